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
    layOutNodes()
  }

  /// Lists what moves in a straight line during the change that follows the progress.
  ///
  /// Whether it does is seen in layouts at a few moments; their number keeps what crosses the
  /// straight line at one of them from being taken for it.
  @inlinable mutating func listFollowing() {
    guard let transition, transition.isListed else { return }
    layOutFollowed(at: 0)
    let others = current.animations.count
    animator.follow(transition, from: followed, to: current.nodes, into: &current.animations)
    for step in 1...4 where current.animations.count > others {
      let share = 0.23 * Double(step)
      layOutFollowed(at: share)
      animator.removeBent(&current.animations, presenting: followed, at: share)
    }
    current.scene.progress = 1
  }

  @inlinable @inline(never) mutating func layOutFollowed(at progress: Double) {
    current.scene.progress = progress
    var nodes = NodeBuilder(reusing: &followed)
    current.scene.layout(context.moment.environment, context.configuration, into: &nodes)
    followed = nodes.finish()
  }
}

/// What tests of a scene need to know about a change that follows the progress.
extension Engine {
  /// The time, in seconds, at which the listed change in flight that follows the progress began;
  /// `nil` if there is none.
  package var followedSince: Double? {
    transition.flatMap { $0.isListed ? $0.begin : nil }
  }

  /// Whether a change that follows the progress is in flight, listed or not.
  package var isFollowing: Bool { transition != nil }

  /// The presented progress; 1 unless a change that follows it is in flight.
  package var presentedProgress: Double { context.moment.progress }
}
