/// What a client that packs nodes reads of a list, without copying any.
extension NodeList {
  /// The numbers of the latest changes of the node at `index`: of where it is and how it is drawn
  /// there, and of what it is and shows.
  package func revisions(at index: Int) -> (geometry: UInt32, content: UInt32) {
    storage.withUnsafeBufferPointer { nodes in
      (nodes[index].revisions.geometry, nodes[index].revisions.content)
    }
  }

  /// Whether the node at `index` has changed since a number was that of the list's next change.
  ///
  /// Numbers come round: a node that stays the same for 2³¹ changes counts as changed.
  func hasChanged(at index: Int, since revision: Int) -> Bool {
    let first = UInt32(truncatingIfNeeded: revision)
    let (geometry, content) = revisions(at: index)
    return geometry &- first <= UInt32.max / 2 || content &- first <= UInt32.max / 2
  }

  /// Both in one.
  func numbers(at index: Int) -> UInt64 {
    storage.withUnsafeBufferPointer { $0[index].revisions.numbers }
  }

  /// Calls `body` with the node at `index`, where it is: copying it retains each of its texts.
  package func withNode(at index: Int, _ body: (UnsafePointer<Node>) -> Void) {
    storage.withUnsafeBufferPointer { nodes in
      if let first = nodes.baseAddress { body(first + index) }
    }
  }
}
