import FlowEngine

extension JSONWriter {
  /// Writes the results of a run.
  package mutating func results(_ results: [CaseResult]) {
    let counts = ResultCounts(results)
    beginObject()
    member("passed", counts[.passed])
    member("failed", counts.failed)
    key("causes")
    beginArray()
    for group in CaseGroup.groups(of: results) { self.group(group) }
    endArray()
    key("cases")
    beginArray()
    for result in results { self.result(result) }
    endArray()
    endObject()
  }

  private mutating func group(_ group: CaseGroup) {
    beginObject()
    member("cause", group.reason.text)
    member("text", group.statement)
    member("count", group.results.count)
    let (states, effects) = group.consequences
    member("stateCount", states)
    member("effectCount", effects)
    if let points = group.points { member("points", points, decimals: Self.decimals) }
    if let first = group.results.first {
      member("trace", first.snapshot.trace)
      member("line", first.line)
    }
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
      if let column = result.column { member("column", column) }
      member("message", result.message)
      if let reason = result.reason { member("cause", reason.text) }
    }
    switch result.verdict {
    case .crashed(let crash): member("digest", Hexadecimal.text(crash.digest))
    case .quarantined(let digest): member("digest", Hexadecimal.text(digest))
    default: break
    }
    if case .differs(let diff, _) = result.verdict {
      key("differences")
      differences(diff)
    }
    endObject()
  }
}
