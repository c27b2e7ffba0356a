import FlowEngine

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
    let watch = RuleWatch(checks.rules)
    explorer.restart()
    watch.look(at: explorer.checkedFrame)
    func pass(to time: Double) throws(EventError) {
      while let deadline = watch.deadline, deadline < time {
        try explorer.pass(to: max(deadline, explorer.clock.time)) { watch.look(at: $0) }
        watch.look(at: explorer.checkedFrame)
        watch.expire(before: deadline.nextUp)
      }
    }
    do throws(EventError) {
      for step in steps {
        try pass(to: step.time)
        try explorer.send(step.event, at: step.time) { watch.look(at: $0) }
      }
      try pass(to: .infinity)
      try explorer.settle { watch.look(at: $0) }
      try pass(to: .infinity)
    } catch {
      return error.isCausedByScene ? watch.found : nil
    }
    return watch.found
  }
}
