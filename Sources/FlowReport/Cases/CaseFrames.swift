import FlowEngine
import FlowSnapshots

/// The frames that a report shows of a case, in columns, with the tables that they share.
struct CaseFrames {
  /// The values of the frames.
  private(set) var tables = FrameTables()
  /// The golden's frames, if they are to be shown and can be read.
  private(set) var expected: FrameColumns?
  /// The frames that the trace gives, if it can be replayed.
  private(set) var actual: FrameColumns?
  /// The frames in other environments in which nothing moves, with their numbers.
  private(set) var variants: [(numbers: [Int], columns: FrameColumns)] = []

  /// Counts the events of the trace.
  private var counter = EventCounter()

  /// Reads the frames of a case.
  ///
  /// - Parameter samples: What is shown between frames; where that would be too much, there is
  ///   nothing.
  init(of result: CaseResult, _ check: CaseCheck, samples: ReportSamples) {
    counter = NewestTrace(at: result.snapshot.trace, of: check.scenes).counter
    readGolden(of: result)
    switch result.verdict {
    case .invalidTrace, .traceConflict, .tooLong, .file, .obsolete, .crashed, .quarantined: return
    case .passed, .brokenRules, .differs, .rewritten, .missing, .unreadable, .conflict: break
    }
    if let framesPerSecond = samples.rate(passed: result.isPassed) {
      var sampled = self
      if sampled.readSamples(of: result.snapshot, check, framesPerSecond) {
        self = sampled
        return
      }
    }
    actual = try? columns(
      FrameReader(check.frames(of: result.snapshot)), keepsHeads: expected != nil)
  }

  /// Reads the golden of a case without a trace.
  init(ofObsolete result: CaseResult) {
    readGolden(of: result)
  }

  /// Reads the frames of the case in other environments.
  mutating func read(_ variants: CaseVariants) {
    for variant in variants.variants {
      var numbers: [Int] = []
      var columns = FrameColumns(keepsHeads: false, counter)
      let reader = FrameReader(variant.frames)
      while !variant.frames.isEmpty, let frame = try? reader.next() {
        numbers.append(frame.head.number)
        tables.add(frame, to: &columns)
      }
      self.variants.append((numbers, columns))
    }
  }

  /// Reads the golden, if it differs from the actual frames or stands alone.
  private mutating func readGolden(of result: CaseResult) {
    // A golden that cannot be read cannot be shown; the verdict says so.
    switch result.verdict {
    case .differs, .obsolete, .invalidTrace, .traceConflict, .tooLong, .crashed, .quarantined:
      expected = try? columns(
        FrameReader(framesAt: result.snapshot.golden),
        keepsHeads: result.verdict.kind == .differs)
    case .passed, .brokenRules, .rewritten, .missing, .unreadable, .conflict, .file: break
    }
  }

  /// Reads the frames of a trace with samples between them, and returns whether they can be shown.
  private mutating func readSamples(
    of snapshot: SnapshotCase, _ check: CaseCheck, _ framesPerSecond: Int
  ) -> Bool {
    var options = ReplayOptions(framesPerSecond: framesPerSecond)
    options.catalog = check.options.catalog
    guard
      let replay = try? ReplayedFrames(
        of: snapshot.trace, scenes: check.scenes, options: options, limit: DrawingLimits.sampled)
    else { return false }
    actual = try? columns(FrameReader(replay), keepsHeads: expected != nil)
    return actual != nil
  }

  private mutating func columns(
    _ reader: FrameReader, keepsHeads: Bool
  ) throws(DocumentError) -> FrameColumns {
    var columns = FrameColumns(keepsHeads: keepsHeads, counter)
    while let frame = try reader.next() { tables.add(frame, to: &columns) }
    return columns
  }
}
