import FlowSnapshots

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line on the terminal that shows the progress of long work; nothing if it is not a terminal.
final class ProgressLine: Sendable {
  private let isShown = FileDescriptor.standardError.isTerminal
  private let start = ProgressLine.now

  /// Shows the line in place of the previous one.
  func show(_ text: String) {
    guard isShown, Self.now - start > 1 else { return }
    put("\r\u{1B}[K\(text)")
  }

  /// Clears the line.
  func clear() {
    if isShown, Self.now - start > 1 { put("\r\u{1B}[K") }
  }

  private func put(_ text: String) {
    // Progress that cannot be shown is not missed.
    try? FileDescriptor.standardError.put(Array(text.utf8))
  }

  /// The time, in seconds, of a monotonic clock.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
