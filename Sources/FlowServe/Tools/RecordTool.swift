import FlowEngine
import FlowSnapshots

/// `record`: the trace of a session.
enum RecordTool: Tool {
  static let name = "record"
  static let summary = "The trace of a session: a header, and a line for each event."
  static let arguments = [Argument.session]
  static let result: [Argument] = []
  static let list: String? = "lines"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let session = try workshop.sessions.session(named: call.required("session"))
    var answer = ToolAnswer()
    answer.items = TraceItems.items(of: session.trace)
    return answer
  }
}
