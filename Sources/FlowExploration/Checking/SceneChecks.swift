import FlowEngine
import FlowSnapshots
import FlowTesting

/// What must hold of a scene, whatever happens to it: the invariants of `FrameInvariants`, those of the
/// scene itself, and what can only be seen by going on from a state.
package struct SceneChecks: Sendable {
  /// The names of all invariants, with what each says.
  package static let names: [(name: String, meaning: String)] =
    FrameInvariants.names + [
      ("settles", "everything in flight ends"),
      ("refusal", "an event that is refused changes nothing"),
      ("motion", "with reduced motion the same is reached as with motion"),
      ("mirror", "right to left the same is reached, each node in its place or mirrored"),
      ("jump", "what moves is not elsewhere at once because of a touch, the focus or an answer"),
      ("restore", "saved and restored, it is the same"),
      ("listed", "what frames list of animations is what they present"),
    ] + GeneralChecks.names + [
      ("way", "a state at rest can be left, and the first one reached again"),
      ("button", "a button at rest does something"),
      ("trap", "nothing traps"),
      ("rule", "the rules of the scene, and of a file"),
      ("scene", "what the scene says of itself, under names of its own"),
    ]

  /// Those that are looked at where a state is checked in full, and where the same is tried in other
  /// environments.
  static let fullNames = ["restore", "listed"]
  static let comparedNames = ["motion", "mirror"] + GeneralChecks.names.map { $0.name }

  /// The number of marks that the checks use, from `firstMark` on.
  static let firstMark = 0
  static let markCount = 2

  private let scene: any Scene.Type
  private let hasPart: @Sendable (NodeID) -> Bool

  private let opened: @Sendable (EnvironmentChange) -> AnyExplorer?

  /// The name of what rules find.
  static let ruleName = "rule"

  /// The rules besides the scene's own.
  var rules: [FrameRule] = []
  /// The names that are left out.
  package var without: Set<String> = []

  /// Creates the checks of the scene of a header; `nil` for one that is not in the list.
  package init?(of header: TraceHeader, in scenes: SceneList) {
    let name = header.scene
    guard let type = scenes.type(of: name) else { return nil }
    scene = type
    let parts = scenes.parts(of: name)
    hasPart = { parts?.part(of: $0) != nil }
    opened = { change in
      header.setup.state == nil ? try? scenes.explore(header.changed(by: change)) : nil
    }
    unmirrored = (type as? any CheckedScene.Type).flatMap { $0.unmirroredIDs }
    finalStates = (type as? any CheckedScene.Type)?.finalNames ?? []
  }

  /// Whether a part keeps its place from right to left; `nil` if the scene does not say.
  private let unmirrored: (@Sendable (NodeID) -> Bool)?
  /// The names of the states that need no way out.
  let finalStates: Set<String>

  /// What is wrong with an event, whatever the scene.
  ///
  /// - Parameter explorer: The scene before the event, where it is left.
  func generalViolations(
    of event: Event, _ explorer: AnyExplorer, gesture: PanGesture?
  ) -> [InvariantViolation] {
    var general = GeneralChecks(explorer, mark: Self.firstMark + 1, opened: opened)
    general.check(event, gesture: gesture)
    explorer.rewind(to: Self.firstMark + 1)
    return general.found
  }

  // MARK: Frames

  /// What is wrong with a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - last: Another frame, which has been looked at, if there was one.
  func violations(in frame: ExploredFrame, after last: ExploredFrame?) -> [InvariantViolation] {
    FrameInvariants.violations(in: frame, after: last, isPart: hasPart)
  }

  /// What is less far is no jump: a millionth of a point cannot be seen.
  private static let leastJump = 1e-6

  /// What may change at once in any case: a colour that does is no movement.
  private static let colors: [AnimatableProperty] = [
    .borderColor, .background, .textColor, .tintColor,
  ]

  /// What an event finds presented and must not move at once; `nil` where nothing is in flight, or the
  /// event may move it.
  func presented(before event: Event, _ explorer: AnyExplorer) -> ExploredFrame? {
    // A pointer may become a tap.
    guard Self.mustNotMove(event.name) || event.name == .pointerUp else { return nil }
    let frame = explorer.frame
    return frame.animations.isEmpty ? nil : frame
  }

  /// Whether an event must not move at once what is in flight.
  private static func mustNotMove(_ name: EventName?) -> Bool {
    switch name {
    case .tap, .doubleTap, .focus, .blur, .returnKey, .response, .tick: true
    default: false
    }
  }

  /// What jumps at an event that may not move it at once: what was in flight just before goes on, or
  /// turns, from where it was seen.
  ///
  /// - Parameters:
  ///   - before: What was presented just before the event.
  ///   - frame: The frame of the event.
  func jumps(from before: ExploredFrame?, to frame: ExploredFrame) -> [InvariantViolation] {
    guard let before, Self.mustNotMove(frame.event), !frame.environment.reduceMotion else {
      return []
    }
    var found: [InvariantViolation] = []
    for animation in before.animations where !Self.colors.contains(animation.property) {
      guard let old = before.nodes[animation.node], let new = frame.nodes[animation.node],
        !old.hidden, !new.hidden, Self.distance(of: animation.property, old, new) > Self.leastJump
      else { continue }
      found.append(
        InvariantViolation(
          "jump", "\(animation.property.rawValue) of node '\(animation.node.name)' jumps"))
    }
    return found
  }

  /// How far a property is from what it was; of a transform, how far it moves a corner, for there are
  /// several that move nothing.
  private static func distance(
    of property: AnimatableProperty, _ old: Node, _ new: Node
  ) -> Double {
    guard property == .transform else {
      guard let old = old.value(of: property), let new = new.value(of: property) else { return 0 }
      return new.distance(to: old)
    }
    let size = old.frame.size
    let corners = [(-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)].map {
      Point(x: $0.0 * size.width, y: $0.1 * size.height)
    }
    return corners.reduce(0) { most, corner in
      guard let first = old.transform.matrix.project(corner),
        let second = new.transform.matrix.project(corner)
      else { return most }
      return max(most, (first.x - second.x).magnitude, (first.y - second.y).magnitude)
    }
  }

  // MARK: States

  /// What is wrong with how a scene goes on from where it is; it stays there.
  ///
  /// - Parameters:
  ///   - explorer: The scene, whose latest frame has been looked at.
  ///   - isFull: Whether to check what takes long, too.
  func violations(from explorer: AnyExplorer, isFull: Bool) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    if explorer.clock.nextCompletion != nil {
      explorer.mark(Self.firstMark)
      defer { explorer.rewind(to: Self.firstMark) }
      do throws(EventError) {
        try explorer.settle()
        found += explorer.faults(isSeen: false)
      } catch {
        found.append(Self.violation(error))
      }
    } else {
      found += explorer.faults(isSeen: true)
    }
    if isFull { found += Self.restored(scene, explorer.saved, explorer.frame.nodes) }
    return found
  }

  /// What is wrong with a scene that is restored right before an event: it has to go on alike.
  ///
  /// - Parameter explorer: The scene before the event, where it is left.
  func violations(
    of step: EventTrace.Step, restoring explorer: AnyExplorer
  ) -> [InvariantViolation] {
    explorer.mark(Self.firstMark + 1)
    defer { explorer.rewind(to: Self.firstMark + 1) }
    let saved = explorer.saved
    guard (try? explorer.send(step.event, at: step.time)) != nil else { return [] }
    let (after, nodes) = (explorer.saved, explorer.frame.nodes)
    return Self.fault(in: scene, restoring: saved, step, after, nodes).map {
      [InvariantViolation("restore", "after restoring, \(step.event.name.rawValue) \($0)")]
    } ?? []
  }

  private static func fault<S: Scene>(
    in scene: S.Type, restoring saved: String, _ step: EventTrace.Step, _ after: String,
    _ nodes: NodeList
  ) -> String? {
    // What cannot be restored is said of the state.
    guard var engine = try? Engine(scene, restoring: saved) else { return nil }
    do throws(EventError) {
      try engine.send(step.event, at: step.time)
    } catch {
      return error.isCausedByScene ? nil : "is refused: \(error.message)"
    }
    if engine.frame.nodes != nodes { return "leads to something else" }
    return engine.saved == after ? nil : "leads to another saved state"
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

  /// What is wrong if an event leads to another end with reduced motion than with motion, or from right
  /// to left than from left to right.
  ///
  /// - Parameters:
  ///   - event: The event, before which nothing is in flight.
  ///   - explorer: The scene before the event, where it is left.
  ///   - gesture: The finger that is down.
  func violations(
    of event: Event, inOtherEnvironments explorer: AnyExplorer, gesture: PanGesture?
  ) -> [InvariantViolation] {
    guard explorer.clock.nextCompletion == nil else { return [] }
    switch event {
    // Fingers that are down stay where they are when the screen is mirrored.
    case .environment, .pointer: return []
    default: break
    }
    explorer.mark(Self.firstMark + 1)
    defer { explorer.rewind(to: Self.firstMark + 1) }
    let before = explorer.frame
    guard let end = end(of: [event], explorer) else { return [] }
    return [
      motionFault(of: event, end, before.environment, explorer),
      mirrorFault(of: event, end, before, explorer, gesture),
    ].compactMap { $0 }
  }

  /// What is wrong if an event leads to another end with reduced motion, or without it.
  private func motionFault(
    of event: Event, _ end: ExploredFrame, _ environment: Environment, _ explorer: AnyExplorer
  ) -> InvariantViolation? {
    let isReduced = environment.reduceMotion
    let change = EnvironmentChange(reduceMotion: !isReduced)
    let back = EnvironmentChange(reduceMotion: isReduced)
    explorer.rewind(to: Self.firstMark + 1)
    guard
      let other = self.end(of: [.environment(change), event, .environment(back)], explorer)
    else { return nil }
    return Self.difference(between: end, and: other).map { InvariantViolation("motion", $0) }
  }

  /// What is wrong if an event, mirrored where the scene is, leads to another end in the other direction.
  private func mirrorFault(
    of event: Event, _ end: ExploredFrame, _ before: ExploredFrame, _ explorer: AnyExplorer,
    _ gesture: PanGesture?
  ) -> InvariantViolation? {
    let direction = before.environment.layoutDirection
    let change = Event.environment(
      EnvironmentChange(
        layoutDirection: direction == .leftToRight ? .rightToLeft : .leftToRight))
    let back = Event.environment(EnvironmentChange(layoutDirection: direction))
    explorer.rewind(to: Self.firstMark + 1)
    guard let turned = self.end(of: [change], explorer) else { return nil }
    let width = before.environment.size.width
    let mirroring = Mirroring(before.nodes, turned.nodes, width: width)
    // A finger that goes sideways goes all its way in one direction.
    var start: [Event] = []
    var end = end
    if let gesture, gesture.isSideways || mirroring.mirrored(event) != event {
      guard case .pan(let pan) = event, pan.phase != .began else { return nil }
      start = [.pan(Pan(.cancelled, translation: .zero))]
      explorer.rewind(to: Self.firstMark + 1)
      guard let anew = self.end(of: start + [.pan(gesture.began), event], explorer) else {
        return nil
      }
      end = anew
    }
    var fault: String?
    for counterpart in mirroring.counterparts(of: event, startingWith: gesture?.began) {
      var events = start + [change]
      if !start.isEmpty, let began = gesture?.began {
        let isMirrored = counterpart != event
        events.append(.pan(isMirrored ? mirroring.mirrored(began) : began))
      }
      explorer.rewind(to: Self.firstMark + 1)
      guard let other = self.end(of: events + [counterpart], explorer) else { return nil }
      let found = mirrorFault(
        end, other, isTurnedBack: counterpart == event || !event.holdsPlace, back, explorer)
      guard let found else { return nil }
      fault = fault ?? found
    }
    return fault.map { InvariantViolation("mirror", $0) }
  }

  /// What is wrong with an end in the other direction; the scene is there.
  ///
  /// - Parameter isTurnedBack: Whether the direction is changed back to see more of it. Not while there
  ///   is something that has been placed in the other direction, such as a finger.
  private func mirrorFault(
    _ end: ExploredFrame, _ other: ExploredFrame, isTurnedBack: Bool, _ back: Event,
    _ explorer: AnyExplorer
  ) -> String? {
    let width = end.environment.size.width
    let (nodes, mirrored) = Self.compared(end, other)
    if let fault = mirrorFault(in: mirrored, of: nodes, width) { return fault }
    guard isTurnedBack, let last = self.end(of: [back], explorer) else {
      return Self.difference(between: end.state, and: other.state)
    }
    return Self.difference(between: end, and: last)
  }

  private static func difference(between state: String, and other: String) -> String? {
    state == other
      ? nil : "it ends as '\(state)', and as '\(other)' in the other environment"
  }

  static func difference(
    between end: ExploredFrame, and other: ExploredFrame
  ) -> String? {
    if let difference = difference(between: end.state, and: other.state) { return difference }
    let (nodes, others) = compared(end, other)
    for index in nodes.indices where index >= others.count || nodes[index] != others[index] {
      return "node '\(nodes[index].id.name)' ends differently in the other environment"
    }
    return nil
  }

  /// The nodes of two frames, as they are compared: what repeats is elsewhere in its cycle at another time.
  private static func compared(
    _ end: ExploredFrame, _ other: ExploredFrame
  ) -> (NodeList, NodeList) {
    end.time == other.time
      ? (end.nodes, other.nodes) : (end.nodes.atCycleStart, other.nodes.atCycleStart)
  }

  /// The frame in which events end, each of which has settled before the next.
  private func end(of events: [Event], _ explorer: AnyExplorer) -> ExploredFrame? {
    do throws(EventError) {
      for event in events {
        try explorer.send(event, at: explorer.clock.time)
        try explorer.settle()
      }
      return explorer.frame
    } catch {
      return nil
    }
  }

  /// What is wrong with a screen in the other direction: each node has its place, or the mirrored one,
  /// and looks the same.
  private func mirrorFault(
    in mirrored: NodeList, of list: NodeList, _ width: Double
  ) -> String? {
    var kept: Set<NodeID> = []
    var widths: [NodeID: Double] = [:]
    var contents: [NodeID: Double] = [:]
    guard mirrored.count == list.count else { return "other nodes are there" }
    for (node, other) in zip(list, mirrored) {
      guard node.id == other.id else { return "node '\(other.id.name)' is out of order" }
      widths[node.id] = node.frame.width
      contents[node.id] = node.contentSize?.width
      let rooms = [
        node.parent.flatMap { widths[$0] } ?? width, node.parent.flatMap { contents[$0] },
      ]
      let opposites = rooms.compactMap { $0 }.map { $0 - node.frame.minX - node.frame.width }
      var places = [node.frame.minX] + opposites
      if let unmirrored {
        // What is in a part that keeps its place may do either: its parent's side is not its own.
        if node.parent.map({ kept.contains($0) }) ?? false {
          kept.insert(node.id)
        } else if unmirrored(node.id) {
          kept.insert(node.id)
          places = [node.frame.minX]
        } else {
          places = opposites
        }
      }
      guard places.contains(where: { (other.frame.minX - $0).magnitude < 1e-6 }) else {
        return places.count == 1 + opposites.count
          ? "node '\(node.id.name)' is neither in its place nor mirrored"
          : "node '\(node.id.name)' \(kept.contains(node.id) ? "leaves its place" : "is not mirrored")"
      }
      var same = other
      same.frame.origin.x = node.frame.minX
      same.textAlignment = node.textAlignment
      same.transform = node.transform
      same.contentInset = node.contentInset
      same.contentOffset = node.contentOffset
      if same != node { return "node '\(node.id.name)' looks different" }
    }
    return nil
  }

  /// The violation that an error of the scene is.
  static func violation(_ error: EventError) -> InvariantViolation {
    if case .layout = error { return InvariantViolation("layout", error.message) }
    return InvariantViolation("settles", error.message)
  }
}

extension Event {
  /// Whether it leaves something where the direction is part of its place: a finger, or an offset.
  fileprivate var holdsPlace: Bool {
    switch self {
    case .pan(let pan): pan.phase == .began || pan.phase == .changed
    case .scroll: true
    default: false
    }
  }
}

extension SceneList {
  /// Whether a part of a scene keeps its place from right to left; `nil` if the scene does not say.
  func unmirrored(in name: String) -> (@Sendable (NodeID) -> Bool)? {
    (type(of: name) as? any CheckedScene.Type).flatMap { $0.unmirroredIDs }
  }
}

extension CheckedScene {
  /// Whether a part keeps its place from right to left; `nil` if the scene does not say.
  fileprivate static var unmirroredIDs: (@Sendable (NodeID) -> Bool)? {
    guard let parts = unmirroredParts else { return nil }
    return { id in parts.contains { part in part.id == id || part.names(id) } }
  }

  /// The names of the final states.
  fileprivate static var finalNames: Set<String> { Set(finalStates.map { $0.rawValue }) }
}
