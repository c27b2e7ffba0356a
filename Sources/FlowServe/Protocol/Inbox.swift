import FlowEngine
import FlowSnapshots

/// The lines of standard input, in order. Those that come while a worker works are looked at: a `ping` is
/// answered at once, what cancels a request is obeyed, and the rest waits.
final class Inbox {
  private var lines = LineReader(.standardInput, limit: ServeLimits.request)
  private var waiting: [LineReader.Line] = []
  /// The bytes that wait.
  private var size = 0
  /// The request that is being answered.
  private var current: String?
  /// When the input has ended, in seconds.
  private var end: Double?
  /// Why a line could not be read, or an answer not be written.
  private var failure: FileError?

  /// The next line; `nil` after the last one.
  ///
  /// - Throws: `FileError` if the input cannot be read, or a `ping` not be answered.
  func next() throws(FileError) -> LineReader.Line? {
    if let failure { throw failure }
    guard waiting.isEmpty else {
      let line = waiting.removeFirst()
      size -= line.count
      return line
    }
    return try lines.next()
  }

  /// Notes which request is being answered.
  func begin(_ id: String) { current = id }

  /// Ends the answering of a request, and returns whether its client still wants the answer.
  func finish() -> Bool {
    defer { current = nil }
    return current != nil
  }

  /// Looks at what has come, and returns why a worker that works for the request need not go on.
  func look() -> ToolError? {
    do throws(FileError) {
      while end == nil, size <= ServeLimits.request, let line = try lines.nextAtHand() {
        try take(line)
      }
    } catch {
      failure = error
    }
    if current == nil { return ToolError("it was cancelled") }
    guard failure == nil, FileDescriptor.standardOutput.hasReader else {
      return ToolError("nobody reads the answer")
    }
    guard lines.isAtEnd else { return nil }
    let now = MonotonicClock.now
    let end = end ?? now
    self.end = end
    let isOver = now - end > ServeLimits.farewell
    return isOver
      ? ToolError(
        "the input has ended, and it takes more than \(Int(ServeLimits.farewell)) seconds")
      : nil
  }

  private func take(_ line: LineReader.Line) throws(FileError) {
    switch Self.message(line) {
    case .request(let id, "ping", _)?:
      try FileDescriptor.standardOutput.put(Array((Message.result("{}", to: id) + "\n").utf8))
    case .cancellation(let id)?:
      if id == current { current = nil }
      waiting.removeAll { line in
        guard case .request(id, _, _)? = Self.message(line) else { return false }
        size -= line.count
        return true
      }
    default:
      waiting.append(line)
      size += line.count
    }
  }

  /// The message of a line; `nil` for a batch, and for a line without one.
  private static func message(_ line: LineReader.Line) -> Message? {
    guard case .text(let bytes) = line,
      let json = JSONText.value(String(decoding: bytes, as: UTF8.self)),
      case .object = json.content
    else { return nil }
    return Message(json, of: bytes)
  }
}

extension LineReader.Line {
  /// The bytes that it takes.
  fileprivate var count: Int { if case .text(let bytes) = self { bytes.count } else { 0 } }
}
