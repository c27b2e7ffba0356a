/// Finds the nodes that changed from one frame to the next, for a client that draws with its own
/// views.
///
/// It compares revisions, not nodes. Use one for each engine, and update it with each drawn frame.
public struct NodeChanges: Sendable {
  private var ids: [NodeID] = []
  private var revisions: [UInt64] = []
  private var places = NodePlaces(capacity: 0)

  /// Begins with no nodes, so that all of the first frame are changed.
  public init() {}

  /// Visits the differences from the last frame.
  ///
  /// - Parameters:
  ///   - nodes: The nodes of the frame to draw.
  ///   - remove: Called with each removed node.
  ///   - update: Called with each node that is new, has changed or may have, and with its index, back
  ///     to front.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public mutating func update(
    to nodes: borrowing NodeList, remove: (NodeID) -> Void, update: (Int, borrowing Node) -> Void
  ) {
    if !hasIDs(of: nodes) {
      places.fill(from: nodes)
      for id in ids where places.place(of: id, in: nodes) == nil { remove(id) }
      ids.removeAll(keepingCapacity: true)
      for index in nodes.storage.indices { ids.append(nodes[index].id) }
    }
    for index in nodes.storage.indices {
      nodes.withNode(at: index) { node in
        let revision = node.pointee.revisions.numbers
        if index < revisions.count, revisions[index] == revision { return }
        update(index, node.pointee)
        if index < revisions.count {
          revisions[index] = revision
        } else {
          revisions.append(revision)
        }
      }
    }
    if revisions.count > nodes.storage.count {
      revisions.removeLast(revisions.count - nodes.storage.count)
    }
  }

  private func hasIDs(of nodes: borrowing NodeList) -> Bool {
    guard ids.count == nodes.storage.count else { return false }
    for index in ids.indices {
      // A node that has not changed is the same.
      if nodes.numbers(at: index) == revisions[index] { continue }
      if ids[index] != nodes[index].id { return false }
    }
    return true
  }
}
