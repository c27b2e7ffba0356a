import FlowEngine

/// Replays a case and compares the frames with its golden.
package struct CaseCheck {
  /// The result.
  package let result: CaseResult
  /// The contents that the golden should have; `nil` if the trace could not be replayed.
  package let frames: [UInt8]?

  /// Checks a case.
  package init(
    _ snapshot: SnapshotCase, scenes: SceneList, tolerance: Tolerance, isStrict: Bool = false
  ) {
    var scene: String?
    var frames: [UInt8]?
    var verdict: Verdict
    do throws(CheckError) {
      let trace = try Self.contents(of: snapshot.trace) ?? []
      let text = TraceText(trace)
      scene = text.scene
      let replayed = try Self.replay(trace, named: Path.name(of: snapshot.trace), scenes, isStrict)
      frames = replayed
      let golden = try Self.contents(of: snapshot.golden)
      verdict = Self.judge(golden, against: replayed, text, tolerance)
    } catch {
      verdict = error.verdict
    }
    result = CaseResult(snapshot: snapshot, scene: scene, verdict: verdict)
    self.frames = frames
  }

  /// A verdict that is reached before there is anything to compare.
  private struct CheckError: Error {
    var verdict: Verdict
  }

  private static func contents(of path: String) throws(CheckError) -> [UInt8]? {
    do throws(FileError) {
      return try File.contentsIfPresent(of: path)
    } catch {
      throw CheckError(verdict: .file(error))
    }
  }

  private static func replay(
    _ trace: [UInt8], named name: String, _ scenes: SceneList, _ isStrict: Bool
  ) throws(CheckError) -> [UInt8] {
    do throws(TraceError) {
      return try scenes.replay(trace, named: name, isStrict: isStrict)
    } catch {
      let conflict = ConflictMarkers.firstLine(in: trace)
      throw CheckError(
        verdict: conflict.map { .traceConflict(line: $0) } ?? .invalidTrace(error))
    }
  }

  private static func judge(
    _ golden: [UInt8]?, against frames: [UInt8], _ trace: TraceText, _ tolerance: Tolerance
  ) -> Verdict {
    guard let golden else { return .missing }
    if golden == frames { return .passed }
    if let line = ConflictMarkers.firstLine(in: golden) { return .conflict(line: line) }
    do throws(FramesError) {
      let diff = FramesDiff(
        try FramesDocument(golden), try FramesDocument(frames), tolerance: tolerance)
      if let first = diff.differences.first {
        return .differs(diff, line: trace.line(ofEvent: first.first.events))
      }
      if tolerance != .exact { return .passed }
      let offset = zip(golden, frames).enumerated().first { $1.0 != $1.1 }?.offset
      let place = TextPlace(of: offset ?? min(golden.count, frames.count), in: golden)
      return .rewritten(line: place.line)
    } catch {
      return .unreadable(error, at: TextPlace(of: error.offset, in: golden))
    }
  }
}
