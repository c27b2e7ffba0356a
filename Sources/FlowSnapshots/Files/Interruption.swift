import Platform

/// Removes temporary files, and restores the terminal's mode, when a signal ends the process.
///
/// A signal can come at any instruction, so the paths are kept in memory that is never given back,
/// and the handler calls nothing but `tcsetattr`, `unlink`, `rmdir`, `signal` and `raise`, under a lock. No thread
/// is interrupted while it holds the lock, and none allocates memory then; so the handler waits for a
/// file that another thread is creating, and none is created after it.
package enum Interruption {
  /// The most files that are remembered; what is beyond is left to the next run.
  private static let slotCount = 2048
  private static let pathCapacity = 4096
  /// What ends a process unless it is handled, and comes from outside.
  static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGALRM, SIGXCPU, SIGUSR1, SIGUSR2,
  ]

  /// One flag per slot, set while its path is that of a file to remove.
  nonisolated(unsafe) private static let isUsed: UnsafeMutablePointer<Int32> = {
    let flags = UnsafeMutablePointer<Int32>.allocate(capacity: slotCount)
    flags.initialize(repeating: 0, count: slotCount)
    return flags
  }()

  /// The memory is not touched, and so not taken, before a slot is used.
  nonisolated(unsafe) private static let paths =
    UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * pathCapacity)

  /// The mode of the terminal at standard input to restore, and 1 where there is one.
  nonisolated(unsafe) private static let normalMode: UnsafeMutablePointer<(termios, Int32)> = {
    let mode = UnsafeMutablePointer<(termios, Int32)>.allocate(capacity: 1)
    mode.initialize(to: (termios(), 0))
    return mode
  }()

  /// Held by threads that create, name or remove files, and in the end by the handler.
  nonisolated(unsafe) private static let lock: UnsafeMutablePointer<pthread_mutex_t> = {
    let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    return lock
  }()

  /// The signals that are handled.
  nonisolated(unsafe) private static let handled: UnsafeMutablePointer<sigset_t> = {
    let signals = UnsafeMutablePointer<sigset_t>.allocate(capacity: 1)
    signals.initialize(to: sigset_t())
    sigemptyset(signals)
    for number in numbers { sigaddset(signals, number) }
    return signals
  }()

  /// Begins to clean up when a signal ends the process, unless it was started to ignore it; a
  /// reader that has gone away, and a file over the limit of its size, become errors of `write`.
  package static func cleanUp() {
    _ = isUsed
    _ = paths
    _ = normalMode
    _ = lock
    for number in numbers where !isIgnored(number) {
      handle(number) { Interruption.removeAll($0) }
      // Some parents start their children with all signals blocked.
      var unblocked = sigset_t()
      sigemptyset(&unblocked)
      sigaddset(&unblocked, number)
      sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    }
    // Not ignored: the programs that the tool starts would ignore them, too.
    for number in [SIGPIPE, SIGXFSZ] where !isIgnored(number) { handle(number) { _ in } }
  }

  /// Calls `body`, which must not allocate memory, such that no signal that is handled ends the process
  /// meanwhile.
  static func postponed(_ body: () -> Void) {
    var former = sigset_t()
    pthread_sigmask(SIG_BLOCK, handled, &former)
    pthread_mutex_lock(lock)
    body()
    pthread_mutex_unlock(lock)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }

  /// Creates a file or a folder, and remembers it from the moment at which it is there.
  ///
  /// - Parameters:
  ///   - path: The path, with its end, which `make` may change.
  ///   - make: Creates it and returns a number, negative for a failure, as system calls do. It must not
  ///     allocate memory.
  /// - Returns: The number, the system's code of a failure, and the slot; `nil` if there is no room.
  static func create(
    _ path: inout [CChar], _ make: (UnsafeMutablePointer<CChar>) -> Int32
  ) -> (number: Int32, code: Int32, slot: Int?) {
    var made: (number: Int32, code: Int32, slot: Int?) = (-1, EINVAL, nil)
    path.withUnsafeMutableBufferPointer { path in
      guard let start = path.baseAddress else { return }
      let count = path.count
      postponed {
        made.number = make(start)
        if made.number < 0 { made.code = errno } else { made.slot = remember(start, count) }
      }
    }
    return made
  }

  /// Remembers a file that is to be created; `nil` if there is no room.
  package static func remember(_ path: String) -> Int? {
    var slot: Int?
    path.withCString { path in
      let count = strlen(path) + 1
      postponed { slot = remember(path, count) }
    }
    return slot
  }

  /// Forgets a file that is gone, or has got its name.
  package static func forget(_ slot: Int) {
    postponed { isUsed[slot] = 0 }
  }

  /// Forgets, in a copy of a process, the files and the terminal, which are the other one's.
  static func forgetAll() {
    postponed {
      for slot in 0..<slotCount { isUsed[slot] = 0 }
      normalMode.pointee.1 = 0
    }
  }

  private static func remember(_ path: UnsafePointer<CChar>, _ count: Int) -> Int? {
    guard count <= pathCapacity else { return nil }
    var slot = 0
    while slot < slotCount, isUsed[slot] != 0 { slot += 1 }
    guard slot < slotCount else { return nil }
    memcpy(paths + slot * pathCapacity, path, count)
    isUsed[slot] = 1
    return slot
  }

  // MARK: The terminal

  /// Calls `body` while the terminal at standard input is in a mode, and restores the former one then, or
  /// when a signal ends the process.
  package static func withTerminal<Result, Failure: Error>(
    in mode: termios, insteadOf normal: termios, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let input = FileDescriptor.standardInput.number
    var mode = mode
    postponed {
      normalMode.pointee = (normal, 1)
      tcsetattr(input, TCSANOW, &mode)
    }
    defer { postponed { restoreTerminal() } }
    return try body()
  }

  private static func restoreTerminal() {
    guard normalMode.pointee.1 != 0 else { return }
    tcsetattr(FileDescriptor.standardInput.number, TCSANOW, &normalMode.pointee.0)
    normalMode.pointee.1 = 0
  }

  // MARK: Signals

  /// Removes files and ends the process, as a signal does.
  static func end(_ status: Int32) -> Never {
    pthread_sigmask(SIG_BLOCK, handled, nil)
    cleanUpFinally()
    _exit(status)
  }

  private static func removeAll(_ number: Int32) {
    cleanUpFinally()
    // The parent is to see what has ended the process.
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func cleanUpFinally() {
    // Never given back.
    pthread_mutex_lock(lock)
    restoreTerminal()
    var slot = 0
    while slot < slotCount {
      if isUsed[slot] != 0 { unlink(paths + slot * pathCapacity) }
      slot += 1
    }
    // Folders, which are empty now.
    slot = 0
    while slot < slotCount {
      if isUsed[slot] != 0 { rmdir(paths + slot * pathCapacity) }
      slot += 1
    }
  }

  /// Has a signal handled, during which no other one is.
  private static func handle(_ number: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_mask = handled.pointee
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }

  /// Whether the process does nothing when a signal comes, as its parent may have it.
  static func isIgnored(_ number: Int32) -> Bool {
    var former = sigaction()
    guard sigaction(number, nil, &former) == 0 else { return true }
    #if canImport(Darwin)
      let handler = former.__sigaction_u.__sa_handler
    #else
      let handler = former.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
