/// The nodes of one layout, back to front, a parent before its children.
///
/// The list keeps its storage from one layout to the next, so a layout that puts in as many nodes
/// as the last one allocates nothing.
public struct NodeList: Equatable, Sendable {
  /// The nodes in drawing order.
  public var nodes: [Node] = []
  /// Animations that go on for ever, such as a caret's blinking.
  public var loops: [Loop] = []

  /// An empty list.
  @inlinable public init() {}

  /// Adds a node in front of those that are there.
  @inlinable public mutating func append(_ node: Node) {
    nodes.append(node)
  }

  /// Adds an animation that repeats as long as it is laid out.
  public mutating func append(_ loop: Loop) {
    loops.append(loop)
  }

  /// Takes everything out and keeps the storage.
  @inlinable public mutating func removeAll() {
    nodes.removeAll(keepingCapacity: true)
    loops.removeAll(keepingCapacity: true)
  }

  /// The node of a name; `nil` if it is not there.
  ///
  /// - Complexity: O(*n*), *n* the number of nodes.
  public subscript(id: NodeID) -> Node? {
    firstIndex(of: id).map { nodes[$0] }
  }

  /// Where the node of a name stands; `nil` if it is not there.
  ///
  /// - Parameter hint: Where it is looked for first: lists of one scene are mostly alike.
  /// - Complexity: O(1) where the hint is right, else O(*n*).
  func firstIndex(of id: NodeID, near hint: Int = 0) -> Int? {
    if hint < nodes.count, nodes[hint].id == id { return hint }
    return nodes.firstIndex { $0.id == id }
  }
}
