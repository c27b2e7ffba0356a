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

/// `open`: begins a session.
enum OpenTool: Tool {
  static let name = "open"
  static let summary =
    "Opens a scene as a session: by its name, by a trace's header, or by a trace, to its last event."
  static let arguments = [
    Argument("scene", .text, "the scene, with all defaults"),
    Argument(
      "header", .object,
      "a trace's header, such as {\"flowTrace\":1,\"scene\":\"glide-card\",\"environment\":{…}}"),
    Argument("trace", .text, "the path of a trace"),
  ]
  static let result = [
    Argument("session", .text, required: true, "the name of the session"),
    Argument("scene", .text, required: true, "the scene"),
    Argument("t", .number, required: true, "the time, in seconds"),
    Argument("state", .object, required: true, "the state"),
    Argument("events", .count, required: true, "the number of events so far"),
  ]
  /// The ids, back to front.
  static let list: String? = "nodes"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let given = ["scene", "header", "trace"].filter { call.value($0) != nil }
    guard given.count == 1 else {
      throw ToolError("'open' needs one of 'scene', 'header' and 'trace'")
    }
    let session: Session
    if let trace = call.text("trace") {
      let file = try workshop.folder.contents(of: trace)
      session = try workshop.sessions.open(file.bytes, from: file.path, of: workshop.scenes)
    } else {
      let line = call.value("header")?.text ?? header(of: call.required("scene"), workshop.scenes)
      session = try workshop.sessions.open(Array(line.utf8), of: workshop.scenes)
    }
    let frame = session.latest
    let state = frame.outline.text(of: frame.state)
    var answer = ToolAnswer()
    answer.head.add("session", session.name)
    answer.head.add("scene", session.scene)
    answer.head.add("t", json: JSONText.time(session.time))
    answer.head.add("state", json: state)
    answer.head.add("events", session.count)
    answer.words = [
      "session \(session.name): \(session.scene) at \(JSONText.time(session.time)) s, "
        + "\(session.count) events, \(state)", "nodes:",
    ]
    answer.items = frame.ids.map { ToolAnswer.Item(json: JSONText.string($0), words: "  \($0)") }
    return answer
  }

  /// The header of a trace of a scene, in its newest version and with all defaults.
  private static func header(of scene: String, _ scenes: SceneList) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("flowTrace", TraceHeader.version)
    json.member("scene", scene)
    json.members(of: scenes.versions(of: scene))
    json.endObject()
    return json.text
  }
}
