/// The wish of a reducer that the change it makes be animated.
///
/// The engine compares the layout after the change with what is presented and animates each
/// property in the transaction's reach that differs. What it replaces is taken over where it is
/// seen; a spring also takes over the velocity.
public struct Transaction<Completion: Equatable & Sendable>: Equatable, Sendable {
  /// Where a property starts that is not presented yet, such as a page that comes in.
  public struct Start: Equatable, Sendable {
    /// The node.
    public var node: NodeID
    /// The property.
    public var property: AnimatableProperty
    /// The value it starts from.
    public var value: AnimatableValue

    /// Makes a start.
    public init(_ node: NodeID, _ property: AnimatableProperty, from value: AnimatableValue) {
      self.node = node
      self.property = property
      self.value = value
    }
  }

  /// How the change goes.
  public var timing: Timing
  /// The nodes that are animated, with all that is in them; empty for all nodes.
  public var subtrees: [NodeID]
  /// The properties that are animated.
  public var properties: PropertySet
  /// What the reducer is sent at the end.
  public var completion: Completion?
  /// Where properties start that are not to start where they are seen.
  public var starts: [Start]
  /// Whether the state's `progress` is animated and laid out anew at each moment.
  ///
  /// For a change whose nodes do not move on straight lines, or of which something discrete
  /// happens on the way. Only one such transaction is in flight; it reaches all nodes.
  public var followsProgress = false

  /// Makes a transaction.
  public init(
    _ timing: Timing, of subtrees: NodeID..., properties: PropertySet = .all,
    completion: Completion? = nil, from starts: [Start] = []
  ) {
    self.timing = timing
    self.subtrees = subtrees
    self.properties = properties
    self.completion = completion
    self.starts = starts
  }

  /// A transaction that moves the state's `progress` from 0 to 1 and lays it out at each moment.
  public static func following(_ timing: Timing, completion: Completion? = nil) -> Transaction {
    var transaction = Transaction(timing, completion: completion)
    transaction.followsProgress = true
    return transaction
  }
}
