import FlowEngine

/// Replays the traces of a fleet, one at a time, and says what came of each.
package struct FleetCheck: Sendable {
  /// How far frames may differ from a document.
  package var tolerance = Tolerance.exact
  /// Whether warnings, and faults in a scene's layout, are errors of a trace.
  package var isStrict = false
  /// The most bytes of frames that a trace may give.
  package var limit = OutputLimit.standard
  private let scenes: SceneList

  /// Creates a check with exact comparison.
  package init(_ scenes: SceneList) {
    self.scenes = scenes
  }

  /// The verdict on a line of the input.
  package func verdict(on line: LineReader.Line) -> FleetVerdict {
    switch read(line) {
    case .success(let fleetCase): replay(fleetCase).verdict
    case .failure(let failure): failure.verdict
    }
  }

  /// The compact golden of the trace on a line, as a line of JSON that can be piped again; without one
  /// where the trace is at fault, and the verdict where the line is.
  package func golden(of line: LineReader.Line) -> (kind: FleetVerdict.Kind, text: String) {
    let fleetCase: FleetCase
    switch read(line) {
    case .success(let read): fleetCase = read
    case .failure(let failure): return (failure.verdict.kind, failure.verdict.text)
    }
    let replay = replay(FleetCase(id: fleetCase.id, source: fleetCase.source, golden: nil))
    var json = JSONWriter()
    json.beginObject()
    json.member("id", fleetCase.id)
    if let path = fleetCase.path { json.member("path", path) }
    if replay.verdict.kind == .replayed {
      json.key("golden")
      json.digests(replay.digests)
    }
    json.endObject()
    json.endLine()
    return (replay.verdict.kind, PlainText.json(json.text))
  }

  // MARK: Lines

  private struct Failure: Error {
    var verdict: FleetVerdict
  }

  private func read(_ line: LineReader.Line) -> Result<FleetCase, Failure> {
    switch line {
    case .tooLong(let hash):
      let message =
        "the line is longer than \(FleetLimits.caseLength >> 20) MiB; 'path' names a file"
      return .failure(Failure(verdict: Self.lineError(message, digest: hash)))
    case .text(let bytes):
      do throws(FleetLine.Fault) {
        return .success(try FleetCase(bytes))
      } catch {
        let digest = error.id == nil ? XXHash64.value(of: bytes) : nil
        return .failure(
          Failure(verdict: Self.lineError(error.text, error.message, id: error.id, digest: digest)))
      }
    }
  }

  private static func lineError(
    _ message: String, _ reason: String? = nil, id: String? = nil, digest: UInt64?
  ) -> FleetVerdict {
    var verdict = FleetVerdict(id: id, kind: .lineError)
    verdict.digest = digest
    verdict.reason = FleetReason.text(scene: nil, .lineError, reason ?? message)
    verdict.message = message
    return verdict
  }

  // MARK: Traces

  private func replay(_ fleetCase: FleetCase) -> (verdict: FleetVerdict, digests: FrameDigests) {
    var verdict = FleetVerdict(id: fleetCase.id, kind: .replayed)
    verdict.path = fleetCase.path
    var compact: FrameDigests?
    if case .compact(let golden) = fleetCase.golden { compact = golden }
    var digester = FrameDigester(comparingWith: compact)
    do throws(DocumentError) {
      verdict.scene = try scene(of: fleetCase)
      let frames = try frames(of: fleetCase, ReplayOptions(isStrict: isStrict))
      while try frames.next({ digester.add($0) }) {}
    } catch {
      fail(&verdict, error)
    }
    let digests = digester.digests
    guard verdict.kind == .replayed else { return (verdict, digests) }
    verdict.frames = digests.frames
    verdict.seconds = digester.seconds
    verdict.digest = digests.digest
    switch fleetCase.golden {
    case nil: break
    case .digest(let golden):
      verdict.kind = golden == digests.digest ? .passed : .differs
      if verdict.kind == .differs { verdict.message = "the frames are not those of the golden" }
    case .compact:
      verdict.kind = .passed
      if let change = digester.firstChange() {
        verdict.kind = .differs
        verdict.first = FleetVerdict.Change(change, frames: digests.frames)
        verdict.line = line(ofEvent: change.events, of: fleetCase)
      }
    case .document(let golden): compare(fleetCase, golden, &verdict)
    }
    if verdict.kind == .differs, verdict.reason == nil {
      let cause = verdict.first?.cause.map { "the frames differ at \($0)" } ?? "the frames differ"
      verdict.reason = FleetReason.text(scene: verdict.scene, .differs, cause)
    }
    return (verdict, digests)
  }

  private func frames(
    of fleetCase: FleetCase, _ options: ReplayOptions
  ) throws(DocumentError) -> ReplayedFrames {
    switch fleetCase.source {
    case .text(let trace):
      return ReplayedFrames(
        trace, named: fleetCase.id, scenes: scenes, options: options, limit: limit)
    case .path(let path):
      do throws(FileError) {
        return try ReplayedFrames(of: path, scenes: scenes, options: options, limit: limit)
      } catch {
        throw .file(error)
      }
    }
  }

  private func scene(of fleetCase: FleetCase) throws(DocumentError) -> String? {
    switch fleetCase.source {
    case .text(let trace): return TraceText(trace).scene
    case .path(let path):
      do throws(FileError) {
        return try TraceText(at: path).scene
      } catch {
        throw .file(error)
      }
    }
  }

  private func line(ofEvent number: Int, of fleetCase: FleetCase) -> Int? {
    switch fleetCase.source {
    case .text(let trace): TraceText.line(ofEvent: number, in: trace)
    // It has been read to its end before.
    case .path(let path): try? TraceText.line(ofEvent: number, at: path)
    }
  }

  private func fail(_ verdict: inout FleetVerdict, _ error: DocumentError) {
    var reason: String
    switch error {
    case .file(let error):
      verdict.kind = .fileError
      reason = error.reason
      verdict.message = reason
    case .trace(let error, _):
      verdict.kind = .traceError
      verdict.line = error.line
      verdict.message = "column \(error.column): \(error.message)"
      reason = error.message
    case .tooLong(_, let line, let limit):
      verdict.kind = .traceError
      verdict.line = line
      reason = OutputLimit.message(limit)
      verdict.message = reason
    case .frames(let error, let place, _):
      verdict.kind = .unreadableGolden
      reason = error.reason
      verdict.message = "golden, line \(place.line), column \(place.column): \(error.reason)"
    }
    verdict.reason = FleetReason.text(scene: verdict.scene, verdict.kind, reason)
  }

  // MARK: Documents

  private func compare(_ fleetCase: FleetCase, _ golden: [UInt8], _ verdict: inout FleetVerdict) {
    let options = ReplayOptions(format: .document(trace: ""), isStrict: isStrict)
    do throws(DocumentError) {
      verdict.kind = .passed
      if try GoldenText(golden).isSame(as: frames(of: fleetCase, options)) { return }
      let diff = try FramesDiff(
        FrameReader(golden, path: fleetCase.id), FrameReader(frames(of: fleetCase, options)),
        tolerance: tolerance)
      guard let first = diff.cause else { return }
      verdict.kind = .differs
      verdict.first = FleetVerdict.Change(first)
      verdict.points = diff.points
      verdict.line = line(ofEvent: first.first.events, of: fleetCase)
      verdict.reason = first.cause(in: verdict.scene).text
    } catch {
      fail(&verdict, error)
    }
  }
}
