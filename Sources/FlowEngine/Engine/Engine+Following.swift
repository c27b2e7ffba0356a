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
