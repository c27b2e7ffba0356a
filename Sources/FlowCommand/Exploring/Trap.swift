import FlowEngine
import FlowExploration
import FlowSnapshots

/// A trace with which a scene traps.
struct Trap {
  let text: String
  private(set) var trace: EventTrace
  /// Whether the trace alone shows it.
  let isReproduced: Bool

  /// The longest that a trace may take, in seconds.
  private static let patience = 5.0

  /// Makes a trace shorter, each try in a worker.
  init(_ text: String, _ trace: EventTrace, _ scenes: SceneList) {
    self.text = text
    self.trace = trace
    let header = trace.header
    let shrunk = TraceShrinking.shrink(
      trace.steps, from: trace.start, limit: ExplorationLimits.trapTries
    ) { steps in
      let start = MonotonicClock.now
      let outcome = Worker.run(
        isQuiet: true, isStuck: { MonotonicClock.now - start > Self.patience }
      ) {
        guard let check = try? TraceCheck(header, of: scenes) else { return 0 }
        _ = check.violations(in: steps, allowsRefusals: false)
        return 0
      }
      return switch outcome {
      case .crashed, .stuck: true
      case .finished, nil: false
      }
    }
    isReproduced = shrunk != nil
    if let shrunk { self.trace.steps = shrunk }
  }
}
