/// Verdicts and their numbers in words.
enum VerdictWords {
  /// A number of verdicts of a kind.
  static func text(_ kind: String, count: Int) -> String {
    switch kind {
    case "passed", "replayed", "crashed", "quarantined": "\(count) \(kind)"
    case "differs": count == 1 ? "1 differs" : "\(count) differ"
    default: "\(count) \(kind)\(count == 1 ? "" : "s")"
    }
  }
}
