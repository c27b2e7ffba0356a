import FlowEngine
import FlowSnapshots
import FlowTesting

/// What must hold of a scene, whatever happens to it: the invariants of `FrameInvariants`, those of the
/// scene itself, and what can only be seen by going on from a state.
package struct SceneChecks: Sendable {
  /// The names of all invariants, with what each says.
  package static let names: [(name: String, meaning: String)] =
    FrameInvariants.names + [
      ("secret", "no secret stands in an accessibility value or an announcement"),
      ("settles", "everything in flight ends"),
      ("refusal", "an event that is refused changes nothing"),
      ("motion", "with reduced motion the same is reached as with motion"),
      ("restore", "saved and restored, it is the same"),
      ("listed", "what frames list of animations is what they present"),
      ("scene", "what the scene says of itself, under names of its own"),
    ]

  /// The number of marks that the checks use, from `firstMark` on.
  static let firstMark = 0
  static let markCount = 2

  private let scene: any Scene.Type
  private let hasPart: @Sendable (NodeID) -> Bool

  /// Creates the checks of a scene; `nil` for one that is not in the list.
  package init?(of name: String, in scenes: SceneList) {
    guard let type = scenes.type(of: name) else { return nil }
    scene = type
    hasPart = { scenes.hasPart($0, in: name) }
  }

  // MARK: Frames

  /// What is wrong with a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - last: Another frame, which has been looked at, if there was one.
  func violations(in frame: ExploredFrame, after last: ExploredFrame?) -> [InvariantViolation] {
    var found = FrameInvariants.violations(
      in: frame.nodes, after: last?.nodes, isPart: hasPart)
    found += frame.violations
    for secret in frame.secrets
    where secret.utf8.count >= Self.leastSecret && !frame.publicTexts.contains(secret) {
      addSecret(secret, in: frame, &found)
    }
    return found
  }

  /// How many bytes of a secret must be seen to be no accident: «4 of 4 digits» has digits, too.
  private static let leastSecret = 3

  private func addSecret(
    _ secret: String, in frame: ExploredFrame, _ found: inout [InvariantViolation]
  ) {
    for node in frame.nodes.nodes {
      if let value = node.accessibilityValue, value.contains(secret) {
        found.append(
          InvariantViolation("secret", "the value of node '\(node.id.name)' has a secret"))
      }
    }
    for effect in frame.effects {
      if let text = effect.announcement, text.contains(secret) {
        found.append(InvariantViolation("secret", "an announcement has a secret"))
      }
    }
  }

  // MARK: States

  /// What is wrong with how a scene goes on from where it is; it stays there.
  ///
  /// - Parameter isFull: Whether to check what takes long, too.
  func violations(from explorer: AnyExplorer, isFull: Bool) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    if explorer.clock.nextCompletion != nil {
      explorer.mark(Self.firstMark)
      defer { explorer.rewind(to: Self.firstMark) }
      do throws(EventError) {
        try explorer.settle()
      } catch {
        found.append(Self.violation(error))
      }
    }
    if isFull { found += Self.restored(scene, explorer.saved, explorer.frame.nodes) }
    return found
  }

  /// What is wrong with a scene that is restored.
  private static func restored<S: Scene>(
    _ scene: S.Type, _ saved: String, _ nodes: NodeList
  ) -> [InvariantViolation] {
    do throws(MemberError) {
      let engine = try Engine(scene, restoring: saved, checksLayout: true)
      if engine.saved != saved {
        return [InvariantViolation("restore", "after restoring, its saved state differs")]
      }
      if engine.frame.nodes != nodes {
        return [InvariantViolation("restore", "after restoring, it presents something else")]
      }
      return ListedAnimations.faults(in: engine).map { InvariantViolation("listed", $0) }
    } catch {
      return [InvariantViolation("restore", "cannot be restored: \(error.message)")]
    }
  }

  /// What is wrong if an event leads to another end with reduced motion than with motion.
  ///
  /// - Parameters:
  ///   - event: The event, before which nothing is in flight.
  ///   - explorer: The scene before the event, where it is left.
  func violations(
    of event: Event, reducingMotionIn explorer: AnyExplorer
  ) -> [InvariantViolation] {
    guard explorer.clock.nextCompletion == nil else { return [] }
    if case .environment = event { return [] }
    explorer.mark(Self.firstMark + 1)
    defer { explorer.rewind(to: Self.firstMark + 1) }
    let isReduced = explorer.frame.environment.reduceMotion
    guard let first = end(of: event, explorer, isReduced: isReduced, toggles: false) else {
      return []
    }
    explorer.rewind(to: Self.firstMark + 1)
    guard let second = end(of: event, explorer, isReduced: isReduced, toggles: true) else {
      return []
    }
    if first.state != second.state {
      return [
        InvariantViolation(
          "motion", "it ends as '\(first.state)', and as '\(second.state)' with motion toggled")
      ]
    }
    let others = second.nodes.nodes
    for (index, node) in first.nodes.nodes.enumerated()
    where index >= others.count || node != others[index] {
      return [
        InvariantViolation("motion", "node '\(node.id.name)' ends differently with motion toggled")
      ]
    }
    return []
  }

  /// The frame in which an event ends, with reduced motion or without.
  private func end(
    of event: Event, _ explorer: AnyExplorer, isReduced: Bool, toggles: Bool
  ) -> ExploredFrame? {
    let time = explorer.clock.time
    func reduce(_ isReduced: Bool) throws(EventError) {
      try explorer.send(
        .environment(EnvironmentChange(reduceMotion: isReduced)), at: explorer.clock.time)
      try explorer.settle()
    }
    do throws(EventError) {
      if toggles { try reduce(!isReduced) }
      try explorer.send(event, at: time)
      try explorer.settle()
      try reduce(isReduced)
      return explorer.frame
    } catch {
      return nil
    }
  }

  /// The violation that an error of the scene is.
  static func violation(_ error: EventError) -> InvariantViolation {
    if case .layout = error { return InvariantViolation("layout", error.message) }
    return InvariantViolation("settles", error.message)
  }
}

extension EventError {
  /// Whether the scene is at fault, and not the event.
  var isCausedByScene: Bool {
    switch self {
    case .layout, .neverSettles: true
    case .timeRunsBack, .invalidTime, .unknownCommand, .invalidMember, .slip, .tooManySamples,
      .outputTooLong:
      false
    }
  }
}
