/// The number of cases with each kind of verdict.
package struct ResultCounts: Sendable {
  /// The number of cases of each kind, in the order of the kinds, without those that did not occur.
  package let kinds: [(kind: Verdict.Kind, count: Int)]

  /// Counts results.
  package init(_ results: [CaseResult]) {
    kinds = Verdict.Kind.allCases.compactMap { kind in
      let count = results.count { $0.verdict.kind == kind }
      return count == 0 ? nil : (kind, count)
    }
  }

  /// The number of cases with a kind of verdict.
  package subscript(_ kind: Verdict.Kind) -> Int {
    kinds.first { $0.kind == kind }?.count ?? 0
  }

  /// The number of cases with which something is wrong.
  package var failed: Int { kinds.reduce(0) { $0 + ($1.kind.isWell ? 0 : $1.count) } }

  /// The counts in words, such as `22 passed, 1 differs`.
  package var text: String {
    let failures = kinds.filter { $0.kind != .passed }
    return
      (["\(self[.passed]) passed"]
      + failures.map { VerdictWords.text($0.kind.rawValue, count: $0.count) })
      .joined(separator: ", ")
  }
}
