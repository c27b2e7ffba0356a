import Platform

/// Ends copies of a process when the process has ended, whatever has ended it.
///
/// A pipe to which nobody writes: who reads it waits until the other end is closed, which the system does
/// even after SIGKILL. Unlike a signal at the parent's end, it does not depend on the thread that made the
/// copy, reaches the copies that a copy makes, and is the same on every system.
struct Lifeline: Sendable {
  private let held: Int32
  private let watched: Int32

  /// Creates a lifeline; `nil` where the system has no room for one.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    // A program that a copy or the process starts would hold it, too.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (watched, held) = (ends[0], ends[1])
  }

  /// Lets go of the end that the process holds; in a copy at once, or it would wait for itself.
  func release() { close(held) }

  /// Waits until the process has ended, or has released it.
  func wait() {
    var byte: UInt8 = 0
    while read(watched, &byte, 1) < 0, errno == EINTR {}
  }

  /// Closes both ends, when there are no copies any more.
  func end() {
    close(held)
    close(watched)
  }
}
