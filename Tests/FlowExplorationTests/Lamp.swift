import FlowEngine

/// A lamp with a knob: small, and with something of every kind that can be mistaken.
struct Lamp: Scene {
  struct Configuration: SceneConfiguration {
    var threshold = 100.0
    var glow = 0.5
    var steps = 3
    var shades: [Double] = [0, 4]

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("threshold", &threshold, "how far a pan switches it on, points")
      members.member("glow", &glow, "its alpha, at most 0.5")
      members.member("steps", &steps, "the knob's width, in tens of points")
      members.member("shades", &shades, "shades, in points")
    }

    func validate() throws(MemberError) {
      if glow > 0.5 { throw MemberError("must be at most 0.5", of: "glow") }
    }
  }

  enum Part: String, ScenePart {
    case knob, lamp

    var kind: Node.Kind { self == .knob ? .button : .view }
  }

  enum State: String, CaseIterable, Sendable { case off, on }
  enum Completion: String, Sendable { case lit, timeout }

  enum Effect: SceneEffect {
    case switched(Bool)

    var type: String { "switched" }

    func write(to members: inout MemberWriter) {
      if case .switched(let isOn) = self { members.member("on", isOn) }
    }
  }

  static var steps: VersionSteps { [VersionStep("a knob")] }
  static let name = "lamp"

  var isOn = false
  var lit = 0
  var note = ""

  init(_ context: inout Context) {}

  var state: State { isOn ? .on : .off }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("lit", &lit)
    members.kept("on", &isOn)
    members.kept("note", &note)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap) where tap.target == Part.knob.id: toggle(&context)
    case .pan(let pan)
    where pan.phase == .ended && pan.translation.y > context.configuration.threshold:
      toggle(&context)
    case .text(let edit): note = edit.replacement
    default: break
    }
  }

  private mutating func toggle(_ context: inout Context) {
    isOn.toggle()
    context.send(.switched(isOn))
    context.announce(isOn ? "On" : "Off")
    context.animate(
      Transaction(.spring(duration: 0.4, dampingRatio: 0.8), completion: .lit))
    if isOn { context.schedule(.timeout, after: 2) } else { context.cancel(.timeout) }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    switch completion {
    case .lit: lit += 1
    case .timeout: if isOn { toggle(&context) }
    }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let width = 10 * Double(configuration.steps)
    nodes.append(Part.knob, frame: Rect(x: 10, y: 10, width: width, height: 40)) {
      $0.interactive = true
      $0.accessibilityLabel = "Knob"
    }
    let shade = configuration.shades.reduce(0, +)
    nodes.append(Part.lamp, frame: Rect(x: 0, y: 100 + shade, width: 80, height: 80)) {
      $0.alpha = isOn ? configuration.glow : 0
    }
  }
}
