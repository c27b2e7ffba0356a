import Platform

/// A copy of the process that does some work, so that what ends it ends nothing else.
package enum Worker {
  /// How a worker ended.
  package enum Outcome: Equatable, Sendable {
    /// By itself, with a status.
    case finished(Int32)
    /// By a signal, as a trap does.
    case crashed(signal: Int32)
    /// It was stopped, for it made no progress.
    case stuck
  }

  /// How often a worker is asked whether it makes progress, in microseconds.
  private static let pause: UInt32 = 2_000

  /// Runs some work in a copy of the process, which must have no other threads. The copy ends with it.
  ///
  /// - Parameters:
  ///   - isQuiet: Whether what the work tells of a trap is dropped.
  ///   - isStuck: Asked now and then; ends the work if it returns true.
  ///   - work: The work; returns the exit status.
  /// - Returns: How it ended; `nil` where the system makes no copies, and nothing was done.
  package static func run(
    isQuiet: Bool = false, isStuck: () -> Bool = { false }, _ work: () -> Int32
  ) -> Outcome? {
    guard let lifeline = Lifeline() else { return nil }
    defer { lifeline.end() }
    guard let child = ProcessCopy.make() else { return nil }
    if child == 0 {
      lifeline.release()
      ProcessCopy.endAtTraps()
      if isQuiet {
        let null = open("/dev/null", O_WRONLY)
        if null >= 0 { dup2(null, STDERR_FILENO) }
      }
      ProcessCopy.run(until: lifeline, work)
    }
    var status: Int32 = 0
    while true {
      let done = waitpid(child, &status, WNOHANG)
      if done == child { break }
      if done < 0, errno != EINTR { return .finished(2) }
      if isStuck() {
        kill(child, SIGKILL)
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return .stuck
      }
      usleep(pause)
    }
    let signal = status & 0x7F
    return signal == 0 ? .finished(status >> 8 & 0xFF) : .crashed(signal: signal)
  }
}
