/// The nodes of one layout, back to front, each parent before its children.
///
/// A value: a copy stays as it is, whatever becomes of the list that it was made from.
public struct NodeList: Sendable {
  /// The animations that repeat forever, such as a caret's blinking.
  @inlinable public var repeatingAnimations: [RepeatingAnimation] { _read { yield repeating } }

  /// The nodes in drawing order.
  @usableFromInline var storage: [Node] = []
  /// The animations that repeat forever.
  @usableFromInline var repeating: [RepeatingAnimation] = []
  /// How nodes come and go, in the order of the nodes.
  @usableFromInline var transitions = RareList<PlacedTransition>()
  /// Where the nodes of children are, in the order of the layout.
  @usableFromInline var mounts = RareList<NodeMount>()
  /// The index of each node's parent, -1 for none, as last found by `findParents`.
  @usableFromInline var parents: [Int] = []
  /// The number of the next change. The lists of one engine never use the same numbers; 0 and 1 stand for none.
  @usableFromInline var revision = 2
  /// What the engine has marked: four times the index of the node that keys have put the focus on, 2 if groups of
  /// nodes that may stay are laid out all the same, and 1 if nodes are pressed or hovered. One number, since lists
  /// are copied in many places.
  @usableFromInline var marks = -4

  #if !arch(wasm32)
    /// The groups of nodes that may stay, in the order of the layout.
    @usableFromInline var standing = RareList<StandingNodes>()
  #endif

  /// The index of the node that keys have put the focus on, -1 for none.
  @usableFromInline var marked: Int {
    get { marks >> 2 }
    set { marks = newValue << 2 | marks & 3 }
  }

  /// Whether nodes are marked as pressed or hovered.
  @inlinable var isTouched: Bool {
    get { marks & 1 != 0 }
    set { marks = marks & ~1 | (newValue ? 1 : 0) }
  }

  /// Creates an empty list.
  @inlinable public init() {}

  /// Creates a list of the nodes that a layout adds.
  public init(_ layOut: (inout NodeBuilder) -> Void) {
    self.layOut(layOut)
  }

  /// Creates a list of nodes.
  public init(_ nodes: some Sequence<Node>) {
    self.init { list in
      for node in nodes { list.append(node) }
    }
  }

  /// Creates an empty list whose changes never have the same numbers as those of `other`.
  @inlinable init(sideBySideWith other: NodeList) {
    revision = other.revision ^ 1
    #if !arch(wasm32)
      if other.checksStanding { checkStanding() }
    #endif
  }

  /// Replaces the nodes by those that a layout adds, in the same memory.
  @inlinable @inline(__always) package mutating func layOut(
    _ layOut: (inout NodeBuilder) -> Void
  ) {
    withUnsafeMutablePointer(to: &self) { list in
      var nodes = NodeBuilder(refilling: list)
      layOut(&nodes)
      nodes.finish()
    }
  }

  /// Sets a property of the node at `index`.
  @inline(never) mutating func set(
    _ property: AnimatableProperty, at index: Int, to value: AnimatableValue
  ) {
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
  @inlinable public subscript<Part: ScenePart>(part: Part) -> Node? {
    firstIndex(of: part).map { storage[$0] }
  }

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
  @usableFromInline func firstIndex(of id: NodeID, near hint: Int = 0) -> Int? {
    storage.withUnsafeBufferPointer { nodes in
      if hint < nodes.count, nodes[hint].id == id { return hint }
      var index = 0
      while index < nodes.count, nodes[index].id != id { index &+= 1 }
      return index < nodes.count ? index : nil
    }
  }

  /// The index of the node of a part that is not a family; `nil` if the list does not have it.
  @inlinable func firstIndex<Part: ScenePart>(of part: Part) -> Int? {
    #if !hasFeature(Embedded)
      // Most have the part's number, which is compared sooner than an id.
      if MemoryLayout<Part>.size == 1,
        let index = firstIndex(numbered: NodeBuilder.number(of: part))
      {
        return index
      }
    #endif
    return firstIndex(of: part.id)
  }

  /// The index of the node with a part's number; `nil` if the list does not have it.
  @usableFromInline func firstIndex(numbered part: UInt64) -> Int? {
    storage.withUnsafeBufferPointer { nodes in
      var index = 0
      while index < nodes.count, nodes[index].revisions.part != part { index &+= 1 }
      return index < nodes.count ? index : nil
    }
  }

  /// The index of the node with an id that is found first from the front; `nil` if the list does not have it.
  func lastIndex(of id: NodeID) -> Int? {
    var index = storage.count - 1
    while index >= 0, storage[index].id != id { index -= 1 }
    return index < 0 ? nil : index
  }

  /// The node with the keyboard, if there is one.
  @usableFromInline var focused: NodeID? {
    storage.first { $0.focused && $0.kind == .field }?.id
  }
}

extension NodeList: RandomAccessCollection {
  /// Always 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of nodes.
  @inlinable public var endIndex: Int { storage.count }

  /// The node at an index, read in place.
  @inlinable public subscript(index: Int) -> Node { _read { yield storage[index] } }

  /// Calls `body` with the nodes, where they are: copying one retains each of its texts.
  @inlinable package func withUnsafeBufferPointer<Result>(
    _ body: (UnsafeBufferPointer<Node>) -> Result
  ) -> Result {
    storage.withUnsafeBufferPointer(body)
  }

  /// Whether a property of the node at an index repeats: that is presented, and nothing else moves it.
  func repeats(_ property: AnimatableProperty, at index: Int) -> Bool {
    repeating.contains { $0.property == property && $0.node == storage[index].id }
  }
}

extension NodeList: Equatable {
  /// Whether two lists have equal nodes and repeating animations.
  public static func == (list: NodeList, other: NodeList) -> Bool {
    let areSame = list.withUnsafeBufferPointer { nodes in
      other.withUnsafeBufferPointer { others in
        guard nodes.count == others.count else { return false }
        guard let first = nodes.baseAddress, let other = others.baseAddress, first != other else {
          return true
        }
        // In their places: to go through an array copies each node.
        for index in nodes.indices where first[index] != other[index] { return false }
        return true
      }
    }
    return areSame && list.repeatingAnimations == other.repeatingAnimations
  }
}
