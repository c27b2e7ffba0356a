import FlowEngine
import Testing

/// Nodes of which some leave while others go elsewhere.
private struct Moving: Scene {
  enum Part: String, ScenePart { case list, first, second, box, mark }
  enum Way: String, MemberChoice, CaseIterable { case out, between }

  struct Configuration: SceneConfiguration {
    var way = Way.out

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("way", &way, "who goes where")
    }
  }

  static let name = "moving"

  var hasMoved = false

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("hasMoved", &hasMoved) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap = event else { return }
    hasMoved.toggle()
    context.animate(Transaction(.easeInOut(duration: 0.3)))
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let frame = Rect(x: 0, y: 60, width: 50, height: 50)
    switch (configuration.way, hasMoved) {
    case (.out, false):
      nodes.append(Part.list, frame: frame)
      nodes.append(Part.first, in: Part.list.id, frame: frame)
      nodes.append(Part.second, in: Part.list.id, frame: frame)
      nodes.transition(.alpha(0))
    case (.out, true):
      nodes.append(Part.first, frame: frame)
      nodes.append(Part.list, frame: frame)
    case (.between, false):
      nodes.append(Part.list, frame: frame)
      nodes.append(Part.first, frame: frame)
      nodes.append(Part.box, frame: frame)
      nodes.transition(.alpha(0))
      nodes.append(Part.second, in: Part.list.id, frame: frame)
      nodes.transition(.alpha(0))
      nodes.append(Part.mark, in: Part.box.id, frame: frame)
    case (.between, true):
      nodes.append(Part.list, frame: frame)
      nodes.append(Part.first, frame: frame)
    }
  }
}

struct LeavingPlaceTests {
  @Test(
    "A node that leaves comes after its parent, wherever its siblings go",
    arguments: [
      (Moving.Way.out, ["first", "list", "second"]),
      (.between, ["list", "second", "first", "box", "mark"]),
    ])
  fileprivate func places(way: Moving.Way, ids: [String]) throws {
    var configuration = Moving.Configuration()
    configuration.way = way
    var engine = try Engine(Moving.self, configuration: configuration)
    try engine.send(.tap(Tap(on: "list")), at: 1)
    try engine.advance(to: 1.1)
    #expect(engine.frame.nodes.map { $0.id.name } == ids)
  }
}
