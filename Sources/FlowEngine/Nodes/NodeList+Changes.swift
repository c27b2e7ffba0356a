/// What a client that packs nodes reads of a list, without copying any.
extension NodeList {
  /// The number of nodes.
  package var nodeCount: Int { storage.count }

  /// The id of the node at `index`.
  package func id(at index: Int) -> NodeID { storage[index].id }

  /// The id of the parent of the node at `index`.
  package func parent(at index: Int) -> NodeID? { storage[index].parent }

  /// The numbers of the latest changes of the node at `index`: of where it is and how it is drawn
  /// there, and of what it is and shows.
  package func revisions(at index: Int) -> (geometry: Int, content: Int) {
    storage.withUnsafeBufferPointer { nodes in
      (nodes[index].revisions.geometry, nodes[index].revisions.content)
    }
  }

  /// Calls `body` with the node at `index`, where it is: copying it retains each of its texts.
  package func withNode(at index: Int, _ body: (UnsafePointer<Node>) -> Void) {
    storage.withUnsafeBufferPointer { nodes in
      if let first = nodes.baseAddress { body(first + index) }
    }
  }
}
