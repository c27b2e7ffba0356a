import FlowEngine
import FlowSnapshots

/// `diff`: what moved between two moments.
enum DiffTool: Tool {
  static let name = "diff"
  static let summary = "What moved in a session between two times, in words."
  static let arguments = [
    .session, Argument("from", .number, required: true, "the first time, in seconds"),
    Argument("to", .number, required: true, "the second time, in seconds"),
  ]
  static let result = [Argument("same", .flag, required: true, "whether nothing differs")]
  static let list: String? = "changes"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    let from = try session.frame(at: try call.time("from"))
    let to = try session.frame(at: try call.time("to"))
    let changes = FrameChanges(from: from, to: to)
    let lines = changes.state.map { "state.\($0)" } + changes.moved
    var answer = ToolAnswer()
    answer.head.add("same", lines.isEmpty)
    if changes.omitted > 0 { answer.head.add("omitted", changes.omitted) }
    answer.words = lines.isEmpty ? ["nothing differs"] : []
    answer.items = lines.map { ToolAnswer.Item(json: JSONText.string($0), words: $0) }
    return answer
  }
}
