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

    init(nodes: [DrawnNode], marks: Set<String> = []) {
      self.nodes = nodes
      self.marks = marks
    }

    /// The screen of a frame.
    init(_ frame: FrameRecord) {
      nodes = frame.outline.elements(of: frame.nodes).map { DrawnNode($0, in: frame.outline) }
    }
  }

  /// A moment of the story.
  struct Panel {
    /// The time, in seconds.
    var time: Double
    /// What led to it, in words.
    var caption: String
    /// The name of the state, in words.
    var state: String
    /// What is around the screen.
    var surroundings: RecordedEvents.Surroundings
    /// What keyboard is wanted.
    var keyboard: WantedKeyboard
    /// The golden's screen; `nil` where it has no such frame, or is not looked at.
    var expected: Screen?
    /// The trace's screen; `nil` where it has no such frame.
    var actual: Screen?
    /// Whether both screens are the same.
    var agrees: Bool { expected != nil && actual != nil && !differs }
    /// Whether anything differs between both frames.
    fileprivate(set) var differs = false
  }

  /// The name of the case, or of the trace.
  private(set) var name: String
  /// The panels, in order.
  private(set) var panels: [Panel] = []
  /// Whether the golden beside the trace differs.
  private(set) var differs = false
  /// The first difference from the golden, in words; `nil` where nothing differs.
  private(set) var difference: String?

  /// How many samples a second there are while something moves: as many as will do, or none.
  private static let sampleRates: [Int?] = [30, 2, nil]

  /// Creates a story of moments.
  init(named name: String, _ panels: [Panel]) {
    self.name = name
    self.panels = panels
  }

  /// Tells the story of a trace, in memory for its key frames and those that may become some.
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
    case .passed, .brokenRules, .rewritten, .missing: try tell(trace, check)
    case .differs(let diff, _):
      differs = true
      difference = diff.lines.first
      try compare(snapshot, diff, check)
    case .obsolete, .unreadable, .conflict, .invalidTrace, .traceConflict, .tooLong, .file,
      .crashed, .quarantined:
      throw .unusable(result.text)
    }
  }

  // MARK: A trace alone

  private mutating func tell(_ trace: String, _ check: CaseCheck) throws(StripError) {
    do throws(DocumentError) {
      for rate in Self.sampleRates {
        do throws(DocumentError) {
          return try tell(trace, check, samples: rate)
        } catch {
          guard case .tooLong = error, rate != nil else { throw error }
        }
      }
    } catch {
      throw .document(error)
    }
  }

  private mutating func tell(
    _ trace: String, _ check: CaseCheck, samples: Int?
  ) throws(DocumentError) {
    var options = ReplayOptions(framesPerSecond: samples, isStrict: check.options.isStrict)
    // A caret that blinks tells nothing.
    options.omitsRepeating = true
    let limit =
      samples == nil ? check.options.limit : min(check.options.limit, DrawingLimits.sampled)
    func frames() throws(DocumentError) -> FrameReader {
      do throws(FileError) {
        return FrameReader(
          try ReplayedFrames(of: trace, scenes: check.scenes, options: options, limit: limit))
      } catch {
        throw .file(error)
      }
    }
    let newest = NewestTrace(at: trace, of: check.scenes)
    var reader = MomentReader(newest.counter)
    var keyFrames = KeyFrames()
    let first = try frames()
    while let frame = try first.next() { keyFrames.add(reader.read(frame)) }
    let chosen = keyFrames.chosen()
    let records = try Self.records(
      chosen.flatMap { [$0.moment.index, $0.before] }, of: try frames())
    let recorded = Self.events(chosen, of: newest)
    panels = chosen.map { choice in
      panel(
        choice, recorded, before: records[choice.before],
        actual: records[choice.moment.index].map { Screen(nodes: Self.nodes(of: $0)) })
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
      let newest = NewestTrace(at: snapshot.trace, of: check.scenes)
      var pairs = MomentPairs(
        showing: diff.differences.first, and: diff.greatest, newest.counter)
      _ = try FramesDiff(try golden(), try replay(), tolerance: check.options.tolerance) {
        pairs.add($0, $1, $2)
      }
      let chosen = pairs.keyFrames.chosen()
      let before = try Self.records(
        chosen.flatMap { [$0.moment.frames.expected, $0.source.earlier.expected] }
          .compactMap { $0 }, of: try golden())
      let after = try Self.records(
        chosen.flatMap { [$0.moment.frames.actual, $0.source.earlier.actual] }
          .compactMap { $0 }, of: try replay())
      let recorded = Self.events(chosen, of: newest)
      for choice in chosen {
        let old = choice.moment.frames.expected.flatMap { before[$0] }
        let new = choice.moment.frames.actual.flatMap { after[$0] }
        let earlier = choice.source.earlier
        let seen =
          earlier.actual.flatMap { after[$0] } ?? earlier.expected.flatMap { before[$0] }
        panels.append(
          Self.compared(
            panel(choice, recorded, before: seen, actual: nil), old, new, check.options.tolerance))
      }
    } catch {
      throw .document(error)
    }
  }

  private static func compared(
    _ panel: Panel, _ old: FrameRecord?, _ new: FrameRecord?, _ tolerance: Tolerance
  ) -> Panel {
    var panel = panel
    var differences: [Difference] = []
    if let old, let new {
      differences = FramesDiff.differences(between: old, and: new, tolerance: tolerance)
    }
    let marks = Set(differences.compactMap { $0.subject.nodeID })
    panel.expected = old.map { Screen(nodes: nodes(of: $0), marks: marks) }
    panel.actual = new.map { Screen(nodes: nodes(of: $0), marks: marks) }
    panel.differs = !differences.isEmpty
    return panel
  }

  // MARK: Both

  private func panel(
    _ choice: KeyFrames.Choice, _ recorded: RecordedEvents, before seen: FrameRecord?,
    actual: Screen?
  ) -> Panel {
    let moment = choice.moment
    let words = Self.words(of: choice.source, recorded, seen)
    return Panel(
      time: moment.time,
      caption: choice.origin == nil ? words : "\(words), on the way",
      state: EventWords.plain(moment.stateName),
      surroundings: recorded.surroundings(afterEvents: moment.events), keyboard: moment.keyboard,
      expected: nil, actual: actual)
  }

  /// What led to a moment, as people would say it.
  private static func words(
    of moment: Moment, _ recorded: RecordedEvents, _ seen: FrameRecord?
  ) -> String {
    switch moment.cause {
    case .start: return "The start"
    case .completion:
      if !moment.wasMoving { return "Time is up" }
      return moment.isMoving ? "The next movement" : "At rest"
    case .sample: return "In between"
    case .event:
      let words = recorded.words(of: moment.events, named: moment.event)
      return words?.text(on: seen.map { LabelledNodes($0) }) ?? EventWords.plain(moment.event ?? "")
    }
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

  /// What a trace says beside the frames that were chosen.
  private static func events(
    _ chosen: [KeyFrames.Choice], of trace: NewestTrace
  ) -> RecordedEvents {
    let moments = chosen.flatMap { [$0.moment, $0.origin].compactMap { $0 } }
    return RecordedEvents(of: trace.text, wanted: Set(moments.map(\.events)))
  }
}

extension KeyFrames.Choice {
  /// The moment that has led to it.
  fileprivate var source: Moment { origin ?? moment }

  /// The number of the moment before the one that has led to it: what was seen when the event came.
  fileprivate var before: Int { max(0, source.index - 1) }
}
