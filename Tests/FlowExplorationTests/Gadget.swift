import FlowEngine

/// A panel that asks its host for something and is closed again; small, with one mistake of each kind that
/// no author has to describe.
struct Gadget: CheckedScene {
  enum Flaw: String, CaseIterable, Sendable {
    case none, tick, twice, answer, stuck, rule, late, trap
  }

  struct Configuration: SceneConfiguration {
    var flaw = "none"
    var isTall = false

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("flaw", &flaw, "what is wrong")
      members.member("tall", &isTall, "whether it is higher")
    }
  }

  enum Part: String, ScenePart {
    case open, close, ask

    var kind: Node.Kind { .button }
  }

  enum State: String, CaseIterable, Sendable { case closed, opened, asking }

  enum Effect: SceneEffect {
    case ask(Int)

    var type: String { "ask" }

    func write(to members: inout MemberWriter) {
      if case .ask(let number) = self { members.member("id", "ask-\(number)") }
    }
  }

  enum Completion: String, Sendable { case due }

  static let name = "gadget"
  static var rules: [SceneRule<Gadget>] {
    [
      .never("the count passes 2") { $0.scene.count > 2 },
      .eventually("it is due soon", within: 1, after: { $0.scene.isOpening }) {
        !$0.scene.isOpening
      },
    ]
  }

  var isOpen = false
  var isAsking = false
  var isOpening = false
  var count = 0
  var flaw: Flaw

  init(_ context: inout Context) { flaw = Flaw(rawValue: context.configuration.flaw) ?? .none }

  var state: State { isAsking ? .asking : isOpen ? .opened : .closed }

  mutating func visit(_ members: inout StateMembers) {
    members.kept("isOpen", &isOpen)
    members.kept("isAsking", &isAsking)
    members.kept("isOpening", &isOpening)
    members.kept("count", &count)
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    switch event {
    case .tap(let tap) where tap.target == Part.open.id && !isOpen:
      isOpen = true
      isOpening = true
      context.schedule(.due, after: flaw == .late ? 2 : 0.5)
    case .tap(let tap) where tap.target == Part.close.id && isOpen && !isAsking:
      if flaw != .stuck { isOpen = false }
    case .tap(let tap) where tap.target == Part.ask.id && isOpen && !isAsking:
      isAsking = true
      count = flaw == .rule ? count + 1 : (count + 1) % 3
      context.send(.ask(count))
      if flaw == .twice { context.send(.ask(count)) }
    case .response(let response):
      if flaw == .trap { precondition(response.outcome == .success, "planted") }
      if isAsking, response.id == "ask-\(count)" || flaw == .answer { isAsking = false }
    case .tick: if flaw == .tick, isOpen { count = (count + 1) % 3 }
    default: break
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) { isOpening = false }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let parts: [Part] = isAsking ? [] : isOpen ? [.close, .ask] : [.open]
    for (index, part) in parts.enumerated() {
      let x = environment.size.width / 2 - 40
      nodes.append(part, frame: Rect(x: x, y: Double(100 + 60 * index), width: 80, height: 44)) {
        $0.interactive = true
        $0.accessibilityLabel = part.rawValue
      }
    }
  }

  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] { [] }
}
