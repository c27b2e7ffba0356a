/// The change in flight that follows the progress.
extension Engine {
  /// Lays out the state at the transition's progress.
  @inlinable @inline(never) mutating func follow(_ transition: ProgressTransition, at time: Double)
  {
    if time < transition.end {
      context.moment.progress = transition.progress(at: time)
    } else {
      context.moment.progress = 1
      self.transition = nil
    }
    // The frame's scene shows what is presented; at the next step it is the model again.
    current.scene.progress = context.progress
    layOutAgain()
  }

  /// Notes the velocities at which a change that follows the progress moves nodes, before it may be taken
  /// over.
  @inlinable @inline(never) mutating func noteSpeeds(of transition: ProgressTransition) {
    animator.speeds.removeAll(keepingCapacity: true)
    let rate = transition.rate(at: current.time)
    if rate == 0 { return }
    let progress = context.progress
    layOutFollowed(at: progress)
    animator.notePlaces(in: followed)
    layOutFollowed(at: progress + FollowedSpeed.share)
    animator.noteSpeeds(in: followed, at: rate)
  }

  /// The progress per second at which a new change begins, so that what it moves keeps its velocity.
  ///
  /// - Parameter isFollowing: Whether it takes over from a spring.
  @inlinable @inline(never) mutating func firstRate(
    of transaction: Transaction<Never>, after isFollowing: Bool
  ) -> Double {
    guard case .spring = transaction.timing else { return 0 }
    animator.keepSpeeds(isFollowing)
    if transaction.initialVelocity == .zero, animator.seenSpeeds.isEmpty { return 0 }
    layOutFollowed(at: 0)
    animator.notePlaces(in: followed)
    layOutFollowed(at: FollowedSpeed.share)
    animator.noteSpeeds(in: followed, at: 1)
    current.scene.progress = 1
    return FollowedSpeed.rate(
      of: animator.speeds, keeping: animator.seenSpeeds, or: transaction.initialVelocity)
  }

  /// How far the moments are apart at which is looked for bends, as a share of the way: all lie within it, and none
  /// where the parts of a scene's movement are likely to meet.
  @inlinable static var bendStep: Double { 0.23 }

  /// Lists what moves in a straight line during the change that follows the progress.
  ///
  /// Whether it does is seen in layouts at a few moments; their number keeps what crosses the
  /// straight line at one of them from being taken for it.
  @inlinable mutating func listFollowing() {
    guard let transition, transition.isListed else { return }
    // What differs between the ends is what the second of two layouts in the same memory changes.
    layOutFollowed(at: 1)
    let revision = followed.revision
    layOutFollowed(at: 0)
    let others = current.animations.count
    animator.follow(
      transition, from: followed, changedSince: revision, to: current.nodes,
      into: &current.animations)
    for step in 1...4 where current.animations.count > others {
      let share = Self.bendStep * Double(step)
      layOutFollowed(at: share)
      animator.removeBent(&current.animations, presenting: followed, at: share)
    }
    current.scene.progress = 1
  }

  @inlinable @inline(never) mutating func layOutFollowed(at progress: Double) {
    current.scene.progress = progress
    var list = NodeList()
    swap(&list, &followed)
    list.layOut {
      current.scene.layout(context.moment.environment, context.configuration, into: &$0)
    }
    swap(&list, &followed)
  }
}

/// What tests of a scene need to know about a change that follows the progress.
extension Engine {
  /// The time, in seconds, at which the listed change in flight that follows the progress began;
  /// `nil` if there is none.
  package var followedSince: Double? {
    transition.flatMap { $0.isListed ? $0.begin : nil }
  }

  /// The time, in seconds, at which the listed change in flight that follows the progress ends; `nil` if there
  /// is none.
  package var followedUntil: Double? {
    transition.flatMap { $0.isListed ? $0.end : nil }
  }

  /// Whether a change that follows the progress is in flight, listed or not.
  package var isFollowing: Bool { transition != nil }

  /// Whether a change of a child's is in flight that follows the child's progress.
  package var hasFollowingChild: Bool { S.isComposed && tree.end.isFollowing }

  /// The presented progress; 1 unless a change that follows it is in flight.
  package var presentedProgress: Double { context.moment.progress }
}
