import FlowEngine

/// A lid that a tap moves, beside a light that blinks in a child.
struct Blinking: ComposedScene {
  struct Configuration: SceneConfiguration {
    var light = Light.Configuration()

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("light", &light, "the light's")
    }
  }

  enum Part: String, ScenePart {
    case lid

    var kind: Node.Kind { .button }
  }

  static let name = "blinking"
  private var isOpen = false
  private var light: Child<Light>

  init(_ context: inout Context) {
    light = Child(Light.self, context.configuration.light, &context)
  }

  mutating func visit(_ members: inout StateMembers) { members.shown("open", &isOpen) }
  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("light", &light)
  }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap(let tap) = event, tap.target == Part.lid.id else { return }
    isOpen.toggle()
    context.animate(Transaction(.curve(.linear, duration: 0.5)))
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.lid, frame: Rect(x: 100, y: isOpen ? 40 : 0, width: 50, height: 50)) {
      $0.interactive = true
      $0.accessibilityLabel = "Lid"
    }
    nodes.append(light)
  }

  /// What blinks.
  struct Light: Scene {
    struct Configuration: SceneConfiguration {
      /// What is wrong, if it is: a tick begins the blinking anew.
      var restarts = false

      mutating func visit(_ members: inout ConfigurationMembers) {
        members.member("restarts", &restarts, "whether a tick begins anew")
      }
    }

    enum Part: String, ScenePart { case bulb }

    static let name = "light"
    private var begin = 0.0

    init(_ context: inout Context) {}

    mutating func visit(_ members: inout StateMembers) { members.kept("begin", time: &begin) }

    mutating func receive(_ event: Event, _ context: inout Context) {
      if case .tick = event, context.configuration.restarts { begin = context.time }
    }

    func layout(
      _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
    ) {
      let middle = environment.size.width / 2
      nodes.append(Part.bulb, frame: Rect(x: middle - 5, y: 200, width: 10, height: 10))
      nodes.append(
        RepeatingAnimation(
          Part.bulb.id, .alpha, from: AnimatableValue(1), to: AnimatableValue(0), curve: .easeIn,
          duration: 0.9, begin: begin))
    }
  }
}
