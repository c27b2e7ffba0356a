import FlowEngine
import FlowSnapshots

/// `explain`: a difference.
enum ExplainTool: Tool {
  static let name = "explain"
  static let summary =
    "Explains how a trace differs from its golden: where it begins, with the event, the values and the "
    + "rules on the scene's page about both, then all differences, node by node."
  static let arguments = [
    Argument("path", .text, required: true, "the trace, or its golden")
  ]
  static let result = [
    Argument("result", .text, required: true, "the verdict, such as passed or differs"),
    Argument("message", .text, required: true, "the first difference, or what else is wrong"),
    Argument("origin", .object, "where it begins: event, values, rules"),
  ]
  static let list: String? = "differences"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let path = try workshop.folder.path(call.required("path"))
    guard File.kind(of: path) != .folder else {
      throw ToolError("\(path): error: it is a folder; expected a trace or a golden")
    }
    let search = try workshop.folder.cases(at: [path])
    guard let snapshot = (search.cases + search.obsolete).first else {
      throw ToolError("\(path): error: there is no trace")
    }
    var verification = Verification(workshop.scenes)
    verification.leavesPending = false
    verification.limits = WorkerLimits()
    guard let result = verification.run(search.only([snapshot])).first else {
      throw ToolError("\(path): error: there is no trace")
    }
    var answer = ToolAnswer()
    answer.head.add("trace", snapshot.trace)
    answer.head.add("file", result.path)
    answer.head.add("line", result.line)
    if let column = result.column { answer.head.add("column", column) }
    answer.head.add("result", result.verdict.kind.rawValue)
    answer.head.add("message", result.message)
    answer.words = [result.text]
    if let origin = DifferenceOrigin(of: result, in: workshop.scenes) {
      var json = JSONWriter()
      json.origin(origin)
      answer.head.add("origin", json: json.text)
      answer.words += origin.lines
    }
    answer.items = result.details.map { ToolAnswer.Item(json: JSONText.string($0), words: $0) }
    return answer
  }
}
