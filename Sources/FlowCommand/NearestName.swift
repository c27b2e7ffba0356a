import FlowEngine

/// What a message says about an unknown name.
enum NearestName {
  /// Says that a name of a `kind` is unknown, and which known one is nearest to it.
  static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    "unknown \(kind) '\(name)'" + Suggestion.text(for: name, among: known)
  }
}
