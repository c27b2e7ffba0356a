import FlowEngine
import FlowExploration
import FlowSnapshots

/// `explore`: every path through a scene.
enum ExploreTool: Tool {
  static let name = "explore"
  static let summary =
    "Tries every path through a scene, within a budget of states; answers with violations of "
    + "invariants and rules, each with the trace that shows it."
  static let arguments = [
    Argument("scene", .text, required: true, "the scene"),
    Argument(
      "budget", .count,
      "the number of states; default \(ServeLimits.standardStates), at most \(ServeLimits.states)"),
  ]
  static let result = [
    Argument("states", .count, required: true, "the number of states reached"),
    Argument("complete", .flag, required: true, "whether everything has come to every state"),
  ]
  static let list: String? = "findings"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let scene = call.required("scene")
    let budget = call.count("budget") ?? ServeLimits.standardStates
    guard 1...ServeLimits.states ~= budget else {
      throw ToolError("'budget' must be from 1 to \(ServeLimits.states) states")
    }
    guard workshop.scenes.description(of: scene) != nil else {
      throw ToolError(Suggestion.unknown("scene", scene, among: workshop.scenes.names))
    }
    let rules = try SceneRules.rules(for: scene, workshop)
    let scenes = workshop.scenes
    let logbook = Logbook()
    let bytes = try ToolWorker.run(for: workshop, progress: { logbook?.count ?? 0 }) {
      () throws(ToolError) in
      do throws(TraceError) {
        var exploration = try Exploration(
          EventTrace(of: scene, scenes.versions(of: scene)), of: scenes)
        _ = exploration.budget.read(String(budget))
        exploration.rules = rules
        exploration.isVaried = true
        exploration.logbook = logbook
        let result = try exploration.run()
        var json = JSONWriter()
        json.exploration(result)
        return Array(json.text.utf8)
      } catch {
        throw ToolError(error.message)
      }
    }
    guard let result = JSONText.value(String(decoding: bytes, as: UTF8.self)) else {
      throw ToolError("there is too much to tell; ask for less")
    }
    return answer(result)
  }

  private static func answer(_ result: JSONValue) -> ToolAnswer {
    var answer = ToolAnswer()
    for name in ["scene", "states", "expanded", "complete", "transitions", "walks"] {
      if let value = result[name] { answer.head.add(name, json: value.text) }
    }
    func texts(_ name: String) -> [String] {
      guard case .array(let elements)? = result[name]?.content else { return [] }
      return elements.map { if case .string(let text) = $0.content { text } else { $0.text } }
    }
    answer.words = [
      "\(result["states"]?.text ?? "0") states, \(result["transitions"]?.text ?? "0") transitions"
    ]
    if case .array(let violations)? = result["violations"]?.content {
      for violation in violations {
        let words = ["name", "text", "trace"].map { name in
          if case .string(let text)? = violation[name]?.content { text } else { "" }
        }
        answer.items.append(
          ToolAnswer.Item(
            json: violation.text, words: "\(words[0]): \(words[1])\n\(words[2])"))
      }
    }
    for (name, what) in [("unlistedMoves", "is not listed"), ("unreached", "was not reached")] {
      for text in texts(name) {
        var object = JSONObject()
        object.add("name", name)
        object.add("text", "\(text) \(what)")
        answer.items.append(ToolAnswer.Item(json: object.text, words: "\(text) \(what)"))
      }
    }
    if answer.items.isEmpty { answer.words.append("nothing was found") }
    return answer
  }
}
