import FlowEngine
import FlowSnapshots

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
