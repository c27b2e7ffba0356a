import FlowEngine
import FlowNavigation
import FlowSnapshots
import Testing

@testable import FlowExploration

/// What an exploration calls on stacks, tabs and sheets.
@Suite struct NavigationExplorationTests {
  @Test("An exploration pushes, selects and presents by name")
  func names() throws {
    #expect(try Self.names("push", to: Stack<ShopPages>.self) == ["menu", "code", "card"])
    #expect(try Self.names("select", to: Tabs<RoomPages>.self) == ["home", "shop", "code"])
    #expect(try Self.names("present", to: Sheet<FeedPages>.self).contains("feed"))
  }

  @Test("45 A screen reader comes to an alert over a tab as it fades in")
  func alertInTab() throws {
    let trace = """
      {"flowTrace":1,"scene":"hall"}
      {"t":1,"type":"command","name":"select","value":"ask"}
      {"t":2,"type":"command","target":"ask","name":"present","value":"leave"}

      """
    let transcript = try SpokenTranscript(
      of: EventTrace(Array(trace.utf8)), SceneList(Tabs<HallPages>.self))
    #expect(
      transcript.lines.suffix(3) == [
        "2 command ask", #"  says "Leave? The code is lost.""#, #"  moves to "Leave?, heading""#,
      ])
  }

  private static func names<S: Scene>(_ name: String, to scene: S.Type) throws -> [String] {
    let scenes = SceneList(scene)
    let exploration = try Exploration(EventTrace(of: S.name), of: scenes)
    let look = try scenes.explore(exploration.beginning.header).look
    return exploration.alphabet.events(for: look, asked: []).compactMap { event in
      guard case .command(let command) = event, command.name == name, command.target == nil,
        case .string(let text)? = command.value
      else { return nil }
      return text
    }
  }
}
