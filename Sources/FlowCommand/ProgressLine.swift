import FlowSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on the terminal that tells how far the work is, once it takes long; nothing in a pipe.
final class ProgressLine: Sendable {
  private let isShown = FileDescriptor.standardError.isTerminal
  private let start = ProgressLine.now

  /// Shows the line in the place of the one before it.
  func show(_ text: String) {
    guard isShown, Self.now - start > 1 else { return }
    put("\r\u{1B}[K\(text)")
  }

  /// Takes the line away.
  func clear() {
    if isShown, Self.now - start > 1 { put("\r\u{1B}[K") }
  }

  private func put(_ text: String) {
    // What cannot be shown is not missed.
    try? FileDescriptor.standardError.put(Array(text.utf8))
  }

  /// Seconds on a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
