import Platform

/// The clock that measures how long work takes.
package enum MonotonicClock {
  /// The time, in seconds.
  package static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
