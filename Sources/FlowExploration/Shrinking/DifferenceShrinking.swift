import FlowEngine
import FlowSnapshots

/// Makes the traces of cases that differ from their goldens shorter.
///
/// What a shorter trace should give is not known, for its golden is of the long one. So it has to lead
/// to the very state from which the case goes wrong, as everything that decides how the scene goes on
/// has it, and to have the same event there: what comes of it is what the case gives, and what should
/// come stands in its golden.
package enum DifferenceShrinking {
  /// A trace that shows a reason.
  package struct Shrunk: Sendable {
    /// The case of the reason that has the fewest events before it differs.
    package let result: CaseResult
    /// The trace that shows the same.
    package let trace: EventTrace
    /// The number of the case's events.
    package let count: Int
  }

  /// The shortest traces that show why cases differ, one for each reason.
  ///
  /// - Parameters:
  ///   - scenes: The scenes that the traces may be for.
  ///   - limits: What a trace of a scene that crashes may take.
  /// - Throws: `StreamError` for a trace that cannot be read any more.
  package static func shrunk(
    _ results: [CaseResult], of scenes: SceneList, _ limits: WorkerLimits = WorkerLimits()
  ) throws(StreamError) -> [Shrunk] {
    var all: [Shrunk] = []
    for group in CaseGroup.groups(of: results) {
      if group.reason.kind == .crash {
        if let shrunk = try crash(group, scenes, limits) { all.append(shrunk) }
        continue
      }
      let able = group.results.compactMap { result in
        result.diff?.differences.first.map { (result, $0.first) }
      }
      guard let (result, place) = able.min(by: { $0.1.events < $1.1.events }) else { continue }
      let path = result.snapshot.trace
      let trace = try EventTrace(at: path, of: scenes)
      let shorter: EventTrace
      do throws(TraceError) {
        shorter = try shrunk(trace, at: place, of: scenes)
      } catch {
        throw .trace(error, in: path)
      }
      all.append(Shrunk(result: result, trace: shorter, count: trace.steps.count))
    }
    return all
  }

  /// The shortest trace of cases that crash, made from the one that crashes the soonest; `nil` if it does
  /// not crash any more.
  private static func crash(
    _ group: CaseGroup, _ scenes: SceneList, _ limits: WorkerLimits
  ) throws(StreamError) -> Shrunk? {
    guard let result = group.results.min(by: { $0.line < $1.line }),
      let shrinking = CrashShrinking(scenes, limits)
    else { return nil }
    let trace = try EventTrace(at: result.snapshot.trace, of: scenes)
    let shorter = shrinking.shrunk(trace, limit: ExplorationLimits.trapTries)
    return shorter.map { Shrunk(result: result, trace: $0, count: trace.steps.count) }
  }

  /// The shortest trace that leads to where another one differs.
  private static func shrunk(
    _ trace: EventTrace, at place: Difference.Occurrence, of scenes: SceneList
  ) throws(TraceError) -> EventTrace {
    let explorer = try scenes.explore(trace.header)
    var trace = trace
    trace.steps = Array(trace.steps.prefix(place.events))
    let last = place.cause == trace.steps.last?.event.name.rawValue ? trace.steps.last?.event : nil
    guard let state = state(after: trace.steps, until: last, explorer) else { return trace }
    let steps = TraceShrinking.shrink(
      trace.steps, from: trace.start, limit: ExplorationLimits.traceTries
    ) {
      self.state(after: $0, until: last, explorer) == state
    }
    if let steps { trace.steps = steps }
    return trace
  }

  /// The hash of the state after some events; `nil` if one is refused.
  ///
  /// - Parameter last: The last event, before which the state is asked for; `nil` if it is asked for
  ///   after all of them.
  private static func state(
    after steps: [EventTrace.Step], until last: Event?, _ explorer: AnyExplorer
  ) -> UInt64? {
    if let last, steps.last?.event != last { return nil }
    explorer.restart()
    do throws(EventError) {
      for step in last == nil ? steps[...] : steps.dropLast() {
        try explorer.send(step.event, at: step.time)
      }
      if last != nil, let end = steps.last { try explorer.pass(to: end.time) }
    } catch {
      return nil
    }
    var hash = CanonicalHash()
    return hash.value(of: explorer)
  }
}
