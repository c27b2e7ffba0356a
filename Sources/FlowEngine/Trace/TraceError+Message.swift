extension TraceError {
  /// A one-line message with the fault and the expected value.
  public var message: String {
    switch kind {
    case .lineTooLong: "line is longer than \(InputLimits.lineLength) bytes"
    case .headerMissing:
      "the first line must be the header, such as {\"flowTrace\":1,\"scene\":\"glide-card\"}"
    case .unsupportedVersion(let version):
      "trace version \(version.decimalText) cannot be read; expected version \(TraceHeader.version)"
    case .version(let error): error.reason.shown(limit: Self.foreignLength)
    case .unknownScene(let name, let known):
      Suggestion.unknown("scene", name, among: known)
    case .json(let error): error.message
    case .event(let error): error.message.shown(limit: Self.foreignLength)
    case .configuration(let error):
      error.message(in: "configuration").shown(limit: Self.foreignLength)
    case .state(let error): error.message(in: "state").shown(limit: Self.foreignLength)
    case .recording(let text):
      "the recording replays otherwise: \(text)".shown(limit: Self.foreignLength)
    case .publicText(let warning): warning.message.shown(limit: Self.foreignLength)
    }
  }

  /// The error in the form that compilers use: `file:line:column: error: message`.
  public func text(in file: String) -> String {
    "\(file):\(line):\(column): error: \(message)"
  }

  /// The number of characters shown of a message that may quote the trace at any length.
  private static let foreignLength = 500
}
