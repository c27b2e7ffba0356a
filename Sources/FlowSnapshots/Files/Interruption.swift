#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Removes temporary files when the user, or the system, ends the process with INT or TERM.
///
/// A signal can come at any instruction, so the paths are kept in memory that is never given back,
/// and the handler calls nothing but `unlink`, `signal` and `raise`.
package enum Interruption {
  /// The most files that are remembered; what is beyond is left to the next run.
  private static let slotCount = 2048
  private static let pathCapacity = 4096

  /// One flag per slot, set while its path is that of a file to remove.
  nonisolated(unsafe) private static let isUsed: UnsafeMutablePointer<Int32> = {
    let flags = UnsafeMutablePointer<Int32>.allocate(capacity: slotCount)
    flags.initialize(repeating: 0, count: slotCount)
    return flags
  }()

  /// The memory is not touched, and so not taken, before a slot is used.
  nonisolated(unsafe) private static let paths =
    UnsafeMutablePointer<CChar>.allocate(capacity: slotCount * pathCapacity)

  /// Held by threads that change the flags; the handler cannot wait for it.
  private static let lock = Guarded(())

  /// Begins to remove files on INT and TERM, unless the process was started to ignore them.
  package static func cleanUp() {
    _ = isUsed
    _ = paths
    for number in [SIGINT, SIGTERM] {
      var former = sigaction()
      guard sigaction(number, nil, &former) == 0, !former.isIgnored else { continue }
      signal(number) { Interruption.removeAll($0) }
      // Some parents start their children with all signals blocked.
      var unblocked = sigset_t()
      sigemptyset(&unblocked)
      sigaddset(&unblocked, number)
      sigprocmask(SIG_UNBLOCK, &unblocked, nil)
    }
  }

  /// Remembers a file; `nil` if there is no room.
  static func remember(_ path: String) -> Int? {
    lock.withLock { _ in
      guard let slot = (0..<slotCount).first(where: { isUsed[$0] == 0 }) else { return nil }
      var path = path
      return path.withUTF8 { bytes in
        guard bytes.count < pathCapacity else { return nil }
        let start = paths + slot * pathCapacity
        for (index, byte) in bytes.enumerated() { start[index] = CChar(bitPattern: byte) }
        start[bytes.count] = 0
        isUsed[slot] = 1
        return slot
      }
    }
  }

  /// Forgets a file that is gone.
  static func forget(_ slot: Int) {
    lock.withLock { _ in isUsed[slot] = 0 }
  }

  private static func removeAll(_ number: Int32) {
    for slot in 0..<slotCount where isUsed[slot] != 0 {
      unlink(paths + slot * pathCapacity)
    }
    // The parent is to see what has ended the process.
    signal(number, SIG_DFL)
    raise(number)
  }
}

extension sigaction {
  /// Whether the signal is ignored.
  fileprivate var isIgnored: Bool {
    #if canImport(Darwin)
      let handler = __sigaction_u.__sa_handler
    #else
      let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
