import FlowEngine

/// A scene for tests: two boxes and a label, moved by commands in every way an engine knows.
struct Probe: Scene {
  static let name = "probe"
  static let summary = "Boxes for tests."
  static let commands = [
    "set", "wide", "spring", "bounce", "creep", "damped", "ease", "fade", "slow", "both", "chain",
    "ever", "nothing", "enter", "leave", "stop", "stopA", "follow", "refuse", "first", "second",
    "cancel", "pulse", "alarm", "ask", "pair",
  ].map { SceneInput($0, .number) }

  struct Configuration: SceneConfiguration {
    var blinks = false
    var limit = 10.0

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("blinks", &blinks, "whether the label blinks")
      members.member("limit", &limit, "a number for tests")
    }

    func validate() throws(MemberError) {
      guard limit > 0 else { throw MemberError("expected more than 0", of: "limit") }
    }
  }

  /// What is sent when an animation, or a time, has ended; mostly the command that began it.
  enum Completion: String, Sendable {
    case wide, spring, bounce, creep, damped, ease, fade, slow, chain, ever, nothing, enter, follow
    case first, second, pulse, alarm
  }

  enum Effect: SceneEffect {
    case did(Completion)

    var type: String { "did" }

    func write(to members: inout MemberWriter) {
      if case .did(let completion) = self { members.member("what", completion.rawValue) }
    }
  }

  enum Part: String, ScenePart {
    case a, b, child, label, guest

    var kind: Node.Kind { self == .label ? .label : .view }
    var parent: Part? { self == .child ? .a : nil }
  }

  var a = 0.0
  var b = 0.0
  var alpha = 1.0
  var color = Color.black
  var entered = false
  var completed: [String] = []
  var progress = 1.0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {
    members.derived("done", completed.count)
    members.kept("a", &a)
    members.kept("b", &b)
    members.kept("alpha", &alpha)
    members.kept("color", &color)
    members.kept("entered", &entered)
    members.kept("completed", &completed)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    var value = 0.0
    if case .number(let number) = command.value { value = number }
    let completion = Completion(rawValue: command.name)
    switch command.name {
    case "refuse":
      // What is asked for before is forgotten with the event.
      context.announce("refused")
      context.schedule(.pulse, after: 0)
      context.stopAnimations()
      throw .invalidMember("value", expected: "something else")
    case "set": a = value
    case "wide":
      a = value
      alpha = 0
      context.animate(Transaction(.easeInOut(duration: 0.8), completion: completion))
    case "spring":
      a = value
      context.animate(Transaction(.spring(duration: 0.8, dampingRatio: 1), completion: completion))
    case "bounce":
      a = value
      context.animate(
        Transaction(.spring(duration: 0.9, dampingRatio: 0.5), completion: completion))
    case "pair":
      a = value
      b = value
      context.animate(Transaction(.spring(duration: 0.8, dampingRatio: 1)))
    case "creep":
      a = value
      context.animate(Transaction(.spring(duration: 0.9, dampingRatio: 2), completion: completion))
    case "damped":
      a = 100
      context.animate(
        Transaction(.spring(duration: 0.8, dampingRatio: value), completion: completion))
    case "ease":
      a = value
      context.animate(
        Transaction(.easeInOut(duration: 0.5), of: "a", properties: .frame, completion: completion))
    case "fade":
      alpha = value
      color = .white
      context.animate(
        Transaction(
          .easeInOut(duration: 0.2), properties: [.alpha, .background], completion: completion))
    case "slow":
      b = value
      context.animate(Transaction(.easeInOut(duration: 2), of: "b", completion: completion))
    case "both":
      a = value
      b = value
      context.animate(Transaction(.easeInOut(duration: 0.3), of: "a", completion: .first))
      context.animate(Transaction(.easeInOut(duration: 0.3), completion: .second))
    case "chain":
      a = value
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: completion))
    case "ever", "nothing":
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: completion))
    case "enter":
      entered = true
      context.animate(
        Transaction(
          .easeInOut(duration: 0.4), of: "guest", completion: completion,
          from: [
            .init(
              "guest", .frame, from: AnimatableValue(Rect(x: 100, y: 0, width: 10, height: 10)))
          ]))
    case "leave": entered = false
    case "stop": context.stopAnimations()
    case "stopA": context.stopAnimations(of: "a")
    case "first": context.schedule(.first, after: value)
    case "second": context.schedule(.second, after: value)
    case "pulse": context.schedule(.pulse, after: value)
    case "alarm": context.schedule(.alarm, after: value)
    case "cancel": context.cancel(.first)
    case "ask":
      context.announce("asked")
      context.focus("a")
      context.send(.did(.nothing))
      context.focus()
      context.blur()
    default:
      b = value
      context.animate(.following(.easeInOut(duration: 0.5), completion: completion))
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    completed.append(completion.rawValue)
    context.send(.did(completion))
    switch completion {
    case .chain where completed.count < 3:
      a += 10
      context.animate(Transaction(.easeInOut(duration: 0.1), completion: completion))
    case .ever: context.animate(Transaction(.easeInOut(duration: 0.1), completion: completion))
    case .alarm:
      alpha = 0.5
      context.animate(Transaction(.easeInOut(duration: 0.2)))
    case .pulse where completed.count < 3: context.schedule(.pulse, after: 0.25)
    default: break
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.a, frame: Rect(x: a, y: 0, width: 40, height: 40)) { a in
      a.interactive = true
      a.accessibilityLabel = "A"
    }
    nodes.append(Part.child, frame: Rect(x: a / 2, y: 0, width: 10, height: 10))
    // Half way the box turns over: what only a layout at each moment can show.
    nodes.append(
      Part.b, frame: Rect(x: b * progress * progress, y: 50, width: 40, height: 40)
    ) { b in
      b.hidden = progress < 0.5
    }
    nodes.append(Part.label, frame: Rect(x: 0, y: 100, width: 40, height: 20)) {
      label in
      label.alpha = alpha
      label.background = color
    }
    if configuration.blinks {
      nodes.append(
        RepeatingAnimation(
          "label", .alpha, from: AnimatableValue(1), to: AnimatableValue(0), curve: .easeIn,
          duration: 0.9, begin: 0))
    }
    if entered {
      // In a straight line, unlike `b`.
      nodes.append(Part.guest, frame: Rect(x: 30 * (1 - progress), y: 0, width: 10, height: 10))
    }
  }
}

extension Probe.Configuration {
  /// The label blinks.
  static var blinking: Self {
    var configuration = Self()
    configuration.blinks = true
    return configuration
  }
}
