import FlowEngine
import FlowSnapshots

/// Workers that try mutations out, for a small mistake can make a scene trap, or never return.
final class MutantWorkers: Sendable {
  /// What a worker is asked for.
  private enum Request: Int {
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
      var fields = MessageFields(request)
      let kind = Request(rawValue: fields.number())
      let mutation = field.mutations[fields.number()]
      var outcome = field.outcome(of: mutation) { trace in
        board.count = trace
        clock.restart()
      }
      if let hunt, kind == .hunt, !outcome.isNoticed {
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
    var fields = MessageFields()
    fields.put(request.rawValue)
    fields.put(index)
    guard let (answer, note) = pool.ask(fields.bytes) else { return nil }
    switch answer {
    case .reply(let reply): return Self.outcome(mutation, in: reply)
    case .crash where note < 0: return outcome(of: index, .fate)
    // What ends the process is noticed as nothing else is.
    case .crash: return field.outcome(of: mutation, crashingIn: note)
    }
  }

  // MARK: Messages

  /// The fate, a number, and a text: the trace's name, or the killer.
  private static func reply(_ outcome: MutantOutcome) -> [UInt8] {
    var fields = MessageFields()
    switch outcome.fate {
    case .noticed(let notice):
      fields.put(0)
      fields.put(notice.time)
      fields.put(notice.trace)
      return fields.bytes
    case .survived(let traces):
      fields.put(1)
      fields.put(traces)
    case .unreached:
      fields.put(2)
      fields.put(0)
    }
    fields.put(outcome.killer?.text)
    return fields.bytes
  }

  private static func outcome(_ mutation: Mutation, in reply: [UInt8]) -> MutantOutcome? {
    if reply.isEmpty { return nil }
    var fields = MessageFields(reply)
    switch fields.number() {
    case 0:
      let (time, trace) = (fields.double(), fields.text() ?? "")
      let notice = MutantOutcome.Notice(time: time, trace: trace)
      return MutantOutcome(mutation: mutation, fate: .noticed(notice))
    case let fate:
      let traces = fields.number()
      var outcome = MutantOutcome(
        mutation: mutation, fate: fate == 1 ? .survived(traces: traces) : .unreached)
      outcome.killer = fields.text().flatMap { try? EventTrace(Array($0.utf8)) }
      return outcome
    }
  }
}
