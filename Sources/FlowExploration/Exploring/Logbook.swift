import FlowEngine
import FlowSnapshots

/// Where an exploration says what it is about to do, so that the trace of a trap is known.
package final class Logbook: @unchecked Sendable {
  /// What has trapped, which is not tried again.
  private struct Trapped: Hashable {
    let state: String
    let kind: String
    /// The event as JSON; `nil` for any of the kind, of which two have trapped.
    let event: String?
  }

  private let memory: SharedMemory
  /// Whether each step is written down, for which there must be one thread.
  package var isCareful = false
  /// What is not tried again.
  private var trapped: Set<Trapped> = []
  /// The trace that leads to the state, and the name of the state.
  private var trace: EventTrace?
  private var state = ""

  /// The longest trace that is written down, in bytes.
  private static let capacity = 1 << 20

  /// Creates an empty book; `nil` where the system has no memory that processes share.
  package init?() {
    guard let memory = SharedMemory(capacity: Self.capacity) else { return nil }
    self.memory = memory
  }

  /// The number of steps.
  package var count: Int { memory.count }

  /// Counts a step that is not of the scene.
  package func goOn() { memory.count += 1 }

  /// Begins to try out what follows from a state.
  func enter(_ state: String, _ trace: () -> EventTrace?) {
    memory.count += 1
    guard isCareful else { return }
    // The state of the instant may be another one; what traps in it is left out there as well.
    self.state = state
    self.trace = trace()
  }

  /// Is about to try an event.
  func tries(_ step: EventTrace.Step) {
    memory.count += 1
    guard isCareful, var trace else { return }
    trace.steps.append(step)
    memory.bytes = Array((state + "\n" + trace.text).utf8)
  }

  /// Whether an event is not to be tried.
  func skips(_ event: Event, in state: String) -> Bool {
    if trapped.isEmpty { return false }
    let kind = Self.kind(of: event)
    return trapped.contains(Trapped(state: state, kind: kind, event: nil))
      || trapped.contains(Trapped(state: state, kind: kind, event: Self.text(of: event)))
  }

  /// The trace of the last step, which is not tried again; `nil` if none was written down.
  package func lastTrace() -> EventTrace? {
    let lines = memory.bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, let trace = try? EventTrace(Array(lines[1])),
      let event = trace.steps.last?.event
    else { return nil }
    let state = String(decoding: lines[0], as: UTF8.self)
    let kind = Self.kind(of: event)
    let isSecond = trapped.contains { $0.state.bytes == state.bytes && $0.kind.bytes == kind.bytes }
    trapped.insert(
      Trapped(state: state, kind: kind, event: isSecond ? nil : Self.text(of: event)))
    return trace
  }

  private static func kind(of event: Event) -> String {
    guard case .command(let command) = event else { return event.name.rawValue }
    return "command \(command.name)"
  }

  private static func text(of event: Event) -> String {
    var json = JSONWriter(capacity: 256)
    json.event(event, at: 0)
    return json.text
  }
}
