import FlowEngine
import FlowSnapshots

/// `frame`: what is on the screen.
enum FrameTool: Tool {
  static let name = "frame"
  static let summary =
    "The screen of a session as a reader would see it: the visible nodes, in order of reading."
  static let arguments = [
    .session, Argument("at", .number, "the time, in seconds; default: now"),
  ]
  static let result = [
    Argument("t", .number, required: true, "the time, in seconds"),
    Argument("state", .object, required: true, "the state"),
    Argument("moving", .texts, "what is in flight"),
    Argument(
      "unseen", .texts,
      "the ids of the nodes that are hidden or transparent; of many, the others end the list"),
  ]
  static let list: String? = "nodes"

  /// The most bytes of ids before the list.
  private static let unseenSize = 4 << 10

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let frame = try session.frame(at: try call.time("at"))
    let state = frame.outline.text(of: frame.state)
    let moving = frame.motions.map { motion in
      motion.text + (motion.end.map { ", until \(JSONText.time($0)) s" } ?? "")
    }
    let tree = ReadableTree(frame)
    var answer = ToolAnswer()
    answer.head.add("t", json: JSONText.time(frame.head.time))
    answer.head.add("state", json: state)
    answer.head.add("moving", unlessEmpty: moving)
    var size = 0
    let unseen = tree.unseen.prefix { id in
      size += JSONText.string(id).utf8.count
      return size <= unseenSize
    }
    answer.head.add("unseen", unlessEmpty: Array(unseen))
    answer.words = ["\(session.scene) at \(JSONText.time(frame.head.time)) s, \(state)"]
    answer.words += moving
    answer.items = tree.items
    if !unseen.isEmpty { answer.words.append("not seen: \(unseen.joined(separator: ", "))") }
    answer.items += tree.unseen.dropFirst(unseen.count).map { id in
      var object = JSONObject()
      object.add("id", id)
      object.add("unseen", true)
      return ToolAnswer.Item(json: object.text, words: "\(id), not seen")
    }
    return answer
  }
}
