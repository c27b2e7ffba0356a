import FlowEngine
import FlowSnapshots

/// `verify`: traces against their goldens.
enum VerifyTool: Tool {
  static let name = "verify"
  static let summary =
    "Verifies traces against their goldens; answers with the causes of differences, the most "
    + "frequent first, each with a trace to 'explain'. Writes nothing."
  static let arguments = [
    Argument("paths", .texts, "files and folders; default: Fixtures")
  ]
  static let result = [
    Argument("passed", .count, required: true, "how many pass"),
    Argument("failed", .count, required: true, "how many fail"),
  ]
  static let list: String? = "findings"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let paths = call.texts("paths")
    let search = try workshop.folder.cases(at: paths)
    // A run that has checked nothing must not look like one that has found nothing.
    guard !search.cases.isEmpty || !search.obsolete.isEmpty || !search.faults.isEmpty else {
      throw ToolError("there is no trace in \(SnapshotSearch.text(of: paths))")
    }
    var verification = Verification(workshop.scenes)
    verification.leavesPending = false
    // A scene that traps ends a worker, not the server.
    verification.limits = WorkerLimits()
    let results = verification.run(search)
    let counts = ResultCounts(results)
    var answer = ToolAnswer()
    answer.head.add("passed", counts[.passed])
    answer.head.add("failed", counts.failed)
    answer.words = [counts.text]
    for group in CaseGroup.groups(of: results) {
      var object = JSONObject()
      object.add("cause", group.statement)
      object.add("count", group.results.count)
      object.add("traces", json: JSONText.strings(group.results.prefix(3).map(\.snapshot.trace)))
      let first = group.results.first.map { ", such as \($0.snapshot.trace)" } ?? ""
      answer.items.append(
        ToolAnswer.Item(
          json: object.text, words: "cause of \(group.results.count)\(first): \(group.statement)"))
    }
    for result in results where !result.isWell && result.reason == nil {
      var object = JSONObject()
      object.add("trace", result.snapshot.trace)
      object.add("result", result.verdict.kind.rawValue)
      object.add("file", result.path)
      object.add("line", result.line)
      if let column = result.column { object.add("column", column) }
      object.add("message", result.message)
      answer.items.append(ToolAnswer.Item(json: object.text, words: result.text))
    }
    return answer
  }
}
