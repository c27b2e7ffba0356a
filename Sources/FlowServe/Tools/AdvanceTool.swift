import FlowEngine
import FlowSnapshots

/// `advance`: lets time pass.
enum AdvanceTool: Tool {
  static let name = "advance"
  static let summary =
    "Lets time pass in a session; answers with the completions up to then, and the frame at that time."
  static let arguments = [
    .session, Argument("to", .number, required: true, "the time to come to, in seconds"),
  ]
  static let result: [Argument] = []
  static let list: String? = "frames"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let before = session.latest
    var answer = ToolAnswer()
    answer.items = ShortFrame.items(
      try session.advance(to: try call.time("to") ?? session.time), after: before)
    return answer
  }
}
