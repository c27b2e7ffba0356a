import FlowSnapshots

/// A line on the terminal that shows the progress of long work; nothing if it is not a terminal.
final class ProgressLine: Sendable {
  private let isShown = FileDescriptor.standardError.isTerminal
  private let start = MonotonicClock.now

  /// Shows the line in place of the previous one.
  func show(_ text: String) {
    guard isShown, MonotonicClock.now - start > 1 else { return }
    put("\r\u{1B}[K\(text)")
  }

  /// Clears the line.
  func clear() {
    if isShown, MonotonicClock.now - start > 1 { put("\r\u{1B}[K") }
  }

  private func put(_ text: String) {
    // Progress is only a courtesy: failures are ignored.
    try? FileDescriptor.standardError.put(Array(text.utf8))
  }
}
