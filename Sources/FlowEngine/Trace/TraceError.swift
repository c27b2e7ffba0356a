/// The reason a trace was rejected, and where.
public struct TraceError: Error, Equatable, Sendable {
  /// The kinds of error.
  public enum Kind: Equatable, Sendable {
    /// The line has more than `InputLimits.lineLength` bytes.
    case lineTooLong
    /// The first line is not a header, or there are no lines.
    case headerMissing
    /// The trace has a version that this reader does not know.
    case unsupportedVersion(Double)
    /// The trace is of a version of its scene that is newer than the scene, or that cannot be read.
    case version(MemberError)
    /// The header names an unknown scene.
    case unknownScene(String, known: [String])
    /// The line is not valid JSON, or not of the form that the trace format requires.
    case json(JSONError)
    /// The engine or the scene rejects the event.
    case event(EventError)
    /// The scene rejects its configuration.
    case configuration(MemberError)
    /// The scene rejects the saved state that the trace begins with.
    case state(MemberError)
    /// A replay of the recording would differ from the session, or be refused; the text has the
    /// difference.
    case recording(String)
    /// The scene can have no node of a name whose text a recording is to show.
    case publicText(EventWarning)
  }

  /// The line at fault, from 1; blank lines count.
  public var line: Int
  /// The column in the line, from 1, counted in UTF-8 bytes.
  public var column: Int
  /// The fault.
  public var kind: Kind

  /// Creates an error at the byte `offset` of a line.
  package init(_ kind: Kind, line: Int, offset: Int = 0) {
    self.line = line
    column = offset + 1
    self.kind = kind
  }

  /// Creates an error from a JSON error in a line.
  init(_ error: JSONError, line: Int) {
    self.init(.json(error), line: line, offset: error.offset)
  }

  /// Returns the error for a line over the limit, for callers that split lines themselves and can
  /// reject a line before its end.
  ///
  /// - Parameter line: The line's number, from 1.
  public static func lineTooLong(line: Int) -> TraceError {
    TraceError(.lineTooLong, line: line, offset: InputLimits.lineLength)
  }
}
