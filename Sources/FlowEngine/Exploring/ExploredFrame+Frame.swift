extension ExploredFrame {
  /// Creates the view of a frame; without a configuration, the scene itself is not asked what is
  /// wrong.
  ///
  /// - Parameters:
  ///   - target: The node that the event was for.
  ///   - entered: What is entered, was before the step, and was by it; nothing where nobody looks for
  ///     secrets.
  @usableFromInline package init<S: Scene>(
    _ frame: borrowing Frame<S>, in environment: Environment, _ configuration: S.Configuration?,
    isAtRest: Bool = false, target: NodeID? = nil, entered: EnteredSecrets = EnteredSecrets()
  ) {
    var violations: [InvariantViolation] = []
    var readings: [RuleReading] = []
    if let configuration {
      let whole = copy frame
      readings = S.invariants?.rules.map { $0.reading(of: whole) } ?? []
      violations = S.faults(in: frame, environment, configuration, isAtRest: isAtRest)
    }
    var children: [Child] = []
    #if !hasFeature(Embedded)
      if S.isComposed { children = frame.scene.listedChildren }
    #endif
    let hasSecrets = !entered.secrets.isEmpty
    self.init(
      index: frame.index, time: frame.time, event: frame.event, cause: frame.cause.rawValue,
      state: frame.scene.state.rawValue, children: children, nodes: frame.nodes,
      animations: frame.animations,
      effects: frame.effects.map { Effect($0, showingText: hasSecrets) },
      environment: environment, violations: violations, readings: readings, target: target,
      secrets: entered.secrets,
      publicTexts: entered.publicTexts.joined(separator: "\n"),
      stateText: hasSecrets ? Self.text(of: frame.scene) : "",
      openingTexts: {
        guard let configuration,
          let engine = try? Engine<S>(configuration: configuration, environment: environment)
        else { return [] }
        var texts = [Self.text(of: engine.frame.scene)]
        for node in engine.frame.nodes {
          texts += [node.accessibilityLabel, node.accessibilityValue].compactMap { $0 }
        }
        return texts
      })
  }

  /// A state as frames show it.
  private static func text<S: Scene>(of scene: S) -> String {
    var json = JSONWriter(capacity: 256)
    json.state(of: scene)
    return json.text
  }
}

extension ExploredFrame.Effect {
  /// Describes an effect.
  init<Own>(_ effect: FrameEffect<Own>, showingText: Bool) {
    type = effect.type
    announcement = effect.announcement
    id = effect.identifier
    target = effect.focusedField
    var json = JSONWriter(capacity: 256)
    json.effect(effect)
    text = json.text
    if showingText, effect.isPublicOwn { publicText = text }
  }
}

extension Scene {
  /// What the scene, and those that it holds, find wrong with a frame.
  ///
  /// - Parameters:
  ///   - isSeen: Whether the scene itself is asked only what must hold at rest.
  ///   - isAtRest: Whether nothing is in flight.
  static func faults(
    in frame: borrowing Frame<Self>, _ environment: Environment, _ configuration: Configuration,
    isSeen: Bool = false, isAtRest: Bool
  ) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    if let invariants {
      if !isSeen { found = invariants.ofEach(copy frame, environment, configuration) }
      if isAtRest { found += invariants.atRest(copy frame, environment, configuration) }
    }
    #if !hasFeature(Embedded)
      if isComposed {
        var judging = ChildVisitor.Judging(isAtRest: isAtRest)
        frame.scene.judgeChildren(&judging)
        found += judging.violations
      }
    #endif
    return found
  }
}
