/// The nodes of one layout, back to front, a parent before its children.
///
/// The list keeps its storage from one layout to the next, and a layout fills the nodes where they
/// stand: one that puts in as many nodes as the last one allocates nothing and copies none.
public struct NodeList: Sendable {
  /// The nodes in drawing order.
  @inlinable public var nodes: [Node] { _read { yield storage } }
  /// Animations that go on forever, such as a caret's blinking.
  public internal(set) var repeatingAnimations: [RepeatingAnimation] = []

  /// The nodes; during a layout those of the last one stand behind the first `count`.
  @usableFromInline var storage: [Node] = []
  /// How many nodes this layout has put in.
  @usableFromInline var count = 0
  /// The number of the next change. Lists of one engine number theirs apart.
  @usableFromInline var revision = 0

  /// An empty list.
  @inlinable public init() {}

  /// An empty list whose changes never have the number of one in `other`.
  @inlinable init(sideBySideWith other: NodeList) {
    revision = other.revision ^ 1
  }

  /// Adds a node in front of those that are there.
  ///
  /// - Parameters:
  ///   - id: The node's name.
  ///   - kind: What kind of view it is.
  ///   - parent: The node it is in; it is already there.
  ///   - frame: Where it is, in the parent's coordinates, in points.
  ///   - fill: Sets what is not at its default.
  @inlinable @inline(__always)
  public mutating func append(
    _ id: NodeID, _ kind: Node.Kind = .view, in parent: NodeID? = nil, frame: Rect,
    _ fill: (inout NodeWriter) -> Void = { _ in }
  ) {
    if count == storage.count { grow(id, kind, in: parent, frame: frame) }
    withUnsafeMutablePointer(to: &storage[count]) { node in
      var proxy = NodeWriter(node, id, kind, in: parent, frame: frame)
      fill(&proxy)
      proxy.end(&revision)
    }
    count &+= 1
  }

  /// Adds the node of a part.
  ///
  /// - Parameters:
  ///   - part: Says what the node is called, what kind of view it is, and what it is in.
  ///   - id: The node's name, where the part is a family of nodes.
  ///   - parent: The node it is in, where the part's parent is a family of nodes.
  ///   - frame: Where it is, in the parent's coordinates, in points.
  ///   - fill: Sets what is not at its default.
  @inlinable @inline(__always)
  public mutating func append<Part: ScenePart>(
    _ part: Part, id: NodeID? = nil, in parent: NodeID? = nil, frame: Rect,
    _ fill: (inout NodeWriter) -> Void = { _ in }
  ) {
    append(id ?? part.id, part.kind, in: parent ?? part.parent?.id, frame: frame, fill)
  }

  /// Adds the node of a part, filled from a value, mostly the scene itself.
  ///
  /// A value that is handed over here is read where it stands; one that `fill` captured would be
  /// copied for each node.
  /// - Parameters:
  ///   - part: Says what the node is called, what kind of view it is, and what it is in.
  ///   - id: The node's name, where the part is a family of nodes.
  ///   - parent: The node it is in, where the part's parent is a family of nodes.
  ///   - frame: Where it is, in the parent's coordinates, in points.
  ///   - source: What `fill` reads.
  ///   - fill: Sets what is not at its default.
  @inlinable @inline(__always)
  public mutating func append<Part: ScenePart, Source>(
    _ part: Part, id: NodeID? = nil, in parent: NodeID? = nil, frame: Rect, from source: Source,
    _ fill: (inout NodeWriter, Source) -> Void
  ) {
    append(id ?? part.id, part.kind, in: parent ?? part.parent?.id, frame: frame) { node in
      fill(&node, source)
    }
  }

  /// Adds a node that was made elsewhere; it counts as changed.
  public mutating func append(_ node: Node) {
    var node = node
    node.revisions.members = .all
    node.revisions.number(&revision)
    if count < storage.count { storage[count] = node } else { storage.append(node) }
    count += 1
  }

  /// Adds an animation that repeats as long as it is laid out.
  public mutating func append(_ animation: RepeatingAnimation) {
    repeatingAnimations.append(animation)
  }

  /// Begins a layout anew; what is there is used again.
  @usableFromInline package mutating func beginLayout() {
    count = 0
    if !repeatingAnimations.isEmpty { repeatingAnimations.removeAll(keepingCapacity: true) }
  }

  /// Ends a layout: drops what is left of the last one.
  @usableFromInline package mutating func endLayout() {
    let rest = storage.count - count
    if rest > 0 { storage.removeLast(rest) }
  }

  /// Makes room for one more node than there has been.
  @usableFromInline @inline(never) mutating func grow(
    _ id: NodeID, _ kind: Node.Kind, in parent: NodeID?, frame: Rect
  ) {
    var node = Node(id, kind, in: parent, frame: frame)
    node.revisions.number(&revision)
    storage.append(node)
  }

  /// Sets a property of the node at `index`.
  mutating func set(_ property: AnimatableProperty, at index: Int, to value: AnimatableValue) {
    withUnsafeMutablePointer(to: &storage[index]) { node in
      var proxy = NodeWriter(node)
      proxy.set(property, to: value)
      proxy.end(&revision)
    }
  }

  /// The node of a part that is no family; `nil` if it is not there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  @inlinable public subscript<Part: ScenePart>(part: Part) -> Node? { self[part.id] }

  /// The node of a name; `nil` if it is not there.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public subscript(id: NodeID) -> Node? {
    firstIndex(of: id).map { storage[$0] }
  }

  /// Where the node of a name stands; `nil` if it is not there.
  ///
  /// - Parameter hint: Where it is looked for first: lists of one scene are mostly alike.
  /// - Complexity: O(1) where the hint is right, else O(*n*).
  func firstIndex(of id: NodeID, near hint: Int = 0) -> Int? {
    if hint < storage.count, storage[hint].id == id { return hint }
    return storage.firstIndex { $0.id == id }
  }
}

extension NodeList: Equatable {
  /// Whether the same is seen in both.
  public static func == (list: NodeList, other: NodeList) -> Bool {
    list.storage == other.storage && list.repeatingAnimations == other.repeatingAnimations
  }
}
