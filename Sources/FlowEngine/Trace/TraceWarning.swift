/// A probable mistake in a trace, and its place.
public struct TraceWarning: Equatable, Sendable {
  /// The most warnings that are kept of a trace.
  public static let limit = 20

  /// The line, from 1; blank lines count.
  public var line: Int
  /// The column in the line, from 1, counted in UTF-8 bytes.
  public var column: Int
  /// The suspicion.
  public var warning: EventWarning

  /// The warning in the form that compilers use: `file:line:column: warning: message`.
  public func text(in file: String) -> String {
    "\(file):\(line):\(column): warning: \(warning.message.shown(limit: 500))"
  }
}
