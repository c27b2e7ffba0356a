/// Why a trace was rejected, and where.
public struct TraceError: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Kind: Equatable, Sendable {
    /// The line has more than `InputLimits.lineLength` bytes.
    case lineTooLong
    /// The first line is no header, or there is no line.
    case headerMissing
    /// The trace is of a version that this reader does not know.
    case unsupportedVersion(Double)
    /// The header names a scene that nobody knows.
    case unknownScene(String, known: [String])
    /// The line is not the JSON that it has to be.
    case json(JSONError)
    /// The event cannot be taken.
    case event(EventError)
    /// The scene rejects its configuration.
    case configuration(MemberError)
    /// The scene cannot go on from the state that the trace begins with.
    case state(MemberError)
  }

  /// The line at fault, from 1; blank lines count.
  public var line: Int
  /// The place in the line, from 1, counted in bytes of UTF-8.
  public var column: Int
  /// What is wrong.
  public var kind: Kind

  /// Creates an error of the byte at `offset` in a line.
  init(_ kind: Kind, line: Int, offset: Int = 0) {
    self.line = line
    column = offset + 1
    self.kind = kind
  }

  /// Creates an error of what the JSON reader found in a line.
  init(_ error: JSONError, line: Int) {
    self.init(.json(error), line: line, offset: error.offset)
  }

  /// The error for a line over the limit, for callers that split lines themselves and need not wait
  /// for its end.
  ///
  /// - Parameter line: The line's number, from 1.
  public static func lineTooLong(line: Int) -> TraceError {
    TraceError(.lineTooLong, line: line, offset: InputLimits.lineLength)
  }
}
