/// Fills a node of a layout in place; valid only during the call that passes it.
///
/// It has the members of `Node`. Each has its default until it is set; a value that the node
/// already had in the last layout is not stored again, so that it is known which nodes have
/// changed, and so that an unchanged text is not retained again.
public struct NodeWriter: ~Copyable {
  @usableFromInline let node: UnsafeMutablePointer<Node>
  /// The members that have been set.
  @usableFromInline var members: NodeMembers
  /// The parts of the node that have changed.
  @usableFromInline var changes: NodeParts

  // A module for WebAssembly is small before it is fast: there, nodes are filled by calls.

  /// Begins a node in place of the one at `node`.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable init(
    _ node: UnsafeMutablePointer<Node>, _ id: NodeID, _ kind: Node.Kind, in parent: NodeID?,
    frame: Rect
  ) {
    self.node = node
    members = NodeMembers(rawValue: 0)
    changes = NodeParts(rawValue: 0)
    if store(text: id, in: &node.pointee.id) { changes.formUnion(.content) }
    if store(kind, in: &node.pointee.kind) { changes.formUnion(.content) }
    if parent != nil || node.pointee.parent != nil,
      store(text: parent, in: &node.pointee.parent)
    {
      changes.formUnion(.content)
    }
    node.pointee.revisions.part = 0
    self.frame = frame
  }

  /// Begins the node of a part, whose id, kind and parent it has already if it was the same part in
  /// the last layout.
  @inlinable @inline(__always) init<Part: ScenePart>(
    _ node: UnsafeMutablePointer<Node>, _ part: Part, _ mark: UInt64, frame: Rect
  ) {
    self.node = node
    members = NodeMembers(rawValue: 0)
    changes = NodeParts(rawValue: 0)
    if !_fastPath(node.pointee.revisions.part == mark) {
      changes.formUnion(Self.identify(node, as: part, mark))
    }
    self.frame = frame
  }

  /// Continues with a node that has been laid out.
  init(_ node: UnsafeMutablePointer<Node>) {
    self.node = node
    members = node.pointee.revisions.members
    changes = []
    // What changes here was not taken over: the next layout does so again.
    node.pointee.revisions.source = 0
  }

  /// Gives a node the id, kind and parent of a part.
  ///
  /// Static, because a writer whose address is not passed on is kept in registers.
  @inlinable @inline(never) static func identify<Part: ScenePart>(
    _ node: UnsafeMutablePointer<Node>, as part: Part, _ mark: UInt64
  ) -> NodeParts {
    let writer = NodeWriter(
      node, part.id, part.kind, in: part.parent?.id, frame: node.pointee.frame)
    node.pointee.revisions.part = mark
    return writer.changes
  }

  /// Sets a member that contains no text.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable mutating func set<Value>(
    _ member: NodeMembers, _ part: NodeParts, _ value: Value, in place: inout Value
  ) {
    members.formUnion(member)
    if store(value, in: &place) { changes.formUnion(part) }
  }

  /// Sets a member that is a text, or contains one.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable mutating func set<Value>(
    _ member: NodeMembers, _ part: NodeParts, text value: Value, in place: inout Value
  ) {
    members.formUnion(member)
    if store(text: value, in: &place) { changes.formUnion(part) }
  }

  /// Records the changes, and resets the members that were set before and are not now.
  ///
  /// - Parameter revision: The number of the next change.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable mutating func end(_ revision: inout Int) {
    if node.pointee.revisions.members != members {
      let stale = node.pointee.revisions.members.subtracting(members)
      node.pointee.revisions.members = members
      if !stale.isEmpty { changes.formUnion(Self.reset(stale, of: node)) }
    }
    if changes.isEmpty { return }
    node.pointee.revisions.leaveGroup()
    let number = UInt32(truncatingIfNeeded: revision)
    if changes.contains(.geometry) { node.pointee.revisions.geometry = number }
    if changes.contains(.content) { node.pointee.revisions.content = number }
    // The engine's other list uses the numbers in between.
    revision &+= 2
  }

  /// Resets members of a node to their defaults.
  ///
  /// Static, because a writer whose address is not passed on is kept in registers.
  /// - Returns: The parts that have changed.
  @usableFromInline @inline(never) static func reset(
    _ stale: NodeMembers, of node: UnsafeMutablePointer<Node>
  ) -> NodeParts {
    var writer = NodeWriter(node)
    writer.reset(stale)
    return writer.changes
  }
}

/// Stores a value that contains no text.
///
/// - Returns: Whether it differs from what was there, bit by bit.
@inlinable @inline(__always) func store<Value>(_ value: Value, in place: inout Value) -> Bool {
  if _fastPath(hasSameBits(&place, value)) { return false }
  place = value
  return true
}

/// Stores a text, or a value that contains one.
///
/// - Returns: Whether it differs from what was there, or has other storage. Equal strings need not
///   have the same bytes, but the same bits are the same text.
@inlinable @inline(__always) func store<Value>(text value: Value, in place: inout Value) -> Bool {
  if _fastPath(hasSameBits(&place, value)) { return false }
  replace(&place, by: value)
  return true
}

/// Not inlined, since a layout that has become large is not given the closures that fill its nodes.
@inlinable @inline(never) func replace<Value>(_ place: inout Value, by value: Value) {
  place = value
}
