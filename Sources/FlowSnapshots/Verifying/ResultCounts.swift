/// How many cases came out how.
package struct ResultCounts: Sendable {
  /// How many cases there were of each sort, in the order of the sorts, without those there were
  /// none of.
  package let kinds: [(kind: Verdict.Kind, count: Int)]

  /// Counts results.
  package init(_ results: [CaseResult]) {
    kinds = Verdict.Kind.allCases.compactMap { kind in
      let count = results.count { $0.verdict.kind == kind }
      return count == 0 ? nil : (kind, count)
    }
  }

  /// How many cases came out so.
  package subscript(_ kind: Verdict.Kind) -> Int {
    kinds.first { $0.kind == kind }?.count ?? 0
  }

  /// How many cases did not pass.
  package var failed: Int { kinds.reduce(0) { $0 + ($1.kind == .passed ? 0 : $1.count) } }

  /// How many cases there were.
  package var all: Int { failed + self[.passed] }

  /// The counts in words, such as `22 passed, 1 differs`.
  package var text: String {
    let failures = kinds.filter { $0.kind != .passed }
    return (["\(self[.passed]) passed"] + failures.map { $0.kind.text(count: $0.count) })
      .joined(separator: ", ")
  }

  /// How many of them wait for somebody to decide.
  package var pending: Int { kinds.reduce(0) { $0 + ($1.kind.isPending ? $1.count : 0) } }

}

extension Verdict.Kind {
  /// So many results of the sort, in words.
  fileprivate func text(count: Int) -> String {
    switch self {
    case .passed: "\(count) passed"
    case .differs: count == 1 ? "1 differs" : "\(count) differ"
    case .missingGolden, .obsoleteGolden, .unreadableGolden, .mergeConflict, .traceError,
      .fileError:
      "\(count) \(rawValue)\(count == 1 ? "" : "s")"
    }
  }
}
