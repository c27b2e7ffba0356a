/// The number of verdicts of each kind, and the digest of all.
package struct FleetCounts: Sendable {
  private var counts: [FleetVerdict.Kind: Int] = [:]
  private var hash = XXHash64()
  /// The number of lines that have no verdict, because they are not of the sample.
  package var leftOut = 0

  /// Counts nothing.
  package init() {}

  /// Adds a verdict and its line.
  package mutating func add(_ kind: FleetVerdict.Kind, _ line: [UInt8]) {
    counts[kind, default: 0] += 1
    line.withUnsafeBufferPointer { hash.add($0) }
  }

  /// The number of verdicts of a kind.
  package subscript(_ kind: FleetVerdict.Kind) -> Int { counts[kind] ?? 0 }

  /// The number of all verdicts.
  package var all: Int { counts.values.reduce(0, +) }

  /// The number of failed verdicts.
  package var failed: Int { counts.reduce(0) { $0 + ($1.key.isWell ? 0 : $1.value) } }

  /// The digest of all lines.
  package var digest: String { Hexadecimal.text(hash.value) }

  /// The counts in words, such as `22 passed, 1 differs`.
  package var text: String {
    let parts = FleetVerdict.Kind.allCases.filter { self[$0] > 0 }
      .map { VerdictWords.text($0.rawValue, count: self[$0]) }
    return parts.isEmpty ? "none" : parts.joined(separator: ", ")
  }
}
