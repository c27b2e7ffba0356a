import FlowEngine
import FlowSnapshots

/// `scenes`: the scenes, or one in detail.
enum ScenesTool: Tool {
  static let name = "scenes"
  static let summary =
    "Lists the scenes; with 'name', describes one: configuration, nodes, states, commands, effects."
  static let arguments = [Argument("name", .text, "the scene; all of them without it")]
  static let result: [Argument] = []

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    var answer = ToolAnswer()
    var json = JSONWriter()
    guard let name = call.text("name") else {
      json.beginArray()
      for scene in workshop.scenes.descriptions {
        json.summary(of: scene)
        answer.words.append("\(scene.name): \(scene.summary)")
      }
      json.endArray()
      answer.head.add("scenes", json: json.text)
      return answer
    }
    guard let scene = workshop.scenes.description(of: name) else {
      throw ToolError(Suggestion.unknown("scene", name, among: workshop.scenes.names))
    }
    json.description(of: scene)
    for (name, json) in JSONText.members(of: json.text) { answer.head.add(name, json: json) }
    answer.words = [
      "\(scene.name): \(scene.summary)", "states: \(scene.states.joined(separator: ", "))",
      "commands: \(scene.commands.isEmpty ? "none" : scene.commands.joined(separator: ", "))",
      "effects: \(scene.effects.map(\.type).joined(separator: ", "))", "nodes, back to front:",
    ]
    answer.words += scene.nodes.map { node in
      "  \(node.id) \(node.kind)\(node.parent.map { " in \($0)" } ?? "")"
    }
    if !scene.configuration.isEmpty { answer.words.append("configuration:") }
    answer.words += scene.configuration.map {
      "  \($0.path): \($0.isRequired ? "required" : $0.defaultValue) (\($0.expectation))"
    }
    return answer
  }
}
