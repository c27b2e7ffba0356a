/// Turns a host's time stamps into a scene's time, which begins at its origin and never runs back.
struct HostClock: Sendable {
  /// The host's time at the scene's time 0; `nil` until the first time stamp.
  private var origin: Double?
  /// The scene's time of the last time stamp, in seconds.
  private(set) var time: Double

  /// Creates a clock that begins at a scene's time, in seconds.
  init(at time: Double) {
    self.time = time
  }

  /// Takes a time stamp, in seconds from any origin. One that is before the last one, or not a
  /// number, counts as the last one.
  mutating func take(_ stamp: Double) {
    guard stamp.isFinite else { return }
    guard let origin else {
      self.origin = stamp - time
      return
    }
    time = max(time, stamp - origin)
  }

  /// The host's time at a scene's time; `nil` before the first time stamp.
  func stamp(at time: Double) -> Double? {
    origin.map { $0 + time }
  }
}
