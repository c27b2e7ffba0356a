/// What a message says of a name that is not known.
enum Suggestion {
  /// The nearest known name if there is one, else all of them; with the leading punctuation.
  ///
  /// - Complexity: O(*k* · *n*²), *k* names of *n* bytes.
  static func text(for name: String, among known: [String]) -> String {
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

  /// How many bytes have to be put in, taken out or changed, `limit` at the most.
  private static func editDistance(_ first: [UInt8], _ second: [UInt8], limit: Int) -> Int {
    if first.count > second.count + limit || second.count > first.count + limit { return limit }
    var row = Array(0...second.count)
    for (i, a) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, b) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(min(above, row[j]) + 1, diagonal + (a == b ? 0 : 1))
        diagonal = above
      }
    }
    return min(row[second.count], limit)
  }
}
