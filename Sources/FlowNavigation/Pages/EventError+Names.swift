import FlowEngine

extension EventError {
  /// The error for a name in a value that none of those known is.
  ///
  /// - Parameter place: Its place in the value; empty for the value itself.
  static func unknownName(
    _ kind: String, _ name: String, among known: [String], at place: String = ""
  ) -> EventError {
    .invalidValue(MemberError(Suggestion.unknown(kind, name, among: known), of: place))
  }
}
