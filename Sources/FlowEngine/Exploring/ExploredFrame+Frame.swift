extension ExploredFrame {
  /// Creates the view of a frame; without a configuration, the scene itself is not asked what is
  /// wrong.
  ///
  /// - Parameters:
  ///   - target: The node that the event was for.
  ///   - former: The secrets of the step before, and what the step has entered.
  @usableFromInline package init<S: Scene>(
    _ frame: borrowing Frame<S>, in environment: Environment, _ configuration: S.Configuration?,
    isAtRest: Bool = false, target: NodeID? = nil, after former: EnteredSecrets = EnteredSecrets()
  ) {
    var violations: [InvariantViolation] = []
    var readings: [RuleReading] = []
    if let configuration, let invariants = S.invariants {
      let whole = copy frame
      readings = invariants.rules.map { $0.reading(of: whole) }
      violations = invariants.ofEach(copy frame, environment, configuration)
      if isAtRest { violations += invariants.atRest(copy frame, environment, configuration) }
    }
    var children: [Child] = []
    #if !hasFeature(Embedded)
      if S.isComposed, configuration != nil {
        var judging = ChildVisitor.Judging(isAtRest: isAtRest)
        frame.scene.judgeChildren(&judging)
        violations += judging.violations
      }
      if S.isComposed { children = frame.scene.listedChildren }
    #endif
    var entered = EnteredSecrets(of: frame.scene)
    entered.add(former)
    let hasSecrets = !entered.secrets.isEmpty
    var stateText = ""
    if hasSecrets {
      var json = JSONWriter(capacity: 256)
      json.state(of: frame.scene)
      stateText = json.text
    }
    self.init(
      index: frame.index, time: frame.time, event: frame.event, cause: frame.cause.rawValue,
      state: frame.scene.state.rawValue, children: children, nodes: frame.nodes,
      animations: frame.animations,
      effects: frame.effects.map { Effect($0, showingText: hasSecrets) },
      environment: environment, violations: violations, readings: readings, target: target,
      secrets: entered.secrets,
      publicTexts: entered.publicTexts.joined(separator: "\n"), stateText: stateText,
      openingTexts: {
        guard let configuration,
          let engine = try? Engine<S>(configuration: configuration, environment: environment)
        else { return [] }
        var texts = [ExploredFrame(engine.frame, in: environment, nil)].map { $0.stateText }
        for node in engine.frame.nodes {
          texts += [node.accessibilityLabel, node.accessibilityValue].compactMap { $0 }
        }
        return texts
      })
  }
}

extension ExploredFrame.Effect {
  /// Describes an effect.
  init<Own>(_ effect: FrameEffect<Own>, showingText: Bool) {
    type = effect.type
    if case .announce(let text) = effect { announcement = text }
    id = effect.identifier
    if case .focus(let field) = effect { target = field }
    var json = JSONWriter(capacity: 256)
    json.effect(effect)
    text = json.text
    if showingText, case .own(let own) = effect, !own.carriesSecret { publicText = text }
  }
}
