import FlowEngine
import FlowSnapshots

extension SceneChecks {
  /// Where frames are shown to the rules.
  func watch() -> RuleWatch { RuleWatch(rules) }

  /// What rules find wrong with the frames that they were shown, and with what follows if nothing else
  /// happens; the scene is left where it is.
  ///
  /// What must hold only later is not asked where an answer of the host may be needed for it.
  func ruleViolations(_ watch: RuleWatch, _ explorer: AnyExplorer) -> [InvariantViolation] {
    guard watch.deadline != nil, explorer.asked.isEmpty else { return watch.found }
    explorer.mark(Self.firstMark)
    defer { explorer.rewind(to: Self.firstMark) }
    do throws(EventError) {
      while let deadline = watch.deadline {
        try explorer.pass(to: max(deadline, explorer.clock.time)) { watch.look(at: $0) }
        watch.look(at: explorer.checkedFrame)
        watch.expire(before: deadline.nextUp)
      }
    } catch {
      // That it does not settle is another finding.
    }
    return watch.found
  }
}

extension TraceCheck {
  /// What rules find wrong on the way of a trace; `nil` if it is no trace.
  package func ruleViolations(in steps: [EventTrace.Step]) -> [InvariantViolation]? {
    findings(in: steps)?.map { $0.violation }
  }

  /// The rules that do not hold on the way of a trace, each where it first does not; none if it is no trace.
  ///
  /// - Parameter trace: The trace that the steps were read from.
  package func brokenRules(in steps: [EventTrace.Step], of trace: NewestTrace) -> [BrokenRule] {
    var told: Set<String> = []
    return (findings(in: steps) ?? []).filter { told.insert($0.violation.text).inserted }.map {
      BrokenRule(
        text: $0.violation.text, time: $0.time, frame: $0.frame,
        line: trace.line(ofEvent: $0.events))
    }
  }

  private func findings(in steps: [EventTrace.Step]) -> [RuleWatch.Finding]? {
    let watch = RuleWatch(checks.rules)
    var events = 0
    explorer.restart()
    watch.look(at: explorer.checkedFrame)
    func pass(to time: Double) throws(EventError) {
      while let deadline = watch.deadline, deadline < time {
        try explorer.pass(to: max(deadline, explorer.clock.time)) {
          watch.look(at: $0, events: events)
        }
        watch.look(at: explorer.checkedFrame, events: events)
        watch.expire(before: deadline.nextUp)
      }
    }
    do throws(EventError) {
      for step in steps {
        try pass(to: step.time)
        // What ends on the way to the event is not of it.
        try explorer.send(step.event, at: step.time) { frame in
          let isOfEvent = frame.event != nil && frame.time >= step.time
          watch.look(at: frame, events: isOfEvent ? events + 1 : events)
        }
        events += 1
      }
      try pass(to: .infinity)
      try explorer.settle { watch.look(at: $0, events: events) }
      try pass(to: .infinity)
    } catch {
      return error.isCausedByScene ? watch.findings : nil
    }
    return watch.findings
  }
}
