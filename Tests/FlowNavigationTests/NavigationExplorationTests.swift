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
