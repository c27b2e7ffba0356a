import FlowEngine
import FlowSnapshots

/// `replay`: the frames of a trace.
enum ReplayTool: Tool {
  static let name = "replay"
  static let summary = "Replays a trace; answers with its frames, each in short."
  static let arguments = [Argument("path", .text, required: true, "the trace")]
  static let result: [Argument] = []
  static let list: String? = "frames"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let file = try workshop.folder.contents(of: call.required("path"))
    let story = TraceStory(file.bytes, of: workshop.scenes)
    let reader = FrameReader(
      ReplayedFrames(
        file.bytes, named: file.path, scenes: workshop.scenes, options: ReplayOptions(),
        limit: OutputLimit.standard))
    var answer = ToolAnswer()
    var last: FrameRecord?
    var counter = story.counter
    do throws(DocumentError) {
      while let frame = try reader.next() {
        var event: String?
        if counter.take(frame.head), story.events.indices.contains(counter.count - 1) {
          event = story.events[counter.count - 1].text
        }
        answer.items.append(ShortFrame(frame, after: last, event: event).item)
        last = frame
      }
    } catch {
      throw ToolError(error.message)
    }
    return answer
  }
}

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
