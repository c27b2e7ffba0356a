import FlowEngine

/// What must hold of an event in any scene, whatever the scene is about: rules that need no author, and
/// that ask no code of the scene's own.
struct GeneralChecks {
  /// The names of the rules, with what each says.
  static let names: [(name: String, meaning: String)] = [
    ("answer", "an answer that is repeated, late or to no request changes nothing"),
    ("twice", "no effect is asked for twice by one cause, no request made twice"),
    ("again", "a tick, and what the host says again, change nothing"),
    ("cancel", "a cancelled gesture ends as one that never was, or as one let go at rest"),
    ("finger", "without a finger that went down, a pan changes nothing"),
    ("owner", "the field that asks for the keyboard has it, and after a blur none has"),
    ("velocity", "a spring goes on with the velocity of what it takes over"),
    ("calm", "with reduced motion nothing is between its ends"),
    ("turn", "turned there and back, the screen is as it was; opened turned, as turned"),
  ]

  /// What a way through a scene showed.
  private struct Passage {
    /// The frame in which it ended.
    var end: ExploredFrame
    /// The effects, by frame.
    var effects: [[ExploredFrame.Effect]]
  }

  private let explorer: AnyExplorer
  /// The mark of the moment before the event, which is used for nothing else.
  private let mark: Int
  /// The scene as it is opened in another environment; `nil` if that cannot be said.
  private let opened: (EnvironmentChange) -> AnyExplorer?
  private(set) var found: [InvariantViolation] = []

  /// - Parameters:
  ///   - explorer: The scene at a moment at which nothing is due.
  ///   - mark: A number that may stand for that moment.
  init(
    _ explorer: AnyExplorer, mark: Int, opened: @escaping (EnvironmentChange) -> AnyExplorer?
  ) {
    self.explorer = explorer
    self.mark = mark
    self.opened = opened
    explorer.mark(mark)
  }

  private mutating func add(_ name: String, _ text: String) {
    found.append(InvariantViolation(name, text))
  }

  private func hash() -> UInt64 {
    var canonical = CanonicalHash()
    return canonical.value(of: explorer)
  }

  /// Checks an event; the scene is anywhere afterwards.
  ///
  /// - Parameter gesture: The finger that is down.
  mutating func check(_ event: Event, gesture: PanGesture?) {
    let base = hash()
    let former = explorer.frame
    let asked = explorer.asked
    // A pointer that is down may have become a pan.
    let isDown = gesture != nil || explorer.look.hasFingers
    guard let frame = send(event) else { return }
    let after = hash()
    checkEffects(of: frame, asked)
    checkVelocities(from: former, to: frame)
    switch event {
    case .response(let response) where after != base: checkAnswer(response, after, asked)
    case .tick:
      if after != base || !frame.effects.isEmpty { add("again", "a tick changes something") }
    case .environment(let change):
      checkRepetition(of: event)
      checkTurn(change, former.environment, isOpening: former.index == 0)
    case .keyboard: checkRepetition(of: event)
    case .pan(let pan):
      if pan.phase != .began, !isDown, after != base { checkFinger(pan, after) }
      if pan.phase == .began, !isDown { checkCancel(pan) }
    default: break
    }
    checkChain(of: event)
    checkCalm(of: event)
  }

  // MARK: Ways

  /// Sends an event at the moment before; `nil` if it is refused.
  private func send(_ event: Event) -> ExploredFrame? {
    explorer.rewind(to: mark)
    return try? sendNext(event)
  }

  /// Sends an event, and returns its frame.
  private func sendNext(_ event: Event) throws(EventError) -> ExploredFrame {
    var last: ExploredFrame?
    try explorer.send(event, at: explorer.clock.time) { frame in
      if last?.event == nil { last = frame }
    }
    return last ?? explorer.frame
  }

  /// Sends events from the moment before, each of which settles before the next.
  private func passage(_ events: [Event]) -> Passage? {
    explorer.rewind(to: mark)
    return Self.passage(events, explorer)
  }

  private static func passage(_ events: [Event], _ explorer: AnyExplorer) -> Passage? {
    var effects: [[ExploredFrame.Effect]] = []
    do throws(EventError) {
      for event in events {
        try explorer.send(event, at: explorer.clock.time) { effects.append($0.effects) }
        try explorer.settle { effects.append($0.effects) }
      }
    } catch {
      return nil
    }
    return Passage(end: explorer.frame, effects: effects)
  }

  // MARK: Answers and effects

  /// Checks that an answer which was taken is not taken once more, and not for another one.
  private mutating func checkAnswer(_ response: Response, _ after: UInt64, _ asked: [String]) {
    guard asked.contains(response.id) else {
      // Only what no scene can have asked for: older requests may still be open.
      if response.id == Alphabet.unaskedID {
        add("answer", "an answer to a request that was never made changes something")
      }
      return
    }
    let others: [Response] = [
      response, Response(to: response.id, response.outcome == .success ? .failure : .success),
    ]
    for other in others {
      guard send(.response(response)) != nil, explorer.asked == asked,
        (try? sendNext(.response(other))) != nil
      else { continue }
      if hash() != after { add("answer", "a second answer to one request changes something") }
    }
    guard let newest = asked.last, newest != response.id,
      Self.stem(newest) == Self.stem(response.id)
    else { return }
    var other = response
    other.id = newest
    if send(.response(other)) != nil, hash() == after {
      add("answer", "a late answer to an earlier request is taken for one to the newest")
    }
  }

  /// The id of a request without its number.
  private static func stem(_ id: String) -> Substring {
    var stem = id[...]
    while stem.last?.isNumber ?? false { stem.removeLast() }
    return stem
  }

  private mutating func checkEffects(of frame: ExploredFrame, _ asked: [String]) {
    for (index, effect) in frame.effects.enumerated() {
      if let id = effect.id, asked.contains(id) {
        add("twice", "the effect '\(effect.type)' makes a request that was made before")
      }
      if frame.effects[..<index].contains(where: { $0.text == effect.text }) {
        add("twice", "the effect '\(effect.type)' is asked for twice")
      } else if let id = effect.id,
        frame.effects[..<index].contains(where: {
          $0.type == effect.type && $0.id.map(Self.stem) == Self.stem(id)
        })
      {
        add("twice", "one event makes two requests of the effect '\(effect.type)'")
      }
    }
    for effect in frame.effects.reversed() {
      if let target = effect.target {
        if let node = frame.nodes[target], !node.focused {
          add("owner", "node '\(target.name)' asks for the keyboard and is not focused")
        }
      } else if effect.type == Self.blur {
        if let node = frame.nodes.first(where: { $0.focused && $0.kind == .field }) {
          add("owner", "the keyboard is dismissed, and node '\(node.id.name)' stays focused")
        }
      } else if effect.type != Self.focus {
        continue
      }
      break
    }
  }

  private static let focus = "focus"
  private static let blur = "blur"

  /// Checks that what an event asks for is not asked for again on the way to rest.
  private mutating func checkChain(of event: Event) {
    guard let effects = passage([event])?.effects, effects.count > 1 else { return }
    var seen: Set<String> = []
    for effects in effects {
      for text in Set(effects.map { $0.text }) where !seen.insert(text).inserted {
        guard let effect = effects.first(where: { $0.text == text }), effect.type != Self.blur,
          effect.type != "focus"
        else { continue }
        add("twice", "the effect '\(effect.type)' is asked for again on the way to rest")
      }
    }
  }

  // MARK: Repetitions

  /// Checks that what the host says once more, when all is at rest, changes nothing.
  private mutating func checkRepetition(of event: Event) {
    guard let once = passage([event]), let end = Self.passage([event], explorer) else { return }
    if let fault = SceneChecks.difference(between: once.end, and: end.end) {
      add("again", "\(event.name.rawValue) once more: \(fault)")
    } else if end.effects.contains(where: { !$0.isEmpty }) {
      add("again", "\(event.name.rawValue) once more asks for something")
    }
  }

  private mutating func checkTurn(
    _ change: EnvironmentChange, _ environment: Environment, isOpening: Bool
  ) {
    guard change.size != nil, explorer.clock.nextCompletion == nil || isOpening else { return }
    let turn = Event.environment(change)
    let back = Event.environment(
      EnvironmentChange(size: environment.size, safeArea: environment.safeArea))
    if let once = passage([turn, back]), let twice = Self.passage([turn, back], explorer),
      let fault = SceneChecks.difference(between: once.end, and: twice.end)
    {
      add("turn", "turned there and back twice: \(fault)")
    }
    guard isOpening, let opened = opened(change), (try? opened.settle()) != nil,
      let end = passage([turn])?.end
    else { return }
    if let fault = SceneChecks.difference(between: opened.frame, and: end) {
      add("turn", "opened and turned at once: \(fault)")
    }
  }

  // MARK: Gestures

  /// Checks that a pan which never began does not count, of a scene that can tell: one for which it does
  /// not matter how a pan began may take its end alone.
  private mutating func checkFinger(_ pan: Pan, _ after: UInt64) {
    let began = Event.pan(Pan(.began, translation: .zero, location: pan.location))
    guard send(began) != nil, (try? sendNext(.pan(pan))) != nil, hash() != after else { return }
    add("finger", "pan.\(pan.phase.rawValue) without a finger that is down changes something")
  }

  /// How far a finger goes before its gesture is cancelled, in points.
  private static let strokes = [
    Point(x: 0, y: -200), Point(x: 0, y: 200), Point(x: -160, y: 0), Point(x: 160, y: 0),
  ]

  /// Checks that a gesture that is cancelled ends as one that was let go at rest, or never was.
  private mutating func checkCancel(_ began: Pan) {
    // The gesture may have stopped what was in flight.
    explorer.rewind(to: mark)
    guard explorer.clock.nextCompletion == nil else { return }
    let never = explorer.frame
    for stroke in Self.strokes {
      let start: [Event] = [.pan(began), .pan(Pan(.changed, translation: stroke))]
      let speed = Point(x: stroke.x * 8, y: stroke.y * 8)
      guard
        let end = passage(
          start + [.pan(Pan(.cancelled, translation: stroke, velocity: speed))])?.end,
        SceneChecks.difference(between: never, and: end) != nil,
        let released = passage(start + [.pan(Pan(.ended, translation: stroke))])?.end,
        let fault = SceneChecks.difference(between: released, and: end)
      else { continue }
      return add("cancel", "a cancelled gesture, and one let go at rest: \(fault)")
    }
  }

  // MARK: Motion

  /// How much slower or faster a spring may begin, in parts of the velocity and in points a second.
  private static let velocityShare = 0.02
  private static let leastVelocity = 1.0
  /// What velocities are measured over, in seconds.
  private static let moment = 1e-5
  /// What a spring gains in a moment, a second and point to its end.
  private static let gain = 0.02

  /// Checks that springs begin with the velocity of what they take over.
  private mutating func checkVelocities(from before: ExploredFrame, to frame: ExploredFrame) {
    for animation in frame.animations where animation.begin == frame.time {
      guard case .spring = animation.timing, animation.property != .alpha,
        let old = before.animations.first(where: {
          $0.node == animation.node && $0.property == animation.property
        }), old.begin < frame.time - Self.moment, old.end > frame.time + Self.moment
      else { continue }
      let moment = Self.moment
      let last = old.value(at: frame.time - moment)
        .rate(to: old.value(at: frame.time + moment), over: 2 * moment)
      let start = animation.value(at: frame.time)
      let now = start.rate(to: animation.value(at: frame.time + moment), over: moment)
        .replacingThrown(in: animation, by: last)
      // A spring that is far from its end gains some velocity within the moment.
      let gain = start.distance(to: animation.value(at: animation.end)) * Self.gain
      if now.distance(to: last) > Self.leastVelocity + Self.velocityShare * last.size + gain {
        add(
          "velocity",
          "\(animation.property.rawValue) of node '\(animation.node.name)' loses its velocity")
      }
    }
  }

  /// Checks that with reduced motion nothing moves on its way, and that the same is asked for.
  private mutating func checkCalm(of event: Event) {
    // What was in flight before may go on to its end.
    explorer.rewind(to: mark)
    guard explorer.clock.nextCompletion == nil else { return }
    if case .environment = event { return }
    if !explorer.frame.environment.reduceMotion {
      guard (try? sendNext(.environment(EnvironmentChange(reduceMotion: true)))) != nil,
        (try? explorer.settle()) != nil
      else { return }
    }
    guard let frame = try? sendNext(event) else { return }
    for animation in frame.animations where animation.begin == frame.time && animation.moves {
      switch animation.property {
      case .alpha, .borderColor, .background, .textColor, .tintColor:
        if animation.end - animation.begin > Self.longestFade {
          add(
            "calm", "\(animation.property.rawValue) of node '\(animation.node.name)' takes its time"
          )
        }
      default:
        add("calm", "\(animation.property.rawValue) of node '\(animation.node.name)' moves")
      }
    }
    guard let next = explorer.clock.nextCompletion else { return }
    let end = next - 1e-3
    // What has ended at once is where it ends.
    let nodes = explorer.frame.nodes
    guard end > frame.time, (try? explorer.pass(to: end)) != nil else { return }
    let later = explorer.frame.nodes
    for node in nodes {
      guard let other = later[node.id] else { continue }
      if node.frame != other.frame || node.transform != other.transform
        || node.contentOffset != other.contentOffset || node.strokeEnd != other.strokeEnd
      {
        add("calm", "node '\(node.id.name)' is between its ends")
        return
      }
    }
  }

  /// The longest fade that stays with reduced motion, in seconds.
  private static let longestFade = 0.2 + 1e-9
}

extension AnimatableValue {
  /// The same velocity, with that of another one on the axes on which an animation is thrown.
  ///
  /// A spring begins as fast as what it takes over, at rest if the scene has stopped that, or at its transaction's
  /// `initialVelocity`, which replaces what it would inherit: of these only rest is a loss.
  fileprivate func replacingThrown(
    in animation: Animation, by other: AnimatableValue
  ) -> AnimatableValue {
    switch animation.property {
    case .frame, .transform, .contentOffset: break
    default: return self
    }
    var velocity = self
    for axis in 0..<2 where animation.velocity.components[axis] != 0 {
      velocity.components[axis] = other.components[axis]
    }
    return velocity
  }
}
