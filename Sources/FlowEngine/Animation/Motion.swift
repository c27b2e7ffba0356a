/// What the engine needs of a transaction to animate a change.
///
/// Kept apart from what is sent at the end, whose type is the scene's: what is generic over it and
/// not compiled into each scene would be several times slower, and allocate.
@usableFromInline struct Motion: Sendable {
  /// How the change goes.
  @usableFromInline let timing: Timing
  /// The nodes that are animated, with all that is in them; empty for all nodes.
  let subtrees: Few<NodeID>
  /// The properties that are animated.
  let properties: PropertySet
  /// Where properties start that are not to start where they are seen.
  let starts: Few<PropertyStart>
  /// Whether the state's progress is animated and laid out anew at each moment.
  @usableFromInline let followsProgress: Bool

  @usableFromInline init(
    _ timing: Timing, _ subtrees: Few<NodeID>, _ properties: PropertySet,
    _ starts: Few<PropertyStart>, followsProgress: Bool
  ) {
    self.timing = timing
    self.subtrees = subtrees
    self.properties = properties
    self.starts = starts
    self.followsProgress = followsProgress
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

extension Motion {
  /// What the engine needs of a transaction.
  @inlinable init<Completion>(_ transaction: borrowing Transaction<Completion>) {
    self.init(
      transaction.timing, transaction.subtrees, transaction.properties, transaction.starts,
      followsProgress: transaction.followsProgress)
  }
}
