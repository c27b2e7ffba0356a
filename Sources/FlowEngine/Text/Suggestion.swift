/// What a message says about an unknown name.
package enum Suggestion {
  /// Says that a name of a `kind` is unknown, and which known one is nearest to it.
  package static func unknown(_ kind: String, _ name: String, among known: [String]) -> String {
    "unknown \(kind) '\(name.shown())'" + text(for: name, among: known)
  }

  /// The nearest known name if there is one, otherwise all of them, with the leading punctuation.
  ///
  /// - Complexity: O(*k* · *n*²) for *k* names of *n* bytes.
  package static func text(for name: String, among known: [String]) -> String {
    var best: String?
    var bestDistance = name.utf8.count / 2 + 1
    for candidate in known {
      let distance = editDistance(Array(name.utf8), Array(candidate.utf8), limit: bestDistance)
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    if let best { return "; did you mean '\(best)'?" }
    guard let first = known.first else { return "; there is none here" }
    var list = "'\(first)'"
    for candidate in known.dropFirst() { list += ", '\(candidate)'" }
    return "; expected \(list)"
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbouring bytes between two
  /// names, at most `limit`.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int {
    if first.count > second.count + limit || second.count > first.count + limit { return limit }
    var last: [Int] = []
    var row = Array(0...second.count)
    for i in first.indices {
      let beforeLast = last
      last = row
      row[0] = i + 1
      for j in second.indices {
        let changed = last[j] + (first[i] == second[j] ? 0 : 1)
        row[j + 1] = min(min(last[j + 1], row[j]) + 1, changed)
        if i > 0, j > 0, first[i] == second[j - 1], first[i - 1] == second[j] {
          row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
        }
      }
    }
    return min(row[second.count], limit)
  }
}
