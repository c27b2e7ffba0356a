/// How a trace ended the process in which it was replayed.
package struct Crash: Equatable, Sendable {
  /// What ended the process.
  package var end: WorkerEnd
  /// What the process said at last, such as the words of a failed precondition; empty for nothing.
  package var words = ""
  /// The line of the trace with which it happened; `nil` if it does not happen when the trace is replayed
  /// alone, or if no line takes long by itself.
  package var line: Int?
  /// The event on that line, such as `pan.changed`; `nil` for another line.
  package var event: String?
  /// The digest of the trace.
  package var digest: UInt64

  /// What happened, in words that other traces share.
  package var reason: String { end.reason(at: event) }

  /// What happened, with the process's own words, and the digest for a quarantine.
  package var message: String {
    reason + (words.isEmpty ? "" : ": \(words)") + "; digest \(Hexadecimal.text(digest))"
  }
}
