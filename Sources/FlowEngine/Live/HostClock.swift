/// Turns a host's time stamps into a scene's time, which begins at its origin and never runs back.
///
/// A scene's time is in whole microseconds: a difference of time stamps has noise beyond them, which
/// nobody sees and every recording would have to keep.
@usableFromInline struct HostClock: Sendable {
  /// The host's time at the scene's time 0; `nil` until the first time stamp.
  private var origin: Double?
  /// The scene's time of the last time stamp, in seconds.
  @usableFromInline private(set) var time: Double

  /// Creates a clock that begins at a scene's time, in seconds.
  @usableFromInline init(at time: Double) {
    self.time = time
  }

  /// The scene's time of a time stamp, in seconds from any origin; one that is before the last one
  /// counts as the last one.
  ///
  /// - Throws: `EventError.invalidStamp` for one that is not finite, or too late for a scene's time.
  @usableFromInline func time(of stamp: Double) throws(EventError) -> Double {
    guard stamp.isFinite else { throw .invalidStamp(stamp) }
    guard let origin else { return time }
    let next = max(time, Self.microseconds(stamp - origin))
    guard next <= InputLimits.time else { throw .invalidStamp(stamp) }
    return next
  }

  /// Moves to a time stamp whose scene time is known; the first stamp sets the clock's origin.
  @usableFromInline mutating func take(_ stamp: Double, of time: Double) {
    if origin == nil { origin = stamp - time }
    self.time = time
  }

  /// Goes back to what it was before a call that was refused, and at least to the scene's time, in seconds.
  @usableFromInline mutating func turnBack(to earlier: HostClock, atLeast time: Double) {
    self = earlier
    self.time = max(earlier.time, time)
  }

  private static let perSecond = 1e6

  /// The nearest whole microsecond.
  private static func microseconds(_ time: Double) -> Double {
    let count = time * perSecond
    // Beyond this a number has no fraction of a microsecond.
    guard count.magnitude < 1e15 else { return time }
    return Double(Int64(count + (count < 0 ? -0.5 : 0.5))) / perSecond
  }

  /// The host's time at a scene's time; `nil` before the first time stamp.
  ///
  /// A time stamp of this value is taken as that time or later.
  @usableFromInline func stamp(at time: Double) -> Double? {
    guard let origin else { return nil }
    let nearest = Self.microseconds(time)
    return origin + (nearest < time ? nearest + 1 / Self.perSecond : nearest)
  }
}
