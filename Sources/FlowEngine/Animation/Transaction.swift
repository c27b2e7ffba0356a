/// A reducer's request to animate the change it makes.
///
/// The engine compares the layout after the change with the presented nodes and animates each
/// property within the transaction's reach that differs. The new animation starts from the
/// presented value; a spring also inherits the velocity.
public struct Transaction<Completion: Equatable & Sendable>: Equatable, Sendable {
  /// The curve or spring that the change follows.
  public var timing: Timing
  /// The nodes that are animated, with their descendants; empty for all nodes.
  public var subtrees: SmallList<NodeID>
  /// The properties that are animated.
  public var properties: PropertySet
  /// The completion that the scene receives when the last animation has ended.
  public var completion: Completion?
  /// Starting values of properties that do not start from the presented value.
  public var starts: SmallList<PropertyStart>
  /// The velocity at which nodes that move begin, such as that of the finger that has let them go, in
  /// points per second; zero if they begin as they are presented, as where it is not finite.
  ///
  /// Springs take it; a timing curve has no velocity. On each axis on which a node moves, its `frame`
  /// takes it; else its `transform` does, and of a node that scrolls its `contentOffset`, the other way
  /// round. It replaces the velocity that the spring would inherit there, unless it is zero on that axis. What does
  /// not move on an axis takes none, and neither does a node inside one that does: it is carried along.
  public var initialVelocity = Point.zero
  /// Whether the completion is sent even if a later change replaces or stops all of the animations; then
  /// it comes at the time of that change, after its frame, and `SceneContext.wasReplaced` is true.
  public var completesWhenReplaced = false
  /// Whether the state's `progress` is animated and the state laid out again at each moment.
  ///
  /// For a change whose nodes do not move in straight lines, or that changes a discrete property
  /// halfway. Only one such transaction is in flight at a time; it reaches all nodes. A spring that takes
  /// over from another begins at the velocity at which nodes are seen to move: of those that it moves,
  /// the one that it moves fastest keeps its velocity along its way. `initialVelocity`, if it is not
  /// zero, is the velocity of the node that the spring moves fastest.
  public var followsProgress = false
  /// Whether frames list the animations of a change that follows the progress.
  ///
  /// Only straight movements with the transaction's timing are listed. Use `false` when the state
  /// keeps changing until the animation ends, such as while a gap to a moving finger closes: nothing
  /// is listed then until the scene calls `SceneContext.listProgress`.
  public var isListed = true

  /// Creates a transaction with the given timing and reach.
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

  /// Returns a transaction that moves the state's `progress` from 0 to 1 and lays the state out
  /// again at each moment.
  ///
  /// - Parameters:
  ///   - timing: The curve or spring that the progress follows.
  ///   - completion: The completion that the scene receives at the end.
  ///   - isListed: Whether frames list the animations; false if the state keeps changing until the
  ///     animation ends.
  @inlinable public static func following(
    _ timing: Timing, completion: Completion? = nil, isListed: Bool = true
  ) -> Transaction {
    var transaction = Transaction(timing, completion: completion)
    transaction.followsProgress = true
    transaction.isListed = isListed
    return transaction
  }
}

extension Transaction {
  /// The transaction without its completion, whose type is the scene's.
  ///
  /// The animator takes these because, were it generic over the completion and not specialized for
  /// each scene, it would be several times slower and would allocate.
  @inlinable var withoutCompletion: Transaction<Never> {
    var transaction = Transaction<Never>(timing, properties: properties, from: starts)
    transaction.subtrees = subtrees
    transaction.followsProgress = followsProgress
    transaction.isListed = isListed
    if initialVelocity.isFinite { transaction.initialVelocity = initialVelocity }
    transaction.completesWhenReplaced = completesWhenReplaced
    return transaction
  }

  /// Whether its spring begins at a velocity of its own.
  var isThrown: Bool {
    guard case .spring = timing else { return false }
    return initialVelocity != .zero
  }

  /// Whether it reaches a property of the node at `index`.
  func reaches(_ property: AnimatableProperty, at index: Int, in list: NodeList) -> Bool {
    properties.contains(property) && reaches(index, in: list)
  }

  /// Whether it reaches the node at `index`.
  @inline(never) func reaches(_ index: Int, in list: NodeList) -> Bool {
    subtrees.isEmpty || subtrees.contains { list.contains(index, in: $0) }
  }
}
