/// The numbers that all scenes of one tree draw on, so that none is used twice.
@usableFromInline struct TreeNumbers: Sendable {
  /// The number of the next transaction.
  @usableFromInline var transaction = 0
  /// The number of the next edition of a child. It never goes back, not even when a step is undone.
  @usableFromInline var edition = 1
  /// Whether a child has taken part in the step since its parent looked.
  @usableFromInline var hasNews = false

  @inlinable init() {}

  /// Continues behind the numbers that a child has drawn.
  @inlinable @inline(__always) mutating func advance(behind other: TreeNumbers) {
    transaction = other.transaction
    // A child that was restored has drawn some for its own children before it was one of the tree's.
    edition = max(edition, other.edition)
  }

  /// Draws a number for an edition of a child.
  @inlinable mutating func nextEdition() -> Int {
    defer { edition += 1 }
    return edition
  }
}

/// What ends next in the children of a scene.
@usableFromInline struct TreeEnd: Sendable {
  /// When a transaction or timer ends next, in seconds; infinite if none is in flight.
  @usableFromInline var time = Double.infinity
  /// The number of that transaction.
  @usableFromInline var number = Int.max
  /// Whether a finite animation is in flight.
  @usableFromInline var isAnimating = false
  /// Whether a change that follows the progress is in flight.
  @usableFromInline var isFollowing = false
  /// Whether something repeats, in children that are not mounted, too.
  @usableFromInline var isRepeating = false

  @inlinable init() {}

  /// Takes a transaction into account.
  @inlinable mutating func note(_ end: Double, _ number: Int) {
    if end < time || end == time && number < self.number {
      time = end
      self.number = number
    }
  }
}

/// What the engine of a scene knows of the children.
@usableFromInline struct TreeStatus: Sendable {
  /// What ends next.
  @usableFromInline var end = TreeEnd()
  /// The number of the step.
  @usableFromInline var step = StepNumber(1)
  /// How many animations at the end of the frame's list are those of children.
  @usableFromInline var animationCount = 0
  /// The effects that children have requested in this step.
  @usableFromInline var effects: [ChildEffect] = []
  /// The number of changes of the environment.
  @usableFromInline var environmentVersion = 0
  /// Whether this step is about a change of the environment.
  @usableFromInline var hasEnvironmentChange = false
  /// That change.
  @usableFromInline var environmentChange: EnvironmentChange?
  /// The environment before it.
  @usableFromInline var environmentBefore: Environment?
  /// The nodes that are where they are going, by their indices, with their presented frames.
  @usableFromInline var aimed: [(index: Int, frame: Rect)] = []
  /// The node that has the focus.
  @usableFromInline var focused: NodeID?
  /// Whether children may be mounted elsewhere than they have been told.
  @usableFromInline var mayHaveMoved = true
  /// Whether a child is mounted in a node of another one.
  @usableFromInline var mountsInChildren = true
  /// Whether another node may have the focus.
  @usableFromInline var mayHaveFocused = true
  /// The gestures that have begun in a child, which may since have lost them.
  @usableFromInline var begun: OwnedGestures = []
  /// The gestures that have begun on a child's node and are the scene's own: none of their events is a child's.
  @usableFromInline var claimed: OwnedGestures = []

  @inlinable init() {}

  /// Where children are, and who has the focus, is not known.
  @inlinable mutating func forgetPlaces() {
    mayHaveMoved = true
    mayHaveFocused = true
  }

  /// Who has got an event of a gesture.
  @usableFromInline enum Receiver { case child, scene, sceneInPlaceOfChild }

  /// Notes who has got an event of a gesture: what has begun in a child is for its owner alone until it ends, and
  /// what the scene has taken from one is the scene's.
  @usableFromInline mutating func note(_ name: EventName, for receiver: Receiver) {
    guard name.beginsGesture || name.endsGesture else { return }
    let gesture = name.gesture.intersection(.exclusive)
    begun.subtract(gesture)
    claimed.subtract(gesture)
    guard name.beginsGesture else { return }
    switch receiver {
    case .child: begun.formUnion(gesture)
    case .sceneInPlaceOfChild: claimed.formUnion(gesture)
    case .scene: break
    }
  }

  /// Notes what is new in the nodes of children.
  @inlinable mutating func note(_ news: MountNews) {
    if news.contains(.places) { return forgetPlaces() }
    // A child may be mounted in the node of another.
    if mountsInChildren { mayHaveMoved = true }
    if news.contains(.focus) { mayHaveFocused = true }
  }
}
