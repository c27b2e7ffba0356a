/// Builds the nodes of one layout, back to front, each parent before its children.
///
/// A layout fills the nodes of the last one in place: one with as many nodes allocates nothing and copies
/// no nodes. It cannot be copied, so that nobody else sees nodes that are being filled;
/// `NodeList` is what comes of it.
public struct NodeBuilder: ~Copyable {
  /// Where the list is that is filled, which nobody else sees meanwhile. It is not in here, because giving it
  /// out again would count references to each of its arrays.
  @usableFromInline let place: UnsafeMutablePointer<NodeList>
  /// Where the layout puts its next node, in place of one of the last layout's; `end` if there is none
  /// left.
  @usableFromInline var next: UnsafeMutablePointer<Node>?
  /// The end of the nodes that the layout can reuse.
  @usableFromInline var end: UnsafeMutablePointer<Node>?
  /// Where the next child's place is noted, in place of one of the last layout's; `endMount` if there is none
  /// left.
  @usableFromInline var nextMount: UnsafeMutablePointer<NodeMount>?
  @usableFromInline var endMount: UnsafeMutablePointer<NodeMount>?
  /// What is new in the nodes of children.
  @usableFromInline var news: MountNews
  /// The number of the engine's step; 0 for no engine's.
  @usableFromInline var step = StepNumber(0)
  #if !arch(wasm32)
    /// Where the next group of nodes that may stay is noted, in place of one of the last layout's; `nil` at
    /// first.
    @usableFromInline var nextStanding: UnsafeMutablePointer<StandingNodes>?
    @usableFromInline var endStanding: UnsafeMutablePointer<StandingNodes>?
    /// Whether such a group is being laid out.
    @usableFromInline var isInGroup = false
  #endif

  /// Begins a layout in the memory of the last one.
  @inlinable @inline(__always) init(refilling place: UnsafeMutablePointer<NodeList>) {
    self.place = place
    news = MountNews(rawValue: 0)
    nextMount = nil
    endMount = nil
    #if !arch(wasm32)
      nextStanding = nil
      endStanding = nil
    #endif
    // Nodes are filled by pointers into the list's memory, which is found to be uniquely referenced once
    // for a layout, and not for each of its nodes: the builder owns it alone.
    let nodes = place.pointee.storage.withUnsafeMutableBufferPointer { $0 }
    next = nodes.baseAddress
    end = nodes.baseAddress.map { $0 + nodes.count }
    if !list.repeating.isEmpty { list.repeating.empty() }
    if !list.transitions.isEmpty { list.transitions.removeAll() }
    if !list.mounts.isEmpty { beginMounts() }
  }

  /// Ends the layout and drops the nodes left over from the last one.
  @inlinable @inline(__always) mutating func finish() {
    if !isFull { removeRest() }
    if nextMount != endMount { removeMounts() }
  }

  /// The nodes; those of the last layout follow from `next` on.
  @inlinable var list: NodeList {
    @inline(__always) _read { yield place.pointee }
    @inline(__always) nonmutating _modify { yield &place.pointee }
  }

  // Transparent: what is only always inlined is not inlined into a layout that has become large.

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
    if isFull { grow() }
    // Not `nil`, because it is not `end`.
    var node = NodeWriter(next.unsafelyUnwrapped, id, kind, in: parent, frame: frame)
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
    append(part, id, in: parent, frame: frame, from: ()) { node, _ in fill(&node) }
  }

  /// Adds the node of a part, filled from a value.
  @inlinable @_transparent mutating func append<Part: ScenePart, Source>(
    _ part: Part, _ id: NodeID?, in parent: NodeID?, frame: Rect, from source: Source,
    _ fill: (inout NodeWriter, Source) -> Void
  ) {
    var node = begin(part, id, in: parent, frame: frame)
    end(&node) { node in fill(&node, source) }
  }

  /// Begins the next node, of a part.
  @inlinable @_transparent mutating func begin<Part: ScenePart>(
    _ part: Part, _ id: NodeID?, in parent: NodeID?, frame: Rect
  ) -> NodeWriter {
    if isFull { grow() }
    // Not `nil`, because it is not `end`.
    let node = next.unsafelyUnwrapped
    #if !hasFeature(Embedded)
      if MemoryLayout<Part>.size == 1, id == nil, parent == nil {
        return NodeWriter(node, part, Self.number(of: part), frame: frame)
      }
    #endif
    return NodeWriter(
      node, id ?? part.id, part.kind, in: parent ?? part.parent?.id, frame: frame)
  }

  // In Embedded Swift a type has no number.
  #if !hasFeature(Embedded)
    /// A number of a part of one byte, and of its type.
    @inlinable @_transparent static func number<Part: ScenePart>(of part: Part) -> UInt64 {
      let type = UInt64(UInt(bitPattern: ObjectIdentifier(Part.self)))
      return type << 8 | UInt64(unsafeBitCast(part, to: UInt8.self))
    }
  #endif

  /// Fills a node that has begun, and ends it.
  @inlinable @_transparent mutating func end(
    _ node: inout NodeWriter, _ fill: (inout NodeWriter) -> Void
  ) {
    fill(&node)
    node.end(&list.revision)
    next = node.node + 1
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

  // MARK: Memory

  /// Whether there is no node left to be filled.
  @inlinable var isFull: Bool {
    // Optionals are compared in two steps, and so are their bit patterns.
    @inline(__always) get {
      unsafeBitCast(next, to: UInt.self) == unsafeBitCast(end, to: UInt.self)
    }
  }

  @usableFromInline @inline(never) mutating func removeRest() {
    if let next, let end { list.storage.removeLast(end - next) }
    end = next
    // Those that were behind them are elsewhere, or gone.
    news.formUnion(.places)
  }

  /// Appends a node when there is none left to reuse.
  @usableFromInline @inline(never) mutating func grow() {
    #if !arch(wasm32)
      // Few screens have so few nodes that they are in need of less.
      if list.storage.isEmpty { list.storage.reserveCapacity(32) }
    #endif
    grow(by: Node("", frame: .zero))
    next?.pointee.revisions.number(&list.revision)
  }

  /// Appends a node, which is the next one then.
  mutating func grow(by node: consuming Node) {
    list.storage.append(node)
    let nodes = place.pointee.storage.withUnsafeMutableBufferPointer { $0 }
    end = nodes.baseAddress.map { $0 + nodes.count }
    next = end.map { $0 - 1 }
  }
}
