import FlowEngine

/// What a message says of a name that nobody knows.
enum NearestName {
  /// Says that the name of a `kind` is not known, and which known one is nearest to it.
  static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    "unknown \(kind) '\(name)'" + Suggestion.text(for: name, among: known)
  }
}
