import FlowEngine

/// Workers that replay cases before anybody else does, so that a trace that ends a process costs the run
/// no other one.
///
/// A worker reports only the cases that passed; the others can be replayed by the caller.
package final class CaseWorkers: Sendable {
  /// What a worker tells of a case.
  package enum Outcome: Sendable {
    /// The case has passed, without a warning, in so many seconds.
    case passed(scene: String, seconds: Double)
    /// The trace can be replayed by anybody.
    case safe
    /// The trace has ended the worker.
    case crashed(Crash)
    /// The trace is not replayed.
    case quarantined(UInt64)
  }

  /// The cases that a worker is asked for at once: enough that asking costs little, and few enough that
  /// all workers end at about the same time.
  private static let batchSize = 16

  private let check: CaseCheck
  private let cases: [SnapshotCase]
  private let pool: WorkerPool
  private let names: [String]

  /// What a worker is asked for.
  private enum Request: Int {
    /// To check cases.
    case check
    /// To replay a case line by line.
    case locate
  }

  /// Starts workers; the process must have no other threads.
  ///
  /// - Returns: `nil` where the system makes no copies of processes.
  package init?(
    _ check: CaseCheck, _ cases: [SnapshotCase], jobs: Int, limits: WorkerLimits
  ) {
    var reader: TraceReader?
    let names = check.scenes.names
    let count = min(jobs, max(cases.count, 1))
    let pool = WorkerPool(count: count, limits: limits) { request, clock, board in
      let (kind, indices) = Self.content(of: request)
      if kind == .locate {
        guard let index = indices.first, let trace = try? File.contents(of: cases[index].trace)
        else { return [] }
        let options = ReplayOptions(isStrict: check.options.isStrict)
        CrashSearch.replay(trace, check.scenes, options, clock, board)
        return []
      }
      var reply = MessageFields()
      for index in indices {
        clock.restart(forBytes: File.size(of: cases[index].trace) ?? 0)
        let start = MonotonicClock.now
        let scene = check.passedScene(of: cases[index], with: &reader)
        // 0 is for a case that has more to tell.
        let place = scene.flatMap { name in names.firstIndex { $0 == name } }.map { $0 + 1 } ?? 0
        reply.put(place)
        reply.put(MonotonicClock.now - start)
      }
      return reply.bytes
    }
    guard let pool else { return nil }
    self.check = check
    self.cases = cases
    self.pool = pool
    self.names = names
  }

  /// The cases, in batches that are asked for at once.
  static func batches(of count: Int, jobs: Int) -> [Range<Int>] {
    let size = max(1, min(batchSize, count / (jobs * 4)))
    return stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
  }

  /// What comes of a batch of cases, from any thread.
  package func outcomes(of batch: Range<Int>, _ quarantine: Quarantine) -> [Outcome] {
    var outcomes = Array(repeating: Outcome.safe, count: batch.count)
    var asked: [Int] = []
    for index in batch {
      if let outcome = Self.quarantined(cases[index], quarantine) {
        outcomes[index - batch.lowerBound] = outcome
      } else {
        asked.append(index)
      }
    }
    for (index, outcome) in zip(asked, self.outcomes(of: asked)) {
      outcomes[index - batch.lowerBound] = outcome
    }
    return outcomes
  }

  /// The outcome of a case that is in quarantine; `nil` for any other.
  static func quarantined(_ snapshot: SnapshotCase, _ quarantine: Quarantine) -> Outcome? {
    guard !quarantine.isEmpty, let trace = try? File.contents(of: snapshot.trace) else {
      return nil
    }
    return quarantine.digest(of: trace).map { .quarantined($0) }
  }

  /// The results of the cases that nobody else may replay.
  package func unreplayed(_ quarantine: Quarantine, jobs: Int) -> [SnapshotCase: CaseResult] {
    let batches = Self.batches(of: cases.count, jobs: jobs)
    let found = Parallel.map(batches, jobs: jobs, progress: { _, _ in }) { batch in
      zip(batch, self.outcomes(of: batch, quarantine)).compactMap { index, outcome in
        CaseResult(self.cases[index], outcome)
      }
    }
    return Dictionary(found.joined().map { ($0.snapshot, $0) }) { first, _ in first }
  }

  /// The results of the cases that end a process in which they are replayed, and of no other one.
  ///
  /// The process must have no other threads. Where the system makes no copies of processes nothing is
  /// replayed, and there are none.
  package static func crashed(
    _ cases: [SnapshotCase], of scenes: SceneList, jobs: Int = Parallel.processors,
    limits: WorkerLimits = WorkerLimits()
  ) -> [SnapshotCase: CaseResult] {
    guard !cases.isEmpty else { return [:] }
    let workers = CaseWorkers(CaseCheck(scenes), cases, jobs: jobs, limits: limits)
    return workers?.unreplayed(Quarantine(), jobs: jobs) ?? [:]
  }

  /// Those of some cases that are in quarantine, where there are no workers.
  package static func quarantined(
    _ cases: [SnapshotCase], _ quarantine: Quarantine
  ) -> [SnapshotCase: CaseResult] {
    var results: [SnapshotCase: CaseResult] = [:]
    for snapshot in cases {
      guard let outcome = quarantined(snapshot, quarantine) else { continue }
      results[snapshot] = CaseResult(snapshot, outcome)
    }
    return results
  }

  private func outcomes(of indices: [Int]) -> [Outcome] {
    if indices.count == 1 { return [outcome(of: indices[0])] }
    guard !indices.isEmpty else { return [] }
    switch pool.ask(Self.request(.check, indices))?.answer {
    case .reply(let reply): return outcomes(in: reply)
    // One of them has ended it.
    case .crash: return indices.map { outcome(of: $0) }
    case nil: return indices.map { _ in .safe }
    }
  }

  private func outcome(of index: Int) -> Outcome {
    let answer = CrashSearch.answer(
      of: pool, to: Self.request(.check, [index]), locating: Self.request(.locate, [index]))
    switch answer {
    case .reply(let reply): return outcomes(in: reply).first ?? .safe
    case .crash(let end, let words, let line):
      let trace = (try? File.contents(of: cases[index].trace)) ?? []
      return .crashed(CrashSearch.crash(end, words: words, line: line, in: trace))
    case nil: return .safe
    }
  }

  private func outcomes(in reply: [UInt8]) -> [Outcome] {
    var fields = MessageFields(reply)
    var outcomes: [Outcome] = []
    while !fields.isAtEnd {
      let (place, seconds) = (fields.number(), fields.double())
      outcomes.append(place > 0 ? .passed(scene: names[place - 1], seconds: seconds) : .safe)
    }
    return outcomes
  }

  // MARK: Requests

  private static func request(_ request: Request, _ indices: [Int]) -> [UInt8] {
    var fields = MessageFields()
    fields.put(request.rawValue)
    for index in indices { fields.put(index) }
    return fields.bytes
  }

  private static func content(of request: [UInt8]) -> (kind: Request?, indices: [Int]) {
    var fields = MessageFields(request)
    let kind = Request(rawValue: fields.number())
    var indices: [Int] = []
    while !fields.isAtEnd { indices.append(fields.number()) }
    return (kind, indices)
  }
}

extension CaseResult {
  /// Creates the result of a case that is not replayed here; `nil` for one that may be.
  init?(_ snapshot: SnapshotCase, _ outcome: CaseWorkers.Outcome) {
    let verdict: Verdict
    switch outcome {
    case .crashed(let crash): verdict = .crashed(crash)
    case .quarantined(let digest): verdict = .quarantined(digest)
    case .passed, .safe: return nil
    }
    let scene = (try? TraceText(at: snapshot.trace))?.scene
    self.init(snapshot: snapshot, scene: scene, verdict: verdict)
  }
}
