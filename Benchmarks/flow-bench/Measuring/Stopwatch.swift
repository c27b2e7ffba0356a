import Foundation

/// Time taken.
enum Stopwatch {
  /// Processor time of this thread that `work` takes, in nanoseconds.
  ///
  /// Not wall time: what else runs on the machine would be part of it.
  static func nanoseconds(_ work: () throws -> Void) rethrows -> Double {
    let begin = read(CLOCK_THREAD_CPUTIME_ID)
    try work()
    return read(CLOCK_THREAD_CPUTIME_ID) - begin
  }

  /// A clock that only goes forward, in nanoseconds.
  static var now: Double { read(CLOCK_MONOTONIC) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
