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
  ///   - variants: What is shown of it in other environments, if it can be replayed.
  init(
    _ result: CaseResult, check: CaseCheck, samples: ReportSamples,
    variants: (SnapshotCase) -> CaseVariants?
  ) {
    self.result = result
    var frames = CaseFrames(of: result, check, samples: samples)
    frameCount = frames.actual?.countWithoutSamples ?? 0
    let others = frames.actual == nil ? nil : variants(result.snapshot)
    if let others { frames.read(others) }
    payload = Self.payload(
      of: result, frames, samples, others,
      TraceExcerpt(result.snapshot.trace, of: check.scenes))
  }

  /// Creates the report on a golden without a trace.
  init(obsolete snapshot: SnapshotCase, samples: ReportSamples) {
    result = CaseResult(snapshot: snapshot, scene: nil, verdict: .obsolete)
    let frames = CaseFrames(ofObsolete: result)
    frameCount = frames.expected?.count ?? 0
    payload = Self.payload(of: result, frames, samples, nil, nil)
  }

  /// The same report without what there is to show.
  func withoutPayload() -> CaseReport {
    var report = self
    report.payload = Pieces()
    return report
  }

  private static func payload(
    of result: CaseResult, _ frames: CaseFrames, _ samples: ReportSamples,
    _ variants: CaseVariants?, _ lines: TraceExcerpt?
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
    if let variants { write(variants, frames, to: &json) }
    json.key("tables")
    json.open("{")
    frames.tables.writeTables(to: &json)
    json.close("}")
    writeSteps(of: result, frames, to: &json)
    if frames.actual == nil {
      lines?.write(around: result, to: &json)
    } else {
      lines?.writeEvents(to: &json)
    }
    json.close("}")
    var payload = json.bytes
    payload.trim()
    return payload
  }

  /// Writes the case in other environments, and what is wrong with its screens there.
  private static func write(
    _ variants: CaseVariants, _ frames: CaseFrames, to json: inout ScriptJSON
  ) {
    json.key("variants")
    json.open("[")
    for (variant, (numbers, columns)) in zip(variants.variants, frames.variants) {
      json.open("{")
      json.member("name", variant.name)
      if let isRightToLeft = variant.isRightToLeft {
        json.member("rightToLeft", isRightToLeft ? 1 : 0)
      }
      json.key("numbers")
      json.open("[")
      for number in numbers { json.integer(number) }
      json.close("]")
      json.key("frames")
      columns.write(to: &json)
      json.close("}")
    }
    json.close("]")
    json.key("findings")
    json.raw(variants.findings[...])
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
