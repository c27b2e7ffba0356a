import FlowEngine
import FlowExploration
import FlowSnapshots

/// Compares this build with another one, such as that of the last release.
struct BuildComparison {
  /// The command that runs the other build.
  let program: String
  let scenes: SceneList
  /// Where each run of the other build counts: one that is slow is no scene that does not return.
  var logbook: Logbook?

  /// The command that replays a trace.
  private var command: String { "\(program) replay" }

  /// Requires that the other build replays the beginning of an exploration.
  ///
  /// - Throws: A message if it does not.
  func probe(_ exploration: Exploration) throws(CommandError) {
    if let failure = try Candidate().failure(of: command, for: exploration.beginning) {
      throw failed(exploration.beginning, failure)
    }
  }

  private func failed(_ trace: EventTrace, _ failure: String) -> CommandError {
    .message(
      "\(FlowTool.name) \(ExploreCommand.name): error: '\(command)' fails for a trace of "
        + "\(trace.header.scene): \(failure)")
  }

  /// Adds to a result what first gives other frames in the other build, one trace a cause.
  ///
  /// - Throws: A message if the other build fails.
  func run(
    _ exploration: Exploration, into result: inout ExplorationResult, _ progress: ProgressLine
  ) throws(CommandError) {
    let traces: [EventTrace]
    do throws(TraceError) {
      traces = try Tour.traces(of: exploration)
    } catch {
      throw .message(error.text(in: exploration.beginning.header.scene))
    }
    let candidate = try Candidate()
    var causes: Set<String> = []
    for (number, trace) in traces.enumerated() {
      progress.show("compared \(number) of \(traces.count) traces")
      guard let first = try difference(of: trace, candidate),
        causes.count < ExplorationLimits.violations, causes.insert(first.place).inserted
      else { continue }
      if let (difference, shrunk) = shrunk(trace, first, candidate) {
        result.add(difference, shrunk)
        if exploration.stopsAtViolation { break }
      }
    }
  }

  /// The most traces that are tried to make one shorter: each is a run of the other build.
  private static let tries = 400

  private func shrunk(
    _ trace: EventTrace, _ first: FrameDifference, _ candidate: Candidate
  ) -> (FrameDifference, EventTrace)? {
    var found = first
    let steps = TraceShrinking.shrink(trace.steps, from: trace.start, limit: Self.tries) { steps in
      guard let difference = try? difference(of: trace.with(steps), candidate),
        difference.place == first.place
      else { return false }
      found = difference
      return true
    }
    return steps.map { (found, trace.with($0)) }
  }

  /// Where the builds differ; `nil` if they do not, or if this one refuses the trace.
  ///
  /// - Throws: A message if the other build fails.
  private func difference(
    of trace: EventTrace, _ candidate: Candidate
  ) throws(CommandError) -> FrameDifference? {
    logbook?.goOn()
    guard candidate.put(trace), let mine = candidate.frames(of: scenes) else { return nil }
    guard let other = candidate.output(of: command) else {
      throw failed(trace, candidate.failure(of: command, for: trace) ?? "not when run again")
    }
    return FrameDifference(mine, other)
  }
}
