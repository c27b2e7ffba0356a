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
      ("scene", "what the scene says of itself, under names of its own"),
    ]

  /// Those that are looked at where a state is checked in full, and where the same is tried in other
  /// environments.
  static let fullNames = ["restore", "listed"]
  static let comparedNames = ["motion", "mirror"]

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
    FrameInvariants.violations(in: frame, after: last, isPart: hasPart)
  }

  /// What is less far is no jump: a millionth of a point cannot be seen.
  private static let leastJump = 1e-6

  /// What may change at once in any case: a colour that does is no movement.
  private static let colors: [AnimatableProperty] = [
    .borderColor, .background, .textColor, .tintColor,
  ]

  /// What jumps at an event that may not move it at once: what was in flight just before goes on, or
  /// turns, from where it was seen.
  ///
  /// - Parameters:
  ///   - before: What was presented just before the event.
  ///   - frame: The frame of the event.
  func jumps(from before: ExploredFrame, to frame: ExploredFrame) -> [InvariantViolation] {
    guard !frame.environment.reduceMotion else { return [] }
    switch frame.event {
    case .tap, .focus, .blur, .returnKey, .response, .tick: break
    default: return []
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
  /// - Parameter isFull: Whether to check what takes long, too.
  func violations(from explorer: AnyExplorer, isFull: Bool) -> [InvariantViolation] {
    var found: [InvariantViolation] = []
    if explorer.clock.nextCompletion != nil {
      explorer.mark(Self.firstMark)
      defer { explorer.rewind(to: Self.firstMark) }
      do throws(EventError) {
        try explorer.settle()
        found += explorer.checkedFrame.violations
      } catch {
        found.append(Self.violation(error))
      }
    } else {
      found += explorer.checkedFrame.violations
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

  /// What is wrong if an event leads to another end with reduced motion than with motion, or from right
  /// to left than from left to right.
  ///
  /// - Parameters:
  ///   - event: The event, before which nothing is in flight.
  ///   - explorer: The scene before the event, where it is left.
  func violations(
    of event: Event, inOtherEnvironments explorer: AnyExplorer
  ) -> [InvariantViolation] {
    guard explorer.clock.nextCompletion == nil else { return [] }
    if case .environment = event { return [] }
    explorer.mark(Self.firstMark + 1)
    defer { explorer.rewind(to: Self.firstMark + 1) }
    let environment = explorer.frame.environment
    guard let end = end(of: event, explorer) else { return [] }
    var found: [InvariantViolation] = []
    let isReduced = environment.reduceMotion
    compare(
      end, "motion", of: event, explorer, in: EnvironmentChange(reduceMotion: !isReduced),
      back: EnvironmentChange(reduceMotion: isReduced), &found)
    // Where a touch is, something else may be in the other direction.
    guard !event.hasLocation else { return found }
    let direction = environment.layoutDirection
    compare(
      end, "mirror", of: event, explorer,
      in: EnvironmentChange(
        layoutDirection: direction == .leftToRight ? .rightToLeft : .leftToRight),
      back: EnvironmentChange(layoutDirection: direction), &found)
    return found
  }

  /// Adds what is wrong if an event leads to another end in another environment.
  private func compare(
    _ end: ExploredFrame, _ name: String, of event: Event, _ explorer: AnyExplorer,
    in change: EnvironmentChange, back: EnvironmentChange, _ found: inout [InvariantViolation]
  ) {
    explorer.rewind(to: Self.firstMark + 1)
    var mirrored: NodeList?
    guard let other = self.end(of: event, explorer, in: change, back: back, &mirrored) else {
      return
    }
    if name == "mirror", let mirrored,
      let fault = Self.mirrorFault(in: mirrored, of: end.nodes, end.environment.size.width)
    {
      found.append(InvariantViolation(name, fault))
    }
    if end.state != other.state {
      found.append(
        InvariantViolation(
          name, "it ends as '\(end.state)', and as '\(other.state)' in the other environment"))
      return
    }
    let others = other.nodes.nodes
    for (index, node) in end.nodes.nodes.enumerated()
    where index >= others.count || node != others[index] {
      found.append(
        InvariantViolation(
          name, "node '\(node.id.name)' ends differently in the other environment"))
      return
    }
  }

  /// The frame in which an event ends.
  private func end(of event: Event, _ explorer: AnyExplorer) -> ExploredFrame? {
    do throws(EventError) {
      try explorer.send(event, at: explorer.clock.time)
      try explorer.settle()
      return explorer.frame
    } catch {
      return nil
    }
  }

  /// The frame in which an event ends that comes in another environment, back in the first one.
  ///
  /// - Parameter after: What is presented in the other environment after the event.
  private func end(
    of event: Event, _ explorer: AnyExplorer, in change: EnvironmentChange,
    back: EnvironmentChange, _ after: inout NodeList?
  ) -> ExploredFrame? {
    do throws(EventError) {
      try explorer.send(.environment(change), at: explorer.clock.time)
      try explorer.settle()
      try explorer.send(event, at: explorer.clock.time)
      try explorer.settle()
      after = explorer.frame.nodes
      try explorer.send(.environment(back), at: explorer.clock.time)
      try explorer.settle()
      return explorer.frame
    } catch {
      return nil
    }
  }

  /// What is wrong with a screen in the other direction: each node has its place, or the mirrored one,
  /// and looks the same.
  private static func mirrorFault(
    in mirrored: NodeList, of list: NodeList, _ width: Double
  ) -> String? {
    var widths: [NodeID: Double] = [:]
    guard mirrored.nodes.count == list.nodes.count else { return "other nodes are there" }
    for (node, other) in zip(list.nodes, mirrored.nodes) {
      guard node.id == other.id else { return "node '\(other.id.name)' is out of order" }
      widths[node.id] = node.frame.width
      let room = node.parent.flatMap { widths[$0] } ?? width
      let opposite = room - node.frame.minX - node.frame.width
      guard
        (other.frame.minX - node.frame.minX).magnitude < 1e-6
          || (other.frame.minX - opposite).magnitude < 1e-6
      else { return "node '\(node.id.name)' is neither in its place nor mirrored" }
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
  /// Whether it says where in the window it comes.
  fileprivate var hasLocation: Bool {
    switch self {
    case .tap(let tap): tap.target == nil && tap.location != nil
    case .pan(let pan): pan.target == nil && pan.location != nil
    default: false
    }
  }
}
