import FlowEngine

/// Replays the traces of a fleet, one at a time, and returns a verdict on each.
package struct FleetCheck: Sendable {
  private let scenes: SceneList
  private let options: CheckOptions
  /// The traces that are not replayed.
  package var quarantine = Quarantine()
  /// The traces that the run may replace, and therefore does not read.
  package var replaced: ReplacedTraces?
  /// Asks rules of a trace; returns the first that does not hold, or `nil`.
  package var rules: (@Sendable (_ trace: [UInt8]) -> BrokenRule?)?
  /// In a worker, what ends it when a trace takes too long.
  var clock: WorkerClock?

  /// Creates a check of traces for scenes.
  package init(_ scenes: SceneList, _ options: CheckOptions = CheckOptions()) {
    self.scenes = scenes
    self.options = options
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
    let isWhole = replay.verdict.kind == .replayed
    return (
      replay.verdict.kind, Self.goldenText(of: replay.verdict, isWhole ? replay.digests : nil)
    )
  }

  /// The line of a compact golden; without one where there is none.
  static func goldenText(of verdict: FleetVerdict, _ digests: FrameDigests?) -> String {
    var json = JSONWriter()
    json.beginObject()
    json.member("id", verdict.id)
    if let path = verdict.path { json.member("path", path) }
    if let digests {
      json.key("golden")
      json.digests(digests)
    }
    json.endObject()
    json.endLine()
    return PlainText.json(json.text)
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
      try requireKept(fleetCase)
      verdict.scene = try scene(of: fleetCase)
      if let digest = try quarantined(fleetCase) {
        verdict.kind = .quarantined
        verdict.digest = digest
        return (verdict, digester.digests)
      }
      let frames = try frames(of: fleetCase, ReplayOptions(isStrict: options.isStrict))
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
      if verdict.kind == .differs { verdict.message = FrameDigests.differenceText }
    case .compact:
      verdict.kind = .passed
      if let change = digester.firstChange() {
        verdict.kind = .differs
        verdict.first = FleetVerdict.Change(change, frames: digests.frames)
        verdict.line = line(of: change, in: fleetCase)
      }
    case .document(let golden): compare(fleetCase, golden, &verdict)
    }
    if verdict.kind.isWell, let rules, let trace = try? fleetCase.contents {
      if let broken = rules(trace) {
        verdict.kind = .brokenRule
        verdict.line = broken.line
        verdict.message = broken.text
        verdict.reason = FleetReason.text(scene: verdict.scene, .brokenRule, broken.text)
      }
    }
    if verdict.kind == .differs, verdict.reason == nil {
      let words = FrameDigests.differenceText(at: verdict.first?.cause)
      verdict.reason = FleetReason.text(scene: verdict.scene, .differs, words)
    }
    return (verdict, digests)
  }

  /// Requires that no crash of the run replaces the trace of a case.
  private func requireKept(_ fleetCase: FleetCase) throws(DocumentError) {
    guard let replaced, let path = fleetCase.path else { return }
    do throws(FileError) { try replaced.requireNone(at: path) } catch { throw .file(error) }
  }

  private func frames(
    of fleetCase: FleetCase, _ replay: ReplayOptions
  ) throws(DocumentError) -> ReplayedFrames {
    switch fleetCase.source {
    case .text(let trace):
      clock?.restart(forBytes: trace.count)
      return ReplayedFrames(
        trace, named: fleetCase.id, scenes: scenes, options: replay, limit: options.limit)
    case .path(let path):
      clock?.restart(forBytes: File.size(of: path) ?? 0)
      do throws(FileError) {
        return try ReplayedFrames(of: path, scenes: scenes, options: replay, limit: options.limit)
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

  /// The line of the trace whose event has led to the first frame that may have changed.
  private func line(of change: FrameDigester.Change, in fleetCase: FleetCase) -> Int {
    let trace = NewestTrace((try? fleetCase.contents) ?? [], of: scenes)
    var counter = trace.counter
    guard counter.hasPointers else { return trace.line(ofEvent: change.events) }
    // A pointer may have several frames. The whole trace has been replayed before.
    let reader = (try? frames(of: fleetCase, ReplayOptions())).map { FrameReader($0) }
    while let frame = try? reader?.next(), frame.head.number <= change.frame {
      counter.take(frame.head)
    }
    return trace.line(ofEvent: counter.count)
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

  // MARK: Crashes

  /// The digest of a trace that is not to be replayed; `nil` for any other one.
  private func quarantined(_ fleetCase: FleetCase) throws(DocumentError) -> UInt64? {
    guard !quarantine.isEmpty else { return nil }
    do throws(FileError) {
      return quarantine.digest(of: try fleetCase.contents)
    } catch {
      throw .file(error)
    }
  }

  /// Replays the trace of a line event by event; in a worker.
  func locate(_ line: [UInt8], _ board: SharedMemory) {
    guard let fleetCase = try? FleetCase(line), let trace = try? fleetCase.contents else { return }
    CrashSearch.replay(trace, scenes, ReplayOptions(isStrict: options.isStrict), clock, board)
  }

  /// The verdict on a line whose trace has ended a worker, and the crash.
  ///
  /// - Parameter number: The line of the trace; `nil` if it is unknown.
  func verdict(
    on line: [UInt8], _ end: WorkerEnd, words: String, line number: Int?
  ) -> (verdict: FleetVerdict, crash: Crash, trace: [UInt8])? {
    guard let fleetCase = try? FleetCase(line) else { return nil }
    let trace = (try? fleetCase.contents) ?? []
    let crash = CrashSearch.crash(end, words: words, line: number, in: trace)
    var verdict = FleetVerdict(id: fleetCase.id, kind: .crashed)
    verdict.path = fleetCase.path
    verdict.scene = TraceText(trace).scene
    verdict.digest = crash.digest
    verdict.line = crash.line
    verdict.reason = FleetReason.text(scene: verdict.scene, .crashed, crash.reason)
    verdict.message = crash.message
    return (verdict, crash, trace)
  }

  // MARK: Documents

  private func compare(_ fleetCase: FleetCase, _ golden: [UInt8], _ verdict: inout FleetVerdict) {
    let replay = ReplayOptions(format: .document(trace: ""), isStrict: options.isStrict)
    do throws(DocumentError) {
      verdict.kind = .passed
      if try GoldenText(golden).isSame(as: frames(of: fleetCase, replay)) { return }
      let trace = NewestTrace((try? fleetCase.contents) ?? [], of: scenes)
      let expected = FrameReader(golden, path: fleetCase.id)
      let actual = FrameReader(try frames(of: fleetCase, replay))
      let diff = try FramesDiff(
        expected, actual, tolerance: options.tolerance, counter: trace.counter)
      if let error = expected.newerVersion(than: actual) { throw error }
      guard let first = diff.leading else { return }
      verdict.kind = .differs
      verdict.first = FleetVerdict.Change(first)
      verdict.points = diff.points
      verdict.line = trace.line(ofEvent: first.first.events)
      verdict.reason = Reason(first, in: verdict.scene).text
    } catch {
      fail(&verdict, error)
    }
  }
}
