/// The nodes of one layout, back to front, each parent before its children.
///
/// The list keeps its storage from one layout to the next, and a layout fills the nodes in place: a
/// layout with as many nodes as the last one allocates nothing and copies no nodes.
public struct NodeList: Sendable {
  /// The nodes in drawing order.
  @inlinable public var nodes: [Node] { _read { yield storage } }
  /// The animations that repeat forever, such as a caret's blinking.
  @inlinable public var repeatingAnimations: [RepeatingAnimation] { _read { yield repeating } }

  /// The nodes; during a layout, those of the last one follow from `next` on.
  @usableFromInline var storage: [Node] = []
  /// The animations that repeat forever.
  @usableFromInline var repeating: [RepeatingAnimation] = []
  /// The index of each node's parent, -1 for none, as last found by `findParents`.
  @usableFromInline var parents: [Int] = []
  /// Where a layout puts its next node, in place of one of the last layout's; `end` if there is none
  /// left, as always outside of a layout.
  @usableFromInline nonisolated(unsafe) var next: UnsafeMutablePointer<Node>?
  /// The end of the nodes that a layout can reuse.
  @usableFromInline nonisolated(unsafe) var end: UnsafeMutablePointer<Node>?
  /// The number of the next change. The lists of one engine never use the same numbers.
  @usableFromInline var revision = 0

  /// Creates an empty list.
  @inlinable public init() {}

  /// Creates an empty list whose changes never have the same numbers as those of `other`.
  @inlinable init(sideBySideWith other: NodeList) {
    revision = other.revision ^ 1
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
    node.revisions.forget(&revision)
    if isFull { grow(by: node) } else { next?.pointee = node }
    next = next.map { $0 + 1 }
  }

  /// Adds an animation that repeats for as long as layouts add it.
  public mutating func append(_ animation: RepeatingAnimation) {
    repeating.append(animation)
  }

  /// Begins a new layout, which reuses the nodes that are there.
  @inlinable @inline(__always) package mutating func beginLayout() {
    refill(from: 0)
    if !repeating.isEmpty { repeating.removeAll(keepingCapacity: true) }
  }

  /// Exchanges the nodes of two lists of one engine, neither of which is being laid out.
  ///
  /// Parents stay where they are: they are checked wherever they are to be found.
  @inlinable @inline(__always) mutating func exchangeNodes(with other: inout NodeList) {
    swap(&storage, &other.storage)
    swap(&repeating, &other.repeating)
    swap(&revision, &other.revision)
  }

  /// Ends a layout and drops the nodes left over from the last one.
  @inlinable @inline(__always) package mutating func endLayout() {
    if !isFull { removeRest() }
  }

  /// Sets a property of the node at `index`.
  mutating func set(_ property: AnimatableProperty, at index: Int, to value: AnimatableValue) {
    withUnsafeMutablePointer(to: &storage[index]) { node in
      var proxy = NodeWriter(node)
      proxy.set(property, to: value)
      proxy.end(&revision)
    }
  }

  /// The value of a property of the node at `index`; `nil` for a colour that is not set.
  func value(of property: AnimatableProperty, at index: Int) -> AnimatableValue? {
    storage.withUnsafeBufferPointer { property.value(in: $0, at: index) }
  }

  /// The node of a part that is not a family; `nil` if the list does not have it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable public subscript<Part: ScenePart>(part: Part) -> Node? { self[part.id] }

  /// The node with an id; `nil` if the list does not have it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public subscript(id: NodeID) -> Node? {
    firstIndex(of: id).map { storage[$0] }
  }

  /// Whether the list has a node with an id.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public func contains(_ id: NodeID) -> Bool { firstIndex(of: id) != nil }

  /// The index of the node with an id; `nil` if the list does not have it.
  ///
  /// - Parameter hint: The index to try first, since the lists of a scene are mostly alike.
  /// - Complexity: O(1) if the hint is right, else O(*n*), where *n* is the number of nodes.
  func firstIndex(of id: NodeID, near hint: Int = 0) -> Int? {
    if hint < storage.count, storage[hint].id == id { return hint }
    return storage.firstIndex { $0.id == id }
  }
}

extension NodeList: Equatable {
  /// Whether two lists have equal nodes and repeating animations.
  public static func == (list: NodeList, other: NodeList) -> Bool {
    list.storage == other.storage && list.repeatingAnimations == other.repeatingAnimations
  }
}
