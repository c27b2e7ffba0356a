import FlowEngine

/// A run that verifies many cases.
package struct Verification: Sendable {
  /// How each case is checked.
  package let check: CaseCheck
  /// Whether frames that await a review are saved next to the golden.
  package var leavesPending = true
  /// The number of cases processed at once.
  package var jobs = Parallel.processors
  /// The part of the cases to process; `nil` for all.
  package var shard: Shard?

  /// Creates a run on all processors.
  ///
  /// - Parameters:
  ///   - scenes: The scenes that traces may be for.
  ///   - options: How frames are compared.
  package init(_ scenes: SceneList, _ options: CheckOptions = CheckOptions()) {
    check = CaseCheck(scenes, options)
  }

  /// Verifies cases.
  ///
  /// - Parameters:
  ///   - search: The cases.
  ///   - progress: Called with the number of finished cases and of all cases, from any thread.
  /// - Returns: The result of each case in the order of the cases, then the obsolete goldens, which
  ///   are sought among all cases regardless of the shard.
  package func run(
    _ search: SnapshotSearch, progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> [CaseResult] {
    let cases = shard?.cases(of: search.cases) ?? search.cases
    if leavesPending { search.removeAbandoned() }
    let results = Parallel.map(
      cases, jobs: jobs, keeping: { TraceReader?.none }, progress: progress
    ) { snapshot, reader in
      let start = MonotonicClock.now
      var result = check.result(of: snapshot, leavesPending: leavesPending, with: &reader)
      result.seconds = MonotonicClock.now - start
      return result
    }
    return results
      + search.obsolete.map { CaseResult(snapshot: $0, scene: nil, verdict: .obsolete) }
  }
}
