import FlowEngine
import FlowTesting
import Testing

/// A bell that says how it was rung, and for which of its nodes.
private struct Bell: Scene {
  enum Part: String, ScenePart { case bell }

  enum Effect: SceneEffect {
    case rang(Int)

    var type: String { "rang" }

    func write(to members: inout MemberWriter) {
      guard case .rang(let number) = self, number > 0 else { return }
      members.member("id", "bell-\(number % 3)")
      members.member("note", "\"id\":\"\(number)\"")
      members.member("target", NodeID("bell"))
    }
  }

  static let name = "bell"
  static let commands: [SceneInput] = [SceneInput("ring", .number)]

  var state: SingleState { .idle }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    context.send(.rang(Int(try command.value() as Double)))
  }

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.bell, frame: environment.window) { $0.accessibilityLabel = "Bell" }
  }
}

@Suite("An effect that a child requests again") struct RepeatedEffectTests {
  /// Twice the same, more than are kept, and without members.
  private static let rings = [1, 1, 2, 3, 4, 5, 6, 1, 6, 5, 0, 0, 7, 1, 1, 2]

  @Test("says what it said alone, with the path before its ids, at any depth")
  func members() throws {
    let alone = try frames(of: Bell.self, target: nil)
    let place = NestedFrame.Place.child(depth: 2)
    let nested = try frames(of: Bare<Bare<Bell>>.self, target: "child/child")
    #expect(
      nested.map { NestedFrame.text(of: $0) }
        == alone.map { NestedFrame.text(of: $0, at: place) })
    #expect(nested.filter { $0.contains(#""id":"child/child/bell-1","note":"\"id\":"#) }.count == 7)
  }

  private func ring(_ number: Int, _ target: NodeID?) -> Event {
    .command(Command("ring", target: target, value: .number(Double(number))))
  }

  private func frames<S: Scene>(of scene: S.Type, target: NodeID?) throws -> [String] {
    var engine = try Engine(scene)
    return try Self.rings.enumerated().map { index, number in
      try engine.send(ring(number, target), at: Double(index))
      return text(of: engine.frame)
    }
  }

  private func text<S: Scene>(of frame: borrowing Frame<S>) -> String {
    var json = JSONWriter()
    var cache = EncodedFrameCache()
    json.frame(frame, layout: .line, cache: &cache)
    return json.text
  }
}
