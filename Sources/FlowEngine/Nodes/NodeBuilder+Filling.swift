/// How nodes are filled in place.
///
/// By pointers into the storage of the list, which is found to be uniquely referenced once for a layout,
/// and not for each of its nodes: the builder owns it alone. Whatever changes the number of nodes sets
/// the pointers.
extension NodeBuilder {
  /// Whether there is no node left to be filled.
  @inlinable var isFull: Bool {
    // Optionals are compared in two steps, and so are their bit patterns.
    @inline(__always) get {
      unsafeBitCast(next, to: UInt.self) == unsafeBitCast(end, to: UInt.self)
    }
  }

  /// The place of the next node.
  @inlinable @_transparent mutating func nextPlace() -> UnsafeMutablePointer<Node> {
    if isFull { grow() }
    // Not `nil`, because it is not `end`.
    return next.unsafelyUnwrapped
  }

  /// Begins the next node.
  @inlinable @_transparent mutating func begin(
    _ id: NodeID, _ kind: Node.Kind, in parent: NodeID?, frame: Rect
  ) -> NodeWriter {
    NodeWriter(nextPlace(), id, kind, in: parent, frame: frame)
  }

  /// Begins the next node, of a part.
  @inlinable @_transparent mutating func begin<Part: ScenePart>(
    _ part: Part, _ id: NodeID?, in parent: NodeID?, frame: Rect
  ) -> NodeWriter {
    let node = nextPlace()
    // In Embedded Swift a type has no number.
    #if !hasFeature(Embedded)
      if MemoryLayout<Part>.size == 1, id == nil, parent == nil {
        let type = UInt64(UInt(bitPattern: ObjectIdentifier(Part.self)))
        let mark = type << 8 | UInt64(unsafeBitCast(part, to: UInt8.self))
        return NodeWriter(node, part, mark, frame: frame)
      }
    #endif
    return NodeWriter(
      node, id ?? part.id, part.kind, in: parent ?? part.parent?.id, frame: frame)
  }

  /// Fills a node that has begun, and ends it.
  @inlinable @_transparent mutating func end(
    _ node: inout NodeWriter, _ fill: (inout NodeWriter) -> Void
  ) {
    fill(&node)
    node.end(&list.revision)
    next = node.node + 1
  }

  @usableFromInline @inline(never) mutating func removeRest() {
    if let next, let end { list.storage.removeLast(end - next) }
    end = next
  }

  /// Appends a node when there is none left to reuse.
  @usableFromInline @inline(never) mutating func grow() {
    var node = Node("", frame: .zero)
    node.revisions.number(&list.revision)
    grow(by: node)
  }

  /// Appends a node, which is the next one then.
  mutating func grow(by node: Node) {
    list.storage.append(node)
    refill(from: list.storage.count - 1)
  }

  /// Makes the node at `index` the next one to be filled.
  @inlinable @inline(__always) mutating func refill(from index: Int) {
    let nodes = list.storage.withUnsafeMutableBufferPointer { $0 }
    next = nodes.baseAddress.map { $0 + index }
    end = nodes.baseAddress.map { $0 + nodes.count }
  }
}
