/// The wish of a reducer that the change it makes be animated.
///
/// The engine compares the layout after the change with what is presented and animates each
/// property in the transaction's reach that differs. What it replaces is taken over where it is
/// seen; a spring also takes over the velocity.
public struct Transaction<Completion: Equatable & Sendable>: Equatable, Sendable {
  /// How the change goes.
  public var timing: Timing
  /// The nodes that are animated, with all that is in them; empty for all nodes.
  public var subtrees: SmallList<NodeID>
  /// The properties that are animated.
  public var properties: PropertySet
  /// What the reducer is sent at the end.
  public var completion: Completion?
  /// Where properties start that are not to start where they are seen.
  public var starts: SmallList<PropertyStart>
  /// Whether the state's `progress` is animated and laid out anew at each moment.
  ///
  /// For a change whose nodes do not move on straight lines, or of which something discrete
  /// happens on the way. Only one such transaction is in flight; it reaches all nodes.
  public var followsProgress = false

  /// Makes a transaction.
  @inlinable @inline(__always) public init(
    _ timing: Timing, of subtrees: NodeID..., properties: PropertySet = .all,
    completion: Completion? = nil, from starts: SmallList<PropertyStart> = []
  ) {
    self.timing = timing
    self.subtrees = SmallList(subtrees)
    self.properties = properties
    self.completion = completion
    self.starts = starts
  }

  /// A transaction that moves the state's `progress` from 0 to 1 and lays it out at each moment.
  @inlinable public static func following(_ timing: Timing, completion: Completion? = nil)
    -> Transaction
  {
    var transaction = Transaction(timing, completion: completion)
    transaction.followsProgress = true
    return transaction
  }
}

extension Transaction {
  /// All but what is sent at the end, whose type is the scene's.
  ///
  /// The animator takes these: were it generic over the completion and not compiled into each scene,
  /// it would be several times slower, and allocate.
  @inlinable var withoutCompletion: Transaction<Never> {
    var transaction = Transaction<Never>(timing, properties: properties, from: starts)
    transaction.subtrees = subtrees
    transaction.followsProgress = followsProgress
    return transaction
  }

  /// Whether it takes a property of the node at `index`.
  func reaches(_ property: AnimatableProperty, at index: Int, in list: NodeList) -> Bool {
    properties.contains(property) && reaches(index, in: list)
  }

  /// Whether it takes the node at `index`.
  func reaches(_ index: Int, in list: NodeList) -> Bool {
    subtrees.isEmpty || subtrees.contains { list.contains(index, in: $0) }
  }
}
