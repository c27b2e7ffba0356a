import Foundation

/// Measurement of time.
enum Stopwatch {
  /// The processor time of this thread that `work` takes, in nanoseconds.
  ///
  /// Wall time would include whatever else runs on the machine.
  static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let begin = read(CLOCK_THREAD_CPUTIME_ID)
    try work()
    return read(CLOCK_THREAD_CPUTIME_ID) - begin
  }

  /// The time of a monotonic clock, in nanoseconds.
  static var now: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
