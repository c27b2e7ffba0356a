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

  /// The most bytes of frames with samples; a larger page would be slow to open.
  private static let sampledLimit = 1 << 26

  /// Checks a case and collects what there is to show.
  ///
  /// - Parameter framesPerSecond: The number of samples per second while something moves.
  init(_ snapshot: SnapshotCase, check: CaseCheck, framesPerSecond: Int?) {
    result = check.result(of: snapshot)
    var tables = FrameTables()
    let expected = Self.golden(of: result, &tables)
    var actual: FrameColumns?
    switch result.verdict {
    case .invalidTrace, .traceConflict, .tooLong, .file: break
    case .passed, .differs, .rewritten, .missing, .obsolete, .unreadable, .conflict:
      var sampled = tables
      if let framesPerSecond,
        let columns = Self.sampled(snapshot, check, framesPerSecond, &sampled)
      {
        actual = columns
        tables = sampled
      } else {
        actual = try? Self.columns(FrameReader(check.frames(of: snapshot)), &tables)
      }
    }
    frameCount = actual?.heads.count { $0.cause != .sample } ?? 0
    // A trace that cannot be read still has a verdict.
    gather((try? File.contents(of: snapshot.trace)) ?? [], tables, expected, actual)
  }

  /// Creates the report on a golden without a trace.
  init(obsolete snapshot: SnapshotCase) {
    result = CaseResult(snapshot: snapshot, scene: nil, verdict: .obsolete)
    var tables = FrameTables()
    let expected = Self.golden(of: result, &tables)
    frameCount = expected?.heads.count ?? 0
    gather([], tables, expected, nil)
  }

  /// The same report without what there is to show.
  func withoutPayload() -> CaseReport {
    var report = self
    report.payload = []
    return report
  }

  /// The golden, if it differs from the actual frames and can be read.
  private static func golden(
    of result: CaseResult, _ tables: inout FrameTables
  ) -> FrameColumns? {
    // A golden that cannot be read cannot be shown; the verdict says so.
    switch result.verdict {
    case .differs, .obsolete, .invalidTrace, .traceConflict, .tooLong:
      try? columns(FrameReader(framesAt: result.snapshot.golden), &tables)
    case .passed, .rewritten, .missing, .unreadable, .conflict, .file: nil
    }
  }

  /// The frames of a trace with samples between them; `nil` if there would be too many.
  private static func sampled(
    _ snapshot: SnapshotCase, _ check: CaseCheck, _ framesPerSecond: Int,
    _ tables: inout FrameTables
  ) -> FrameColumns? {
    let options = ReplayOptions(framesPerSecond: framesPerSecond)
    guard
      let replay = try? ReplayedFrames(
        of: snapshot.trace, scenes: check.scenes, options: options, limit: sampledLimit)
    else { return nil }
    return try? columns(FrameReader(replay), &tables)
  }

  private static func columns(
    _ reader: FrameReader, _ tables: inout FrameTables
  ) throws(DocumentError) -> FrameColumns {
    var columns = FrameColumns()
    while let frame = try reader.next() { tables.add(frame, to: &columns) }
    return columns
  }

  private mutating func gather(
    _ trace: [UInt8], _ tables: FrameTables, _ expected: FrameColumns?, _ actual: FrameColumns?
  ) {
    var json = ScriptJSON(capacity: trace.count * 4)
    let steps = ReportSteps(
      expected: expected?.heads ?? [], actual: actual?.heads ?? [], isComparing: expected != nil)
    json.open("{")
    for (name, columns) in [("expected" as StaticString, expected), ("actual", actual)] {
      guard let columns else { continue }
      json.key(name)
      columns.write(to: &json)
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
}
