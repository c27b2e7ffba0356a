import FlowEngine

/// Workers that answer the lines of `flow pipe`, so that a trace that ends a process costs no other
/// answer.
package final class FleetWorkers: Sendable {
  /// What a worker is asked for.
  private enum Request: UInt8 {
    /// The verdict on a line.
    case verdict
    /// The golden of a line.
    case golden
    /// To replay the trace of a line event by event.
    case locate
  }

  private let check: FleetCheck
  private let request: Request
  private let pool: WorkerPool
  private let folder: CrashFolder?

  /// Starts workers; the process must have no other threads.
  ///
  /// - Parameters:
  ///   - check: How lines are answered.
  ///   - makesGoldens: Whether the answers are goldens, not verdicts.
  ///   - folder: Where traces that crash are kept; `nil` for nowhere.
  /// - Returns: `nil` where the system makes no copies of processes.
  package init?(
    _ check: FleetCheck, makesGoldens: Bool, jobs: Int, limits: WorkerLimits, folder: CrashFolder?
  ) {
    let pool = WorkerPool(count: jobs, limits: limits) { request, clock, board in
      var check = check
      check.clock = clock
      clock.restart(forBytes: request.count)
      let line = Array(request.dropFirst())
      let answer: (kind: FleetVerdict.Kind, text: String)
      switch request.first.flatMap({ Request(rawValue: $0) }) {
      case .golden: answer = check.golden(of: .text(line))
      case .locate:
        check.locate(line, board)
        return []
      case .verdict, nil:
        let verdict = check.verdict(on: .text(line))
        answer = (verdict.kind, verdict.text)
      }
      let kind = FleetVerdict.Kind.allCases.firstIndex(of: answer.kind) ?? 0
      return [UInt8(kind)] + answer.text.utf8
    }
    guard let pool else { return nil }
    self.check = check
    self.folder = folder
    self.pool = pool
    request = makesGoldens ? .golden : .verdict
  }

  /// Whether somebody has ended all workers.
  package var isGone: Bool { pool.isGone }

  /// The answer to a line, from any thread; `nil` if the workers are gone.
  package func answer(to line: LineReader.Line) -> (kind: FleetVerdict.Kind, text: String)? {
    guard case .text(let bytes) = line else {
      // Nothing is replayed for a line that is too long.
      let verdict = check.verdict(on: line)
      return (verdict.kind, verdict.text)
    }
    let answer = CrashSearch.answer(
      of: pool, to: [request.rawValue] + bytes, locating: [Request.locate.rawValue] + bytes)
    switch answer {
    case .reply(let reply): return Self.answer(reply)
    case .crash(let end, let words, let line): return crashed(bytes, end, words, at: line)
    case nil: return nil
    }
  }

  private static func answer(_ reply: [UInt8]) -> (kind: FleetVerdict.Kind, text: String)? {
    guard let kind = reply.first else { return nil }
    let text = String(decoding: reply.dropFirst(), as: UTF8.self)
    return (FleetVerdict.Kind.allCases[Int(kind)], text)
  }

  private func crashed(
    _ line: [UInt8], _ end: WorkerEnd, _ words: String, at number: Int?
  ) -> (kind: FleetVerdict.Kind, text: String)? {
    guard let (verdict, crash, trace) = check.verdict(on: line, end, words: words, line: number)
    else { return nil }
    folder?.keep(trace, crash, of: verdict.scene)
    guard request == .golden else { return (.crashed, verdict.text) }
    return (.crashed, FleetCheck.goldenText(of: verdict, nil))
  }
}
