import FlowEngine

extension JSONWriter {
  /// Writes the results of a run.
  package mutating func results(_ results: [CaseResult]) {
    let counts = ResultCounts(results)
    beginObject()
    member("passed", counts[.passed])
    member("failed", counts.failed)
    key("cases")
    beginArray()
    for result in results { self.result(result) }
    endArray()
    endObject()
  }

  private mutating func result(_ result: CaseResult) {
    beginObject()
    if let scene = result.scene { member("scene", scene) }
    member("case", result.snapshot.name)
    member("trace", result.snapshot.trace)
    member("golden", result.snapshot.golden)
    member("result", result.verdict.kind.rawValue)
    if !result.isPassed {
      member("file", result.path)
      member("line", result.line)
      member("message", result.message)
    }
    if case .differs(let diff, _) = result.verdict {
      key("differences")
      differences(diff)
    }
    endObject()
  }
}
