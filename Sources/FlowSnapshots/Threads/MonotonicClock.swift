import Platform

/// The clock that measures how long work takes; it stops while the machine sleeps.
package enum MonotonicClock {
  /// The time, in seconds.
  package static var now: Double {
    var time = timespec()
    #if canImport(Darwin)
      // Its CLOCK_MONOTONIC goes on.
      clock_gettime(CLOCK_UPTIME_RAW, &time)
    #else
      clock_gettime(CLOCK_MONOTONIC, &time)
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
