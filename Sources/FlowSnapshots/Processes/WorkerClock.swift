import Platform

/// Ends a worker by a signal that takes too long, without anybody who watches it.
package struct WorkerClock: Sendable {
  let limits: WorkerLimits

  /// A worker that waits takes no processor time; so long, in multiples of the limit, may it wait.
  private static let patience = 30.0

  /// Begins the time of the next trace.
  ///
  /// - Parameter count: The length of the trace, in bytes.
  package func restart(forBytes count: Int = 0) {
    let seconds = limits.seconds(forBytes: count)
    Self.set(Self.processorTime, seconds)
    Self.set(Self.realTime, seconds * Self.patience)
  }

  /// The processor time that the process has taken, and the time, in seconds.
  package struct Reading {
    fileprivate let processor: Double
    fileprivate let real = MonotonicClock.now

    package init() {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      processor = Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
  }

  /// Whether more than half of the time of a trace is over.
  ///
  /// The timers would not do: they count in steps that are longer than short limits.
  /// - Parameters:
  ///   - start: When it began.
  ///   - count: The length of the trace, in bytes.
  package func isHalfOver(since start: Reading, forBytes count: Int) -> Bool {
    let half = limits.seconds(forBytes: count) / 2
    let now = Reading()
    return now.processor - start.processor > half || now.real - start.real > half * Self.patience
  }

  /// Ends the time of a trace.
  func stop() {
    Self.set(Self.processorTime, 0)
    Self.set(Self.realTime, 0)
  }

  /// What the timers send.
  static let signals = [SIGPROF, SIGALRM]

  #if canImport(Glibc)
    private static let processorTime = Int32(ITIMER_PROF.rawValue)
    private static let realTime = Int32(ITIMER_REAL.rawValue)
  #else
    private static let processorTime = ITIMER_PROF
    private static let realTime = ITIMER_REAL
  #endif

  private static func set(_ which: Int32, _ seconds: Double) {
    var timer = itimerval()
    timer.it_value.tv_sec = Int(seconds)
    timer.it_value.tv_usec = .init((seconds - seconds.rounded(.down)) * 1_000_000)
    setitimer(which, &timer, nil)
  }
}
