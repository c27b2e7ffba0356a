import Platform

#if os(Linux) || os(macOS)
  // Swift hides the call, since most programs have threads. By its name it is there in a static executable, too,
  // where no symbol can be looked up.
  @_silgen_name("fork") private func fork() -> pid_t
#endif

/// Copies of the process.
enum ProcessCopy {
  /// Copies the process, which must have no other threads.
  ///
  /// - Returns: The copy's id, or 0 in the copy; `nil` where the system makes none.
  static func make() -> pid_t? {
    #if os(Linux) || os(macOS)
      var id: pid_t = -1
      // A lock that another thread holds, as in tests, would never be free in the copy.
      Interruption.postponed { id = fork() }
      return id < 0 ? nil : id
    #else
      return nil
    #endif
  }

  /// The status of a copy that has ended because the process has.
  static var leftStatus: Int32 { 93 }

  /// Does the work of a copy, which ends with the status that it returns, or when the process ends.
  ///
  /// It has a thread of its own: on Linux the runtime keeps the number of the thread that was copied for
  /// the copy's, which is another one's, and two threads that wait for one initializer under that number
  /// wait for ever.
  static func run(until lifeline: Lifeline, _ work: () -> Int32) -> Never {
    Interruption.forgetAll()
    withoutActuallyEscaping(work) { work in
      // Nothing else runs meanwhile but the wait, which touches nothing.
      nonisolated(unsafe) let work = work
      Threads.run(beside: { _exit(work()) }) { isBeside in
        guard isBeside else { _exit(work()) }
        lifeline.wait()
        Interruption.end(leftStatus)
      }
    }
    _exit(2)
  }

  /// Has traps end the process at once, whatever the runtime would like to tell of them.
  static func endAtTraps() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      _ = Platform.signal(signal, SIG_DFL)
    }
  }
}
