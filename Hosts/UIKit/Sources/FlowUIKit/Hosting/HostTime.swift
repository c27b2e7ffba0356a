#if canImport(UIKit)
import QuartzCore
import UIKit

/// The time that scenes are told: it goes on while the device sleeps, so that a countdown of half a minute
/// is over after half a minute.
///
/// The system's times of touches and refreshes stand still meanwhile; both differ by what has been slept.
@MainActor final class HostTime {
  static let shared = HostTime()

  /// The seconds that the device has slept.
  private var slept = 0.0

  /// The time now, in seconds.
  var now: TimeInterval { time(at: CACurrentMediaTime()) }

  /// The time of what the system says to have happened at `mediaTime`, in seconds of
  /// `CACurrentMediaTime()`.
  func time(at mediaTime: TimeInterval) -> TimeInterval {
    // Two clocks that are read one after the other differ a little each time.
    let seen = Self.continuousTime - CACurrentMediaTime()
    if abs(seen - slept) > Self.noise { slept = seen }
    return mediaTime + slept
  }

  /// The system's time for a time of the scene's host, in seconds of `CACurrentMediaTime()`.
  func mediaTime(at time: TimeInterval) -> TimeInterval { time - slept }

  private static var continuousTime: TimeInterval {
    TimeInterval(clock_gettime_nsec_np(CLOCK_MONOTONIC_RAW)) / 1e9
  }

  /// The most that two readings differ, in seconds.
  private static let noise = 0.05
}
#endif
