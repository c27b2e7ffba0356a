import FlowEngine
import FlowSnapshots

/// The report on one case.
struct CaseReport: Sendable {
  /// The result of the case.
  let result: CaseResult
  /// The number of frames, without samples.
  let frameCount: Int
  /// Everything that the page needs to show the case, as JSON.
  private(set) var payload: Pieces

  /// Collects what there is to show of a case.
  ///
  /// - Parameters:
  ///   - result: The result of the case.
  ///   - check: What it was checked by.
  ///   - samples: What is shown between frames.
  init(_ result: CaseResult, check: CaseCheck, samples: ReportSamples) {
    self.result = result
    let frames = CaseFrames(of: result, check, samples: samples)
    frameCount = frames.actual?.countWithoutSamples ?? 0
    payload = Self.payload(of: result, frames, samples)
  }

  /// Creates the report on a golden without a trace.
  init(obsolete snapshot: SnapshotCase, samples: ReportSamples) {
    result = CaseResult(snapshot: snapshot, scene: nil, verdict: .obsolete)
    let frames = CaseFrames(ofObsolete: result)
    frameCount = frames.expected?.count ?? 0
    payload = Self.payload(of: result, frames, samples)
  }

  /// The same report without what there is to show.
  func withoutPayload() -> CaseReport {
    var report = self
    report.payload = Pieces()
    return report
  }

  private static func payload(
    of result: CaseResult, _ frames: CaseFrames, _ samples: ReportSamples
  ) -> Pieces {
    var json = ScriptJSON()
    json.open("{")
    if let rate = samples.framesPerSecond { json.member("rate", rate) }
    for (name, columns) in [
      ("expected" as StaticString, frames.expected), ("actual", frames.actual),
    ] {
      guard let columns else { continue }
      json.key(name)
      columns.write(to: &json)
    }
    json.key("tables")
    json.open("{")
    frames.tables.writeTables(to: &json)
    json.close("}")
    writeSteps(of: result, frames, to: &json)
    let lines = TraceExcerpt(result.snapshot.trace)
    if frames.actual == nil {
      lines.write(around: result, to: &json)
    } else {
      lines.writeEvents(to: &json)
    }
    json.close("}")
    var payload = json.bytes
    payload.trim()
    return payload
  }

  /// Writes how the frames are paired, and what differs between them.
  private static func writeSteps(
    of result: CaseResult, _ frames: CaseFrames, to json: inout ScriptJSON
  ) {
    var steps: ReportSteps?
    if let expected = frames.expected, let actual = frames.actual {
      steps = ReportSteps(
        expected: expected.heads, actual: actual.heads, joinsCompletions: false)
    }
    json.key("steps")
    if let steps {
      steps.write(to: &json)
    } else {
      ReportSteps.write(
        expected: frames.expected?.count ?? 0, actual: frames.actual?.count ?? 0, to: &json)
    }
    json.key("differences")
    json.open("[")
    if let steps, case .differs(let diff, _) = result.verdict {
      for group in diff.groups { json.differences(group, steps) }
    }
    json.close("]")
  }
}
