import Foundation
import Testing

@Suite("flow scenes")
struct ScenesCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  @Test("lists each scene with a line")
  func list() throws {
    let outcome = try workspace.flow("scenes")
    #expect((outcome.status, outcome.error) == (0, ""))
    #expect(outcome.output.contains("  glide-card "))
    let json = try workspace.flow("scenes", "--json")
    let scenes = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: String]])
    #expect(scenes.count == outcome.output.split(separator: "\n").count)
  }

  @Test("tells of a scene what there is to know")
  func one() throws {
    let outcome = try workspace.flow("scenes", "glide-card")
    #expect((outcome.status, outcome.error) == (0, ""))
    for line in [
      "  heights.open        700  ", "  grabber  view    in card\n",
      "states: resting, dragging, settling, scrolling, removed\n",
      #"commands: show (value: "compressed" or "open"), dismiss, escape, increment, decrement, "#
        + "remove\n",
      "effects: didMove {position}, didRemove\n",
    ] {
      #expect(outcome.output.contains(line), "\(line)")
    }
    let json = try workspace.flow("scenes", "glide-card", "--json")
    let scene = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let states = ["resting", "dragging", "settling", "scrolling", "removed"]
    #expect(scene["states"] as? [String] == states)
    let effects = try #require(scene["effects"] as? [[String: Any]])
    #expect(effects.map { $0["type"] as? String } == ["didMove", "didRemove"])
    let members = try #require(effects.first?["members"] as? [[String: String]])
    let positions = "\"closed\" or \"compressed\" or \"open\""
    #expect(members == [["name": "position", "expected": positions]])
  }

  @Test("prints no default of what must be given")
  func required() throws {
    let outcome = try workspace.flow("scenes", "onboarding")
    #expect(outcome.output.contains("  pages[].fields[].id           required  a string "))
    let json = try workspace.flow("scenes", "onboarding", "--json")
    let scene = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let rows = try #require(scene["configuration"] as? [[String: Any]])
    let ids = rows.filter { $0["path"] as? String == "pages[].fields[].id" }
    #expect(ids.map { $0["required"] as? Bool } == [true])
    #expect(ids.allSatisfy { $0["default"] == nil })
    #expect(rows.filter { $0["default"] == nil }.count == 1)
  }

  @Test("lists the scenes that a scene holds, with what is sent to them and what they ask for")
  func children() throws {
    let outcome = try workspace.flow("scenes", "checkout")
    #expect((outcome.status, outcome.error) == (0, ""))
    let title = "children (path, scene, states, commands, effects):"
    #expect(outcome.output.contains("\n\(title)\n  pages "))
    let json = try workspace.flow("scenes", "checkout", "--json")
    let scene = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let children = try #require(scene["children"] as? [[String: Any]])
    #expect(
      children.map { $0["path"] as? String } == [
        "pages", "pages/onboarding", "pages/form", "pages/form/fields", "pages/code", "pages/done",
        "card", "input",
      ])
    let card = try #require(children.first { $0["path"] as? String == "card" })
    #expect(card["scene"] as? String == "glide-card")
    #expect((card["commands"] as? [String])?.first == "show")
    let effects = try #require(card["effects"] as? [[String: Any]])
    #expect(effects.map { $0["type"] as? String } == ["didMove", "didRemove"])
  }
}
