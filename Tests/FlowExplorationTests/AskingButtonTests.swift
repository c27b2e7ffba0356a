import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

/// Two buttons. One changes the state; the other only sends an effect, if the configuration says so.
private struct Asker: Scene {
  struct Configuration: SceneConfiguration {
    var asks = true

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("asks", &asks, "whether the button asks")
    }
  }

  enum Part: String, ScenePart {
    case ask, next
    var kind: Node.Kind { .button }
  }

  enum Effect: String, SceneEffect {
    case asked
    var type: String { rawValue }
    func write(to members: inout MemberWriter) {}
  }

  static let name = "asker"
  private var number = 0

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) { members.shown("number", &number) }

  mutating func receive(_ event: Event, _ context: inout Context) {
    guard case .tap(let tap) = event else { return }
    if tap.target == Part.next.id { number = (number + 1) % 4 }
    if tap.target == Part.ask.id, context.configuration.asks { context.send(.asked) }
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    for (place, part) in [Part.ask, .next].enumerated() {
      nodes.append(part, frame: Rect(x: 0, y: Double(place) * 100, width: 90, height: 90)) {
        $0.interactive = true
        $0.accessibilityLabel = part.rawValue
      }
    }
  }
}

@Suite("A button that only asks the host")
struct AskingButtonTests {
  @Test("does something, and one that does not is found", arguments: [true, false])
  func asks(_ asks: Bool) throws {
    let header = #"{"flowTrace":1,"scene":"asker","configuration":{"asks":\#(asks)}}"#
    var exploration = try Exploration(
      EventTrace(Array(header.utf8)), of: SceneList(Asker.self))
    exploration.isVaried = true
    exploration.budget.states = 200
    exploration.budget.walks = 0
    let found = try exploration.run().findings.map { $0.violation.name }
    #expect(found == (asks ? [] : ["button"]))
  }
}
