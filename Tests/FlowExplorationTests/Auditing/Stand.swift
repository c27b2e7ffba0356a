import FlowEngine

/// A scene that holds a screen that sells without a word.
struct Stand: ComposedScene {
  enum Part: String, ScenePart { case screen }

  static let name = "stand"
  private var booth: Child<Booth>

  init(_ context: inout Context) {
    var configuration = Booth.Configuration()
    configuration.fault = .untold
    booth = Child(Booth.self, configuration, &context)
  }

  mutating func visit(_ members: inout StateMembers) {}
  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("booth", &booth) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {
    nodes.append(booth)
  }
}
