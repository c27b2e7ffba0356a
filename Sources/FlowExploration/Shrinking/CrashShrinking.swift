import FlowEngine
import FlowSnapshots

/// Makes traces shorter that end the process in which they are replayed.
package final class CrashShrinking {
  private let trial: ReplayTrial

  /// How long a shorter trace may take that should not end, unless a limit is given, in seconds: of a
  /// trace that does not return each try takes as long.
  private static let seconds = 1.0

  /// Starts a worker; the process must have no other threads.
  ///
  /// - Returns: `nil` where the system makes no copies of processes.
  package init?(_ scenes: SceneList, _ limits: WorkerLimits) {
    var limits = limits
    limits.seconds = limits.seconds ?? Self.seconds
    guard let trial = ReplayTrial(scenes, limits) else { return nil }
    self.trial = trial
  }

  /// The shortest trace that it finds that crashes as another one does.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - limit: The most traces that are tried.
  ///   - progress: Called with the number of events of each try.
  /// - Returns: `nil` if the trace does not crash.
  package func shrunk(
    _ trace: EventTrace, limit: Int, progress: (Int) -> Void = { _ in }
  ) -> EventTrace? {
    guard let end = end(of: trace) else { return nil }
    var shorter = trace
    let steps = TraceShrinking.shrink(trace.steps, from: trace.start, limit: limit) { steps in
      progress(steps.count)
      var other = trace
      other.steps = steps
      return self.end(of: other) == end
    }
    guard let steps else { return nil }
    shorter.steps = steps
    return shorter
  }

  /// How a trace ends the worker; `nil` if it does not.
  private func end(of trace: EventTrace) -> WorkerEnd? {
    guard case .crash(let end) = trial.outcome(of: trace) else { return nil }
    return end
  }
}
