import FlowEngine
import Platform

/// Replays a case and compares the frames with its golden, holding only a window of frames in memory.
package struct CaseCheck {
  /// The scenes that traces may be for.
  package let scenes: SceneList
  /// How they are compared.
  package let options: CheckOptions

  /// Creates a check.
  package init(_ scenes: SceneList, _ options: CheckOptions = CheckOptions()) {
    self.scenes = scenes
    self.options = options
  }

  /// Checks a case.
  ///
  /// - Parameter leavesPending: Whether frames that await a review are saved next to the golden, and
  ///   stale ones removed.
  package func result(of snapshot: SnapshotCase, leavesPending: Bool = false) -> CaseResult {
    var reader: TraceReader?
    return result(of: snapshot, leavesPending: leavesPending, with: &reader)
  }

  /// Checks a case.
  ///
  /// - Parameters:
  ///   - leavesPending: Whether frames that await a review are saved next to the golden, and stale ones
  ///     removed.
  ///   - reader: The reader of the previous case, if any; replaced by the reader of this one.
  package func result(
    of snapshot: SnapshotCase, leavesPending: Bool, with reader: inout TraceReader?
  ) -> CaseResult {
    do throws(FileError) {
      let frames = try frames(of: snapshot, with: reader.take())
      var result: CaseResult
      if try isSame(snapshot, frames) {
        reader = frames.reader
        result = CaseResult(snapshot: snapshot, scene: frames.scene, verdict: .passed)
        result.warnings = frames.warnings
      } else {
        // The replay may have failed before the header.
        let scene = try TraceText(at: snapshot.trace).scene
        result = try comparison(of: snapshot, scene, leavesPending: leavesPending)
      }
      if leavesPending { Self.removeStale(&result) }
      return result
    } catch {
      return CaseResult(snapshot: snapshot, scene: nil, verdict: .file(error))
    }
  }

  /// Replays a case to its end.
  ///
  /// - Parameter reader: As for `result`.
  /// - Returns: The scene, if the case has passed and there is nothing more to tell.
  func passedScene(of snapshot: SnapshotCase, with reader: inout TraceReader?) -> String? {
    do throws(FileError) {
      let frames = try frames(of: snapshot, with: reader.take())
      if try isSame(snapshot, frames) {
        reader = frames.reader
        return frames.warnings.isEmpty ? frames.scene : nil
      }
      do throws(DocumentError) {
        while try frames.next({ _ in }) {}
      } catch {
        // Whoever checks the case says so.
      }
    } catch {
      return nil
    }
    return nil
  }

  /// The frames of a case's trace, in the form of its golden.
  ///
  /// - Parameter reader: The reader of another trace, which may have lines of the same forms.
  package func frames(
    of snapshot: SnapshotCase, with reader: TraceReader? = nil
  ) throws(FileError) -> ReplayedFrames {
    var replay = ReplayOptions(
      format: .document(trace: Path.name(of: snapshot.trace)), isStrict: options.isStrict)
    replay.findsSlips = true
    replay.catalog = options.catalog
    return try ReplayedFrames(
      of: snapshot.trace, scenes: scenes, options: replay, limit: options.limit, reader: reader)
  }

  /// Removes pending frames that are stale.
  static func removeStale(_ result: inout CaseResult) {
    guard result.verdict.kind.endsPending else { return }
    do throws(FileError) {
      try File.requireOwn(result.snapshot.pending, for: .remove)
      try File.remove(result.snapshot.pending)
    } catch {
      result.pendingError = error
    }
  }

  // MARK: Bytes

  /// Whether the golden is what the trace gives, byte for byte.
  private func isSame(
    _ snapshot: SnapshotCase, _ frames: ReplayedFrames
  ) throws(FileError) -> Bool {
    // The comparison reports a golden that cannot be opened, after faults of the trace.
    var golden: FileComparison
    do throws(FileError) {
      golden = try FileComparison(of: snapshot.golden)
    } catch {
      return false
    }
    var isSame = true
    var failure: FileError?
    do throws(DocumentError) {
      while isSame, failure == nil {
        let isThere = try frames.next { bytes in
          do throws(FileError) {
            isSame = try golden.goesOn(with: bytes)
          } catch {
            failure = error
          }
        }
        guard isThere else { break }
      }
    } catch {
      return false
    }
    if let failure { throw failure }
    guard isSame else { return false }
    return try golden.isAtEnd()
  }

  // MARK: Frames

  /// Compares a case frame by frame.
  private func comparison(
    of snapshot: SnapshotCase, _ scene: String?, leavesPending: Bool
  ) throws(FileError) -> CaseResult {
    let frames = try frames(of: snapshot)
    let pending = PendingWriter(snapshot.pending, isWanted: leavesPending)
    let actual = FrameReader(frames) { pending.put($0) }
    var golden: FrameReader?
    var verdict: Verdict
    do throws(FileError) {
      let reader = try FrameReader(framesAt: snapshot.golden)
      golden = reader
      verdict = try judge(snapshot, reader, actual)
    } catch {
      verdict = error.code == ENOENT && !File.isLink(snapshot.golden) ? .missing : .file(error)
    }
    do throws(DocumentError) {
      // A fault in the trace has precedence over the golden.
      while try frames.next({ pending.put($0) }) {}
    } catch {
      verdict = try Self.verdict(for: error)
    }
    var result = CaseResult(snapshot: snapshot, scene: scene, verdict: verdict)
    result.warnings = frames.warnings
    if let name = golden?.traceName, snapshot.isOther(name) { result.otherTrace = name }
    do throws(FileError) {
      if leavesPending, verdict.kind.isPending { result.hasPending = try pending.finish() }
    } catch {
      result.pendingError = error
    }
    return result
  }

  private func judge(
    _ snapshot: SnapshotCase, _ golden: FrameReader, _ actual: FrameReader
  ) throws(FileError) -> Verdict {
    let diff: FramesDiff
    let trace = NewestTrace(at: snapshot.trace, of: scenes)
    do throws(DocumentError) {
      diff = try FramesDiff(golden, actual, tolerance: options.tolerance, counter: trace.counter)
      if let error = golden.newerVersion(than: actual) { throw error }
    } catch {
      return try Self.verdict(for: error)
    }
    if let first = diff.differences.first {
      return .differs(diff, line: trace.line(ofEvent: first.first.events))
    }
    // A golden of an older version has another head, and one of another engine other numbers.
    guard options.tolerance == .exact, golden.versions == actual.versions else {
      if let line = try TextPlace(ofCarriageReturnAt: snapshot.golden)?.line {
        return .rewritten(line: line, .carriageReturns)
      }
      return snapshot.isOther(golden.traceName) ? .rewritten(line: 1, .otherTrace) : .passed
    }
    return try rewriting(of: snapshot, golden)
  }

  /// The verdict on a golden with the right frames in different bytes.
  private func rewriting(of snapshot: SnapshotCase, _ golden: FrameReader) throws(FileError)
    -> Verdict
  {
    let frames = try frames(of: snapshot)
    var rest: [UInt8] = []
    var offset = 0
    var found: UInt8?
    var isThere = true
    try FilePieces.forEach(of: snapshot.golden) { piece in
      for byte in piece {
        // The whole trace has been replayed before.
        while rest.isEmpty, isThere {
          isThere = (try? frames.next { rest = $0.reversed() }) ?? false
        }
        guard rest.popLast() == byte else {
          found = byte
          return false
        }
        offset += 1
      }
      return true
    }
    let line = try TextPlace(of: offset, at: snapshot.golden).line
    if found == UInt8(ascii: "\r") { return .rewritten(line: line, .carriageReturns) }
    let isOther = line == 1 && snapshot.isOther(golden.traceName)
    return .rewritten(line: line, isOther ? .otherTrace : .otherwise)
  }

  private static func verdict(for error: DocumentError) throws(FileError) -> Verdict {
    switch error {
    case .file(let error): throw error
    case .trace(let error, let path):
      ConflictMarkers.firstLine(at: path).map { .traceConflict(line: $0) } ?? .invalidTrace(error)
    case .tooLong(_, let line, let limit): .tooLong(line: line, limit: limit)
    case .frames(let error, let place, let path):
      ConflictMarkers.firstLine(at: path).map { .conflict(line: $0) }
        ?? .unreadable(error, at: place)
    }
  }
}

/// Writes pending frames while they are made; a failure is reported at the end.
private final class PendingWriter {
  private var file: OutputFile?
  private var failure: FileError?

  init(_ path: String, isWanted: Bool) {
    guard isWanted else { return }
    do throws(FileError) {
      file = try OutputFile(replacingOwn: path)
    } catch {
      failure = error
    }
  }

  /// Writes the next bytes.
  func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil else { return }
    do throws(FileError) {
      try file?.put(bytes)
    } catch {
      failure = error
    }
  }

  /// Moves the file into place, and returns whether there is one.
  func finish() throws(FileError) -> Bool {
    if let failure { throw failure }
    guard let file = file.take() else { return false }
    // A thousand waits for the disk would be noticeable; `accept` waits, where it matters.
    try file.finish(durably: false)
    return true
  }
}
