import FlowEngine
import FlowExploration
import FlowSnapshots

/// `shrink`: the shortest trace that shows a violation.
enum ShrinkTool: Tool {
  static let name = "shrink"
  static let summary =
    "Makes a trace as short and simple as possible while it still violates an invariant."
  static let arguments = [
    Argument("path", .text, required: true, "the trace"),
    Argument(
      "violates", .text, required: true, "the invariant's name, as 'explore' has given it"),
  ]
  static let result = [Argument("events", .count, required: true, "the number of events")]
  static let list: String? = "lines"

  static func run(_ call: ToolCall, _ workshop: inout Workshop) throws(ToolError) -> ToolAnswer {
    let file = try workshop.folder.contents(of: call.required("path"))
    let name = call.required("violates")
    let trace: EventTrace
    do throws(TraceError) {
      trace = try EventTrace(file.bytes, of: workshop.scenes)
    } catch {
      throw ToolError(error.text(in: file.path))
    }
    let scene = workshop.scenes.description(of: trace.header.scene)
    if let fault = scene?.fault(ofInvariant: name) { throw ToolError(fault) }
    let rules = try SceneRules.rules(for: trace.header.scene, workshop)
    let scenes = workshop.scenes
    let tried = SharedMemory(capacity: 0)
    let bytes = try ToolWorker.run(for: workshop, progress: { tried?.count ?? 0 }) {
      () throws(ToolError) in
      let check: TraceCheck
      do throws(TraceError) {
        check = try TraceCheck(trace.header, of: scenes, rules)
      } catch {
        throw ToolError(error.text(in: file.path))
      }
      let shorter = check.shrunk(
        trace, violating: name, limit: ExplorationLimits.traceTries,
        progress: { _ in tried?.count += 1 })
      guard let shorter else {
        throw ToolError("\(file.path): it does not violate '\(name.shown())'")
      }
      return Array(shorter.text.utf8)
    }
    var answer = ToolAnswer()
    answer.items = TraceItems.items(of: bytes)
    answer.head.add("events", max(0, answer.items.count - 1))
    return answer
  }
}
