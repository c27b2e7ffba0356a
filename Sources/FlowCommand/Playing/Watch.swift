import FlowSnapshots

/// The state of the watched cases.
struct Watch {
  var verification: Verification
  private let colors: Colors
  /// The versions of the files when they were last looked at; `nil` before that.
  private var versions: [SnapshotCase: [FileVersion?]]?
  private var results: [SnapshotCase: CaseResult] = [:]
  /// The warnings of the last search.
  private var warned: Set<String> = []

  init(_ verification: Verification, colors: Colors) {
    self.verification = verification
    self.colors = colors
  }

  /// Verifies what has changed since the last look, and reports what is wrong.
  mutating func look(at paths: [String]) throws(CommandError) {
    // An editor that saves a file may move it away for a moment.
    let search = try SnapshotSearch.told(of: paths, except: warned, requiresAll: versions == nil)
    for fault in search.faults where !warned.contains(fault.message) {
      Console.tell(fault.message)
    }
    warned = Set(search.warnings + search.faults.map { $0.message })
    let former = versions
    let all = search.cases + search.obsolete
    let current = Dictionary(
      all.map { ($0, [FileVersion(of: $0.trace), FileVersion(of: $0.golden)]) },
      uniquingKeysWith: { first, _ in first })
    guard current != former else { return }
    let changed = all.filter { current[$0] != former?[$0] }
    versions = current
    results = results.filter { current[$0.key] != nil }
    for result in verification.run(search.only(changed)) { results[result.snapshot] = result }
    try show(all.compactMap { results[$0] }, changed: changed.count, isFirst: former == nil)
  }

  private func show(
    _ results: [CaseResult], changed: Int, isFirst: Bool
  ) throws(CommandError) {
    if !isFirst { try Console.show(line: "") }
    for finding in CaseGroup.findings(of: results, each: false) {
      try Console.show(finding.first, finding.message, in: colors)
    }
    let text = isFirst ? "" : "; \(changed) verified again"
    try Console.show(ResultCounts(results), and: text, in: colors)
    for case let error? in results.map({ $0.pendingError }) { Console.tell(error.message) }
  }
}
