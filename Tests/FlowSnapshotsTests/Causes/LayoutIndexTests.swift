import Scenes
import Testing

@testable import FlowEngine
@testable import FlowSnapshots

@Suite("Where nodes are laid out")
struct LayoutIndexTests {
  private static let source = """
    enum Part: String { case card, cellText }
    // Part.card is not laid out here.
      case .card: Part.card
    func layout() {
      nodes.append(.card, frame: all) { node in
        node.alpha = 1
        if isOpen { node.text = title }
        node.alpha = 0
      }
      nodes.append(.cellTexts, frame: all)
      for row in rows {
        nodes.append(.cellText, row) { node in
          node.frame = place
          node.text == "a"
        }
      }
    }
    """

  @Test(
    "A member has the line that sets it first, another the line that appends the node",
    arguments: [
      ("card", "alpha", 6), ("card", "frame", 5), ("card", "background", 5), ("a/card", "alpha", 6),
      ("card", "text", 7),
      ("cell-text-3", "frame", 13), ("cell-text", "text", 12), ("cell-texts", "frame", 10),
    ])
  func places(_ node: String, _ member: String, _ line: Int) {
    let index = LayoutIndex(Self.source, at: "A.swift")
    let found = index.source(of: node, member)
    #expect(found == LayoutSource(path: "A.swift", line: line), "\(found?.line ?? 0)")
  }

  @Test("A node that no source names has no place", arguments: ["dim", "", "cell", "card-text"])
  func unknown(_ node: String) {
    #expect(LayoutIndex(Self.source, at: "A.swift").source(of: node, "alpha") == nil)
  }

  @Test("A page gets the rules of a scene that has a page, with every name that a rule has")
  func references() throws {
    let scenes = SceneList(GlideCard.self, Onboarding.self)
    let text = SceneReferences.json(of: ["glide-card", "onboarding", "nothing"], in: scenes)
    let json = try JSONValue(parsing: String(decoding: text, as: UTF8.self))
    #expect(json["nothing"] == nil)
    let page = try #require(ScenePage(of: "glide-card"))
    guard case .array(let rules)? = json["glide-card"]?["rules"]?.content else {
      Issue.record("there are no rules")
      return
    }
    #expect(rules.count == page.rules.count)
    for (rule, json) in zip(page.rules, rules) {
      guard case .array(let parts) = json.content, case .string(let text) = parts[2].content else {
        Issue.record("\(rule.number) is not as it should be")
        continue
      }
      let further = parts[4...].compactMap { part in
        if case .string(let name) = part.content { name } else { nil }
      }
      #expect(ScenePage.names(in: text) + further == rule.names)
      #expect(Array(rule.names.prefix(rule.subjects.count)) == rule.subjects)
    }
    #expect(json["glide-card"]?["parts"]?["card"]?["members"]?["alpha"] == nil)
    #expect(json["glide-card"]?["parts"]?["dim"]?["members"]?["alpha"] != nil)
  }
}
