import FlowEngine
import FlowSnapshots

/// The key frames of a trace, and those that its golden has instead.
struct Storyboard {
  /// One screen.
  struct Screen {
    /// The screen's nodes.
    var nodes: [DrawnNode]
    /// The ids of those that differ from the other screen of the panel.
    var marks: Set<String> = []
  }

  /// A moment of the story.
  struct Panel {
    /// The time, in seconds.
    var time: Double
    /// What led to it, in words.
    var cause: String
    /// The name of the state.
    var state: String
    /// What is around the screen.
    var surroundings: RecordedEvents.Surroundings
    /// What keyboard is wanted.
    var keyboard: WantedKeyboard
    /// The golden's screen, where it differs or is the only one.
    var expected: Screen?
    /// The trace's screen.
    var actual: Screen?
  }

  /// The name of the case, or of the trace.
  private(set) var name: String
  /// The panels, in order.
  private(set) var panels: [Panel] = []
  /// Whether the golden beside the trace differs.
  private(set) var differs = false

  /// How many samples a second there are while something moves.
  private static let samples = 30

  /// Tells the story of a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace's file, with or without a golden beside it.
  ///   - check: How the trace is compared with its golden.
  /// - Throws: `StripError` for a trace or a golden that cannot be read.
  init(of trace: String, check: CaseCheck) throws(StripError) {
    name = Path.name(of: trace)
    guard let snapshot = SnapshotCase(path: trace) else {
      try tell(trace, check)
      return
    }
    guard snapshot.trace.utf8.elementsEqual(trace.utf8) else { throw .isFrames(trace) }
    name = snapshot.description
    let result = check.result(of: snapshot)
    switch result.verdict {
    case .passed, .rewritten, .missing: try tell(trace, check)
    case .differs(let diff, _):
      differs = true
      try compare(snapshot, diff, check)
    case .obsolete, .unreadable, .conflict, .invalidTrace, .tooLong, .traceConflict, .file:
      throw .unusable(result.text)
    }
  }

  // MARK: A trace alone

  private mutating func tell(_ trace: String, _ check: CaseCheck) throws(StripError) {
    do throws(DocumentError) {
      let options = ReplayOptions(framesPerSecond: Self.samples, isStrict: check.isStrict)
      func frames() throws(DocumentError) -> FrameReader {
        do throws(FileError) {
          return FrameReader(
            try ReplayedFrames(
              of: trace, scenes: check.scenes, options: options, limit: check.limit))
        } catch {
          throw .file(error)
        }
      }
      var reader = MomentReader()
      let first = try frames()
      while let frame = try first.next() { reader.add(frame) }
      let chosen = KeyFrames.chosen(among: reader.moments)
      let records = try Self.records(chosen.map(\.index), of: try frames())
      let recorded = try Self.events(of: trace)
      panels = chosen.map { choice in
        panel(
          choice, reader.moments, recorded,
          actual: records[choice.index].map { Screen(nodes: Self.nodes(of: $0)) })
      }
    } catch {
      throw .document(error)
    }
  }

  // MARK: A trace and its golden

  private mutating func compare(
    _ snapshot: SnapshotCase, _ diff: FramesDiff, _ check: CaseCheck
  ) throws(StripError) {
    do throws(DocumentError) {
      func golden() throws(DocumentError) -> FrameReader {
        do throws(FileError) {
          return try FrameReader(framesAt: snapshot.golden)
        } catch {
          throw .file(error)
        }
      }
      func replay() throws(DocumentError) -> FrameReader {
        do throws(FileError) {
          return FrameReader(try check.frames(of: snapshot))
        } catch {
          throw .file(error)
        }
      }
      let (expected, expectedHeads) = try Self.moments(of: try golden())
      let (actual, actualHeads) = try Self.moments(of: try replay())
      let steps = ReportSteps(expected: expectedHeads, actual: actualHeads)
      let moments = Self.joined(steps, expected, actual)
      let chosen = KeyFrames.chosen(among: moments, required: Self.required(diff, steps))
      let pairs = chosen.map { steps.steps[$0.index] }
      let before = try Self.records(pairs.compactMap { $0.first }, of: try golden())
      let after = try Self.records(pairs.compactMap { $0.second }, of: try replay())
      let recorded = try Self.events(of: snapshot.trace)
      for (choice, pair) in zip(chosen, pairs) {
        let old = pair.first.flatMap { before[$0] }
        let new = pair.second.flatMap { after[$0] }
        panels.append(Self.compared(panel(choice, moments, recorded, actual: nil), old, new))
      }
    } catch {
      throw .document(error)
    }
  }

  /// The steps at which a difference begins, and at which the greatest one is greatest.
  private static func required(_ diff: FramesDiff, _ steps: ReportSteps) -> [Int] {
    var required: [Int] = []
    if let first = diff.differences.first, let step = steps.step(of: first.first.frame, first) {
      required.append(step)
    }
    if let worst = diff.greatest, let step = steps.step(of: worst.greatest.frame, worst) {
      required.append(step)
    }
    return required
  }

  /// The moment of each step: that of the trace, or of the golden where the trace has none.
  private static func joined(
    _ steps: ReportSteps, _ expected: [Moment], _ actual: [Moment]
  ) -> [Moment] {
    steps.steps.enumerated().compactMap { index, step in
      let moment = step.second.map { actual[$0] } ?? step.first.map { expected[$0] }
      return moment.map {
        Moment(
          index: index, time: $0.time, cause: $0.cause, event: $0.event, events: $0.events,
          stateName: $0.stateName, state: $0.state, picture: $0.picture, isMoving: $0.isMoving,
          hasEffects: $0.hasEffects, keyboard: $0.keyboard)
      }
    }
  }

  private static func compared(
    _ panel: Panel, _ old: FrameRecord?, _ new: FrameRecord?
  ) -> Panel {
    var panel = panel
    panel.actual = new.map { Screen(nodes: nodes(of: $0)) }
    guard let old else { return panel }
    var marks: Set<String> = []
    if let new {
      let (before, after) = (texts(of: old), texts(of: new))
      marks = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      guard !marks.isEmpty else { return panel }
      panel.actual?.marks = marks
    }
    panel.expected = Screen(nodes: nodes(of: old), marks: marks)
    return panel
  }

  /// The nodes of a frame as they are written, by their ids.
  private static func texts(of frame: FrameRecord) -> [String: String] {
    let outline = frame.outline
    var texts: [String: String] = [:]
    for node in outline.elements(of: frame.nodes) {
      guard let id = outline.member("id", of: node).flatMap({ outline.string($0) }) else {
        continue
      }
      texts[id] = outline.text(of: node)
    }
    return texts
  }

  // MARK: Both

  private func panel(
    _ choice: KeyFrames.Choice, _ moments: [Moment], _ recorded: RecordedEvents, actual: Screen?
  ) -> Panel {
    let moment = moments[choice.index]
    let cause = choice.origin.map { "after \(Self.cause(of: moments[$0], recorded))" }
    return Panel(
      time: moment.time, cause: cause ?? Self.cause(of: moment, recorded), state: moment.stateName,
      surroundings: recorded.surroundings(afterEvents: moment.events), keyboard: moment.keyboard,
      expected: nil, actual: actual)
  }

  private static func cause(of moment: Moment, _ recorded: RecordedEvents) -> String {
    switch moment.cause {
    case .start: "start"
    case .completion: "completion"
    case .sample: "sample"
    case .event:
      recorded.label(ofEvent: moment.events, named: moment.event) ?? moment.event ?? "event"
    }
  }

  private static func moments(
    of frames: FrameReader
  ) throws(DocumentError) -> ([Moment], [FrameRecord.Head]) {
    var reader = MomentReader()
    var heads: [FrameRecord.Head] = []
    while let frame = try frames.next() {
      reader.add(frame)
      heads.append(frame.head)
    }
    return (reader.moments, heads)
  }

  /// The frames with some numbers, counted from 0 as they come.
  private static func records(
    _ chosen: [Int], of frames: FrameReader
  ) throws(DocumentError) -> [Int: FrameRecord] {
    let wanted = Set(chosen)
    var records: [Int: FrameRecord] = [:]
    var index = 0
    while records.count < wanted.count, let frame = try frames.next() {
      if wanted.contains(index) { records[index] = frame }
      index += 1
    }
    return records
  }

  private static func nodes(of frame: FrameRecord) -> [DrawnNode] {
    frame.outline.elements(of: frame.nodes).map { DrawnNode($0, in: frame.outline) }
  }

  private static func events(of trace: String) throws(DocumentError) -> RecordedEvents {
    do throws(FileError) {
      return try RecordedEvents(of: trace)
    } catch {
      throw .file(error)
    }
  }
}
