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

  /// Has traps end the process at once, whatever the runtime would like to tell of them.
  static func endAtTraps() {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] {
      _ = Platform.signal(signal, SIG_DFL)
    }
  }
}
