/// Builds the nodes of one layout, back to front, each parent before its children.
///
/// A layout fills the nodes of the last one in place: one with as many nodes allocates nothing and copies
/// no nodes. It cannot be copied, so that nobody else sees nodes that are being filled;
/// `NodeList` is what comes of it.
public struct NodeBuilder: ~Copyable {
  /// The nodes; those of the last layout follow from `next` on.
  @usableFromInline var list: NodeList
  /// Where the layout puts its next node, in place of one of the last layout's; `end` if there is none
  /// left.
  @usableFromInline var next: UnsafeMutablePointer<Node>?
  /// The end of the nodes that the layout can reuse.
  @usableFromInline var end: UnsafeMutablePointer<Node>?

  /// Begins a layout in the memory of the last one, which is empty meanwhile.
  @inlinable @inline(__always) init(reusing last: inout NodeList) {
    list = NodeList()
    swap(&list, &last)
    refill(from: 0)
    if !list.repeating.isEmpty { list.repeating.removeAll(keepingCapacity: true) }
  }

  /// Ends the layout and drops the nodes left over from the last one.
  @inlinable @inline(__always) consuming func finish() -> NodeList {
    if !isFull { removeRest() }
    return list
  }

  // Transparent, as is what they call: what is only always inlined is not inlined into a layout that has
  // become large.

  /// Adds a node in front of the others.
  ///
  /// - Parameters:
  ///   - id: The node's id.
  ///   - kind: The kind of view.
  ///   - parent: The parent, which must have been added already.
  ///   - frame: Its position and size, in the parent's coordinates, in points.
  ///   - fill: Sets the properties that differ from their defaults.
  @inlinable @_transparent
  public mutating func append(
    _ id: NodeID, _ kind: Node.Kind = .view, in parent: NodeID? = nil, frame: Rect,
    _ fill: (inout NodeWriter) -> Void = { _ in }
  ) {
    var node = begin(id, kind, in: parent, frame: frame)
    end(&node, fill)
  }

  /// Adds the node of a part.
  ///
  /// - Parameters:
  ///   - part: The part, which gives the node's id, kind and parent.
  ///   - id: The node's id, if the part is a family of nodes.
  ///   - parent: The parent, if the part's parent is a family of nodes.
  ///   - frame: Its position and size, in the parent's coordinates, in points.
  ///   - fill: Sets the properties that differ from their defaults.
  @inlinable @_transparent
  public mutating func append<Part: ScenePart>(
    _ part: Part, id: NodeID? = nil, in parent: NodeID? = nil, frame: Rect,
    _ fill: (inout NodeWriter) -> Void = { _ in }
  ) {
    // The optimiser inlines more closures where there is a source, which is nothing here.
    append(part, id: id, in: parent, frame: frame, from: ()) { node, _ in fill(&node) }
  }

  /// Adds the node of a part, filled from a value, usually the scene itself.
  ///
  /// A value passed here is read in place; one captured by `fill` would be copied for each node.
  /// - Parameters:
  ///   - part: The part, which gives the node's id, kind and parent.
  ///   - id: The node's id, if the part is a family of nodes.
  ///   - parent: The parent, if the part's parent is a family of nodes.
  ///   - frame: Its position and size, in the parent's coordinates, in points.
  ///   - source: The value that `fill` reads.
  ///   - fill: Sets the properties that differ from their defaults.
  @inlinable @_transparent
  public mutating func append<Part: ScenePart, Source>(
    _ part: Part, id: NodeID? = nil, in parent: NodeID? = nil, frame: Rect, from source: Source,
    _ fill: (inout NodeWriter, Source) -> Void
  ) {
    var node = begin(part, id, in: parent, frame: frame)
    end(&node) { node in fill(&node, source) }
  }

  /// Adds a node that was created elsewhere; it counts as changed.
  public mutating func append(_ node: Node) {
    var node = node
    node.revisions.forget(&list.revision)
    if isFull { grow(by: node) } else { next?.pointee = node }
    next = next.map { $0 + 1 }
  }

  /// Adds an animation that repeats for as long as layouts add it.
  public mutating func append(_ animation: RepeatingAnimation) {
    list.repeating.append(animation)
  }
}
