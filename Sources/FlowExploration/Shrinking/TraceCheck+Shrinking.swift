import FlowEngine

extension TraceCheck {
  /// The shortest trace that it finds that violates an invariant as another one does at first.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - name: The invariant.
  ///   - limit: The most traces that are tried.
  ///   - progress: Called with the number of events of each try.
  /// - Returns: `nil` if the trace does not violate it.
  package func shrunk(
    _ trace: EventTrace, violating name: String, limit: Int, progress: (Int) -> Void
  ) -> EventTrace? {
    func isMeant(_ violation: InvariantViolation) -> Bool { violation.name == name }
    let first = violations(in: trace.steps, of: name)?.first(where: isMeant)
    guard let key = first?.key else { return nil }
    let steps = TraceShrinking.shrink(trace.steps, from: trace.start, limit: limit) { steps in
      progress(steps.count)
      return violations(in: steps, of: name)?.contains { $0.key == key } ?? false
    }
    guard let steps else { return nil }
    var shorter = trace
    shorter.steps = steps
    return shorter
  }
}
