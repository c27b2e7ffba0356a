import Platform

/// Copies of the process.
enum ProcessCopy {
  /// Copies the process, which must have no other threads.
  ///
  /// Swift hides the call, since most programs have threads.
  /// - Returns: The copy's id, or 0 in the copy; `nil` where the system makes none.
  static func make() -> pid_t? {
    #if os(Linux) || os(macOS)
      guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fork") else { return nil }
      let call = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
      let id = call()
      return id < 0 ? nil : id
    #else
      return nil
    #endif
  }

  /// Does the work of a copy, which ends with the status that it returns.
  ///
  /// It has a thread of its own: on Linux the runtime keeps the number of the thread that was copied for
  /// the copy's, which is another one's, and two threads that wait for one initializer under that number
  /// wait for ever.
  static func run(_ work: () -> Int32) -> Never {
    withoutActuallyEscaping(work) { work in
      // Nothing else runs meanwhile.
      nonisolated(unsafe) let work = work
      Threads.run(apart: { _exit(work()) })
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
