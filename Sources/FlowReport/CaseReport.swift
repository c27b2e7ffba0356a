import FlowEngine
import FlowSnapshots

/// The report on one case.
struct CaseReport: Sendable {
  /// The result of the case.
  let result: CaseResult
  /// The number of frames, without samples.
  private(set) var frameCount = 0
  /// Everything that the page needs to show the case, as JSON.
  private(set) var payload: [UInt8] = []

  /// Checks a case and collects what there is to show.
  ///
  /// - Parameter framesPerSecond: The number of samples per second while something moves.
  init(
    _ snapshot: SnapshotCase, scenes: SceneList, tolerance: Tolerance, framesPerSecond: Int?,
    isStrict: Bool = false
  ) {
    let check = CaseCheck(
      snapshot, scenes: scenes, tolerance: tolerance, isStrict: isStrict)
    result = check.result
    // A trace that cannot be read still has a verdict.
    let trace = (try? File.contentsIfPresent(of: snapshot.trace)).flatMap { $0 } ?? []
    let actual = check.frames.flatMap { try? FramesDocument($0) }
    frameCount = actual?.count ?? 0
    let sampled = actual == nil ? nil : Self.sampled(trace, scenes, framesPerSecond)
    gather(trace, expected: Self.golden(of: result), actual: sampled ?? actual)
  }

  /// Creates the report on a golden without a trace.
  init(obsolete snapshot: SnapshotCase) {
    result = CaseResult(snapshot: snapshot, scene: nil, verdict: .obsolete)
    let expected = Self.golden(of: result)
    frameCount = expected?.count ?? 0
    gather([], expected: expected, actual: nil)
  }

  /// The golden, if it differs from the actual frames and can be read.
  private static func golden(of result: CaseResult) -> FramesDocument? {
    // A golden that cannot be read cannot be shown; the verdict says so.
    switch result.verdict {
    case .differs, .obsolete, .invalidTrace, .traceConflict:
      guard let bytes = try? File.contentsIfPresent(of: result.snapshot.golden) else { return nil }
      return try? FramesDocument(bytes)
    case .passed, .rewritten, .missing, .unreadable, .conflict, .file: return nil
    }
  }

  private mutating func gather(
    _ trace: [UInt8], expected: FramesDocument?, actual: FramesDocument?
  ) {
    var json = ScriptJSON(capacity: trace.count * 4)
    var tables = FrameTables()
    let steps = ReportSteps(expected: expected, actual: actual)
    json.open("{")
    for (name, document) in [("expected" as StaticString, expected), ("actual", actual)] {
      guard let document else { continue }
      json.key(name)
      tables.write(document, to: &json)
    }
    json.key("tables")
    json.open("{")
    tables.writeTables(to: &json)
    json.close("}")
    json.key("steps")
    steps.write(to: &json)
    json.key("differences")
    json.open("[")
    if case .differs(let diff, _) = result.verdict {
      for difference in diff.differences { json.difference(difference, steps) }
    }
    json.close("]")
    let lines = TraceExcerpt(trace)
    if actual == nil {
      lines.write(around: result, to: &json)
    } else {
      lines.writeEvents(to: &json)
    }
    json.close("}")
    payload = json.bytes
  }

  /// The frames of a trace with samples between them; `nil` if there would be too many.
  private static func sampled(
    _ trace: [UInt8], _ scenes: SceneList, _ framesPerSecond: Int?
  ) -> FramesDocument? {
    guard let framesPerSecond,
      let bytes = SampledReplay.frames(
        of: trace, scenes: scenes, framesPerSecond: framesPerSecond)
    else { return nil }
    // The engine wrote these frames; if they cannot be read, the ones without samples are shown.
    return try? FramesDocument(bytes)
  }
}
