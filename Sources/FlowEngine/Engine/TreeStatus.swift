/// The numbers that all scenes of one tree draw on, so that none is used twice.
@usableFromInline struct TreeNumbers: Sendable {
  /// The number of the next transaction.
  @usableFromInline var transaction = 0
  /// The number of the next change of a node; lists keep the lowest bit of theirs.
  @usableFromInline var revision = 0

  @inlinable init() {}
}

/// What the engine of a scene knows of the children.
@usableFromInline struct TreeStatus: Sendable {
  /// When a child's transaction or timer ends next, in seconds; infinite if none is in flight.
  @usableFromInline var end = Double.infinity
  /// The number of that transaction.
  @usableFromInline var number = Int.max
  /// Whether a finite animation of a child is in flight.
  @usableFromInline var isAnimating = false
  /// How many animations at the end of the frame's list are those of children.
  @usableFromInline var animationCount = 0
  /// The effects that children have requested in this step.
  @usableFromInline var effects: [ChildEffect] = []
  /// The number of changes of the environment.
  @usableFromInline var environmentVersion = 0
  /// The change of the environment that this step is about.
  @usableFromInline var environmentChange: EnvironmentChange?

  @inlinable init() {}

  /// Takes a transaction into account.
  @inlinable mutating func note(_ end: Double, _ number: Int) {
    if end < self.end || end == self.end && number < self.number {
      self.end = end
      self.number = number
    }
  }
}
