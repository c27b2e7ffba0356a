import FlowEngine

/// A scene without nodes: what a parent that adds nothing costs by itself.
struct BlankScene: Scene {
  /// It has none.
  struct Part: ScenePart {
    static var allCases: [Part] { [] }
    let rawValue: String

    init?(rawValue: String) { nil }
  }

  static let name = "blank"

  init(_ context: inout Context) {}

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: NoConfiguration, into nodes: inout NodeBuilder
  ) {}

  mutating func visit(_ members: inout StateMembers) {}
}
