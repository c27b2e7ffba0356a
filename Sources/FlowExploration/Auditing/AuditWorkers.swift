import FlowEngine
import FlowSnapshots

/// Workers that audit traces: a scene may trap in an environment in which nobody has tried it.
package final class AuditWorkers: Sendable {
  /// What a worker is asked for.
  private enum Request: Int {
    /// To audit a case without some environments.
    case audit
    /// To replay a case in the environments from one on, until one ends the worker.
    case sweep
  }

  private let cases: [SnapshotCase]
  private let scenes: SceneList
  private let matrix: AuditMatrix
  private let pool: WorkerPool

  /// Starts workers; the process must have no other threads.
  ///
  /// - Returns: `nil` where the system makes no copies of processes.
  package init?(
    _ cases: [SnapshotCase], _ scenes: SceneList, in matrix: AuditMatrix,
    _ catalog: StringCatalog?, jobs: Int, limits: WorkerLimits
  ) {
    let pool = WorkerPool(count: min(jobs, max(cases.count, 1)), limits: limits) {
      request, clock, board in
      var fields = MessageFields(request)
      let kind = Request(rawValue: fields.number())
      let path = cases[fields.number()].trace
      let size = File.size(of: path) ?? 0
      var start = WorkerClock.Reading()
      clock.restart(forBytes: size)
      func begin(_ place: AuditPlace) {
        if place.step == 0 {
          clock.restart(forBytes: size)
          start = WorkerClock.Reading()
        }
        let isLate = kind == .sweep && clock.isHalfOver(since: start, forBytes: size)
        board.count = isLate ? -place.note : place.note
      }
      switch kind {
      case .sweep:
        let first = fields.number()
        _ = TraceAudit.outcome(path, scenes, catalog) { (audit) throws(TraceError) in
          try audit.replay(in: matrix, from: first, willTry: begin)
          return []
        }
        return []
      case .audit, nil:
        var skipped: Set<Int> = []
        while !fields.isAtEnd { skipped.insert(fields.number()) }
        return TraceAudit.outcome(path, scenes, catalog) { (audit) throws(TraceError) in
          try audit.findings(in: matrix, except: skipped, willTry: begin)
        }.bytes(in: matrix)
      }
    }
    guard let pool else { return nil }
    self.cases = cases
    self.scenes = scenes
    self.matrix = matrix
    self.pool = pool
  }

  /// What is found in a case, from any thread; `nil` if the workers are gone.
  func outcome(of index: Int) -> TraceAudit.Outcome? {
    guard let (answer, note) = pool.ask(request(.audit, index, [])) else { return nil }
    if case .reply(let reply) = answer { return TraceAudit.Outcome(reply, in: matrix) }
    let crashes = crashes(in: index, from: AuditPlace(note: abs(note))?.variant ?? 0)
    let others = request(.audit, index, crashes.map { $0.place.variant })
    switch pool.ask(others)?.answer {
    case .reply(let reply):
      return TraceAudit.Outcome(reply, in: matrix)
        .adding(TraceAudit.findings(crashes, in: cases[index].trace, scenes, matrix))
    case .crash(let end, _):
      return .failure("\(cases[index].trace): \(end.reason(at: nil))")
    case nil: return nil
    }
  }

  /// Finds the environments with which a trace ends a worker, and where it does.
  private func crashes(in index: Int, from first: Int) -> [TraceAudit.Crash] {
    var crashes: [TraceAudit.Crash] = []
    var next = first
    while let (answer, note) = pool.ask(request(.sweep, index, [next])),
      case .crash(let end, let words) = answer, let place = AuditPlace(note: abs(note))
    {
      // A line that time ends late is one of many.
      let isKnown = note > 0 || end != .time
      crashes.append(TraceAudit.Crash(place: place, isKnown: isKnown, end: end, words: words))
      next = place.variant + 1
    }
    return crashes
  }

  private func request(_ request: Request, _ index: Int, _ numbers: [Int]) -> [UInt8] {
    var fields = MessageFields()
    fields.put(request.rawValue)
    fields.put(index)
    for number in numbers { fields.put(number) }
    return fields.bytes
  }
}
