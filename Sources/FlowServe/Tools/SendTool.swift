import FlowEngine
import FlowSnapshots

/// `send`: an event, and what it leads to.
enum SendTool: Tool {
  static let name = "send"
  static let summary =
    "Sends an event to a session; answers with the frames up to it, each in short."
  static let arguments = [
    .session,
    Argument(
      "event", .object, required: true,
      "an event as a line of a trace, such as {\"t\":0.2,\"type\":\"tap\",\"target\":\"trigger\"}; "
        + "without 't' it comes now"),
  ]
  static let result: [Argument] = []
  static let list: String? = "frames"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let before = session.latest
    guard let event = call.value("event") else { throw ToolError("'send' needs 'event'") }
    var answer = ToolAnswer()
    answer.items = ShortFrame.items(try session.send(event), after: before)
    return answer
  }
}
