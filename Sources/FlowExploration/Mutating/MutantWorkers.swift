import FlowEngine
import FlowSnapshots

/// Workers that try mutations out, for a small mistake can make a scene trap, or never return.
final class MutantWorkers: Sendable {
  /// What a worker is asked for.
  private enum Request: UInt8 {
    /// What comes of a mutation, with a hunt for a trace that shows it.
    case hunt
    /// What comes of a mutation.
    case fate
  }

  private let field: MutationField
  private let pool: WorkerPool

  /// Starts workers; the process must have no other threads.
  ///
  /// - Parameters:
  ///   - field: The mutations.
  ///   - hunt: Looks for traces that show what is not noticed; `nil` for no such search.
  /// - Returns: `nil` where the system makes no copies of processes.
  init?(_ field: MutationField, _ hunt: MutantHunt?, jobs: Int, limits: WorkerLimits) {
    let pool = WorkerPool(count: min(jobs, max(field.mutations.count, 1)), limits: limits) {
      request, clock, board in
      let mutation = field.mutations[Self.index(in: request)]
      var outcome = field.outcome(of: mutation) { trace in
        board.count = trace
        clock.restart()
      }
      if let hunt, request.first == Request.hunt.rawValue, !outcome.isNoticed {
        // A crash from here on says nothing of the traces.
        board.count = -1
        outcome.killer = hunt.trace(showing: mutation, field.prefixes(for: mutation)) {
          clock.restart()
        }
      }
      return Self.reply(outcome)
    }
    guard let pool else { return nil }
    self.field = field
    self.pool = pool
  }

  /// What comes of a mutation, from any thread; `nil` if the workers are gone.
  func outcome(of index: Int) -> MutantOutcome? {
    outcome(of: index, .hunt)
  }

  private func outcome(of index: Int, _ request: Request) -> MutantOutcome? {
    let mutation = field.mutations[index]
    var bytes = [request.rawValue]
    withUnsafeBytes(of: UInt64(index)) { bytes += $0 }
    guard let (answer, note) = pool.ask(bytes) else { return nil }
    switch answer {
    case .reply(let reply): return Self.outcome(mutation, in: reply)
    case .crash where note < 0: return outcome(of: index, .fate)
    // What ends the process is noticed as nothing else is.
    case .crash: return field.outcome(of: mutation, crashingIn: note)
    }
  }

  // MARK: Messages

  private static func index(in request: [UInt8]) -> Int {
    Int(request.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt64.self) })
  }

  /// The fate, a number, and a text: the trace's name, or the killer.
  private static func reply(_ outcome: MutantOutcome) -> [UInt8] {
    let (fate, number, text): (UInt8, UInt64, String)
    switch outcome.fate {
    case .noticed(let notice): (fate, number, text) = (0, notice.time.bitPattern, notice.trace)
    case .survived(let traces):
      (fate, number, text) = (1, UInt64(traces), outcome.killer?.text ?? "")
    case .unreached: (fate, number, text) = (2, 0, outcome.killer?.text ?? "")
    }
    var reply = [fate]
    withUnsafeBytes(of: number) { reply += $0 }
    return reply + text.utf8
  }

  private static func outcome(_ mutation: Mutation, in reply: [UInt8]) -> MutantOutcome? {
    guard let fate = reply.first, reply.count >= 9 else { return nil }
    let number = reply.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt64.self) }
    let text = Array(reply.dropFirst(9))
    if fate == 0 {
      let trace = String(decoding: text, as: UTF8.self)
      let notice = MutantOutcome.Notice(time: Double(bitPattern: number), trace: trace)
      return MutantOutcome(mutation: mutation, fate: .noticed(notice))
    }
    var outcome = MutantOutcome(
      mutation: mutation, fate: fate == 1 ? .survived(traces: Int(number)) : .unreached)
    outcome.killer = text.isEmpty ? nil : try? EventTrace(text)
    return outcome
  }
}
