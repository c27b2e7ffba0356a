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
  /// What a trace may take, each in a worker; `nil` for no workers, as in a process that has threads.
  package var limits: WorkerLimits?
  /// The traces that are not replayed.
  package var quarantine = Quarantine()

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
  /// - Returns: The result of each case in the order of the cases, then the obsolete goldens and what
  ///   could not be searched, both regardless of the shard.
  package func run(
    _ search: SnapshotSearch, progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) -> [CaseResult] {
    let cases = shard.map { search.cases(of: $0) } ?? search.cases
    if leavesPending { search.removeAbandoned() }
    let done = Guarded(0)
    let workers = limits.flatMap { CaseWorkers(check, cases, jobs: jobs, limits: $0) }
    let results = Parallel.map(
      CaseWorkers.batches(of: cases.count, jobs: jobs), jobs: jobs, keeping: { TraceReader?.none },
      progress: { _, _ in }
    ) { batch, reader in
      let known = workers?.outcomes(of: batch, quarantine)
      return batch.map { index in
        let result = result(of: cases[index], known?[index - batch.lowerBound], with: &reader)
        done.withLock { count in
          count += 1
          progress(count, cases.count)
        }
        return result
      }
    }.flatMap { $0 }
    return results
      + search.obsolete.map { CaseResult(snapshot: $0, scene: nil, verdict: .obsolete) }
      + search.faults.map { CaseResult($0) }
  }

  private func result(
    of snapshot: SnapshotCase, _ known: CaseWorkers.Outcome?, with reader: inout TraceReader?
  ) -> CaseResult {
    if case .passed(let scene, let seconds)? = known {
      var result = CaseResult(snapshot: snapshot, scene: scene, verdict: .passed)
      if leavesPending { CaseCheck.removeStale(&result) }
      result.seconds = seconds
      return result
    }
    let start = MonotonicClock.now
    var result =
      (known ?? CaseWorkers.quarantined(snapshot, quarantine)).flatMap { CaseResult(snapshot, $0) }
      ?? check.result(of: snapshot, leavesPending: leavesPending, with: &reader)
    // A worker leaves pending frames alone.
    if leavesPending, result.verdict.kind == .crashed { CaseCheck.removeStale(&result) }
    result.seconds = MonotonicClock.now - start
    return result
  }
}
