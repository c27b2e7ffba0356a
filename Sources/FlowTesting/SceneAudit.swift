import FlowEngine

/// Runs a scene through random events and checks the rules of all scenes:
///
/// - the invariants of its frames (`FrameInvariants`), and a check of your own;
/// - the animations that frames list match the presented nodes (`ListedAnimations`);
/// - a rejected event changes nothing;
/// - after it is saved and restored, it continues with the same frames, byte for byte, which
///   reveals a member that was forgotten in `visit`;
/// - samples between its events change no other frame;
/// - it settles, and the same events give the same bytes twice;
/// - its recordings replay to the same frames except for stand-ins, and contain no entered text,
///   which reveals a value that `commands` or `responses` does not describe; nor do those that begin after
///   a text was entered, which reveals a member that is no `EnteredText`;
/// - a text that is typed into a field is listed in `visitTexts`, by a `TextInputScene`.
///
/// ```swift
/// @Test func audit() {
///   let report = SceneAudit(TabBar.self).run()
///   #expect(report.problems(accepting: 0.9, changing: 0.2) == [], "\(report)")
/// }
/// ```
public struct SceneAudit<S: Scene> {
  /// A function that returns the next event.
  public typealias EventSource = (inout SeededGenerator, Engine<S>) -> Event

  /// The configurations, used in turn, one per trace.
  public var configurations: [S.Configuration]
  /// The environment that the scene is shown in.
  public var environment = Environment()
  /// The number of events in a trace.
  public var eventsPerTrace = 200
  /// The number of times that a state is saved and restored in a trace.
  public var restorationsPerTrace = AuditEffort.restorations
  /// The longest time between two events, in seconds; times are multiples of 1/240 s.
  public var longestDelay = 1.0 / 6
  /// An additional check: returns the fault of a frame, given the one before it, or `nil`.
  public var check: (Frame<S>, Frame<S>?) -> String?

  let event: EventSource

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - configurations: The configurations to try, at least one.
  ///   - event: Returns the next event; by default, any event for any node.
  ///   - check: Returns the fault of a frame, given the one before it, or `nil`.
  public init(
    _ scene: S.Type = S.self, configurations: [S.Configuration] = [S.Configuration()],
    event: @escaping EventSource = { RandomEvents.next(&$0, $1) },
    check: @escaping (Frame<S>, Frame<S>?) -> String? = { _, _ in nil }
  ) {
    self.configurations = configurations
    self.event = event
    self.check = check
  }

  /// Runs one trace per seed.
  ///
  /// A trace that cannot run to its end, because a layout has an error or the scene never settles, ends the
  /// audit.
  public func run(seeds: Range<UInt64> = AuditEffort.seeds) -> AuditReport {
    var report = AuditReport()
    for seed in seeds {
      // Repeating all of them would double the time and find nothing more.
      let isRepeated = seed % 10 == 0
      // Of these, the first one is recorded: with all texts that are tried, that takes as long again.
      guard let text = trace(seed, keepingText: isRepeated, isRecorded: isRepeated, into: &report)
      else { return report }
      if isRepeated {
        var again = AuditReport()
        if trace(seed, keepingText: true, isRecorded: false, into: &again) != text {
          report.add("seed \(seed): the same events gave other bytes")
        }
      }
    }
    report.missingStates = S.State.allCases.map { $0.rawValue }
      .filter { !report.states.contains($0) }
    return report
  }

  /// Runs one trace.
  ///
  /// - Returns: The trace's frames as JSON Lines; `nil` if it did not run to its end.
  private func trace(
    _ seed: UInt64, keepingText keepsText: Bool, isRecorded: Bool, into report: inout AuditReport
  ) -> String? {
    var trace = AuditedTrace(
      self, seed, report, keepsText: keepsText, isRecorded: isRecorded)
    defer { report = trace.report }
    do {
      try trace.run(event)
      return trace.json.text
    } catch {
      trace.fault(
        (error as? EventError)?.message ?? (error as? MemberError)?.message ?? "\(error)")
      return nil
    }
  }
}

/// One trace of an audit in progress.
private struct AuditedTrace<S: Scene>: ~Copyable {
  private let audit: SceneAudit<S>
  private let seed: UInt64
  private var random: SeededGenerator
  private var environment: Environment
  private let configuration: S.Configuration
  /// An engine restored on the way, which must make the same frames.
  private var twin: Engine<S>?
  /// How many more events the restored engine takes.
  private var stretch = 0
  private let keepsText: Bool
  private let isRecorded: Bool
  private var recording: RecordedScene<S>?
  /// An engine that is also sampled between events, in a recorded trace; it must make the same frames.
  private var sampled: Engine<S>?
  private var last: Frame<S>?
  /// What was entered before the frame, and the event that may enter more.
  private var former = EnteredSecrets()
  private var entered: Event?
  private var place = "the start"
  /// The lines of the trace so far, without events that were rejected.
  private var lines = ""
  /// The line of the event that is being sent.
  private var line = ""
  var json = JSONWriter()
  var report: AuditReport

  init(
    _ audit: SceneAudit<S>, _ seed: UInt64, _ report: AuditReport, keepsText: Bool,
    isRecorded: Bool
  ) {
    self.audit = audit
    self.seed = seed
    self.report = report
    environment = audit.environment
    configuration = audit.configurations[Int(seed) % audit.configurations.count]
    self.keepsText = keepsText
    self.isRecorded = isRecorded
    random = SeededGenerator(seed: seed)
  }

  /// Of so many events, what is listed is checked after one, since that takes several samples.
  private static var listingStride: Int { 4 }

  mutating func fault(_ text: String) {
    if report.faults.isEmpty { report.trace = lines + line }
    report.add("seed \(seed), \(place): \(text)")
  }

  mutating func run(_ makeEvent: SceneAudit<S>.EventSource) throws {
    var engine = try Engine(
      S.self, configuration: configuration, environment: audit.environment, checksLayout: true)
    lines = Self.text { $0.header(of: S.self, audit.environment, configuration) } + "\n"
    inspect(engine.frame)
    if isRecorded {
      recording = try RecordedScene(engine, isOpening: true, .trace, RecordingOptions())
      sampled = engine
    }
    // Of another generator, so that the events are the same in a trace that is not recorded.
    var moments = SeededGenerator(seed: ~seed)
    let moment = moments.number(below: max(audit.eventsPerTrace, 1))
    var time = 0.0
    let steps = Int(audit.longestDelay * 240)
    for index in 0..<audit.eventsPerTrace {
      if isRecorded, index == moment || index == 0 && seed == 0 {
        for text in RecordingFaults.ofInputs(to: engine, &moments) { fault(text) }
        for text in RecordingFaults.ofFields(of: engine) { fault(text) }
      }
      if random.number(below: audit.eventsPerTrace) < audit.restorationsPerTrace {
        restore(engine)
      }
      time += Double(random.number(below: steps + 1)) / 240
      let event = makeEvent(&random, engine)
      place = "event \(index) (\(event.name.rawValue)) at \(time)"
      line = event.isExpressible ? Self.text { $0.event(event, at: time) } : ""
      try send(event, at: time, to: &engine)
      if (index + Int(seed)) % Self.listingStride == 0 {
        for text in ListedAnimations.faults(in: engine) { fault(text) }
      }
    }
    line = ""
    place = "the end"
    let frames = try Self.settle(&engine)
    for frame in frames { inspect(frame) }
    if var twin, !agree(frames, try Self.settle(&twin), "after restoring") { self.twin = nil }
    if var sampled {
      let others = try Self.settle(&sampled)
      _ = agree(frames, others, Self.sampledName, isNumbered: false)
    }
    let atRest = S.ownInvariants?.atRest(engine.frame, environment, configuration)
    for violation in atRest ?? [] { fault(violation.text) }
    if !engine.isSettled || !engine.frame.animations.isEmpty { fault("it did not settle") }
  }

  private mutating func send(_ event: Event, at time: Double, to engine: inout Engine<S>) throws {
    let before = engine
    report.events += 1
    var frames: [Frame<S>] = []
    do throws(EventError) {
      try engine.send(event, at: time) { frames.append(copy $0) }
      report.accepted += 1
      lines += line
      line = ""
      if let recording, let text = RecordingFaults.sending(event, at: time, to: recording) {
        fault(text)
      }
      // What comes after an event that cannot be followed differs as well.
      if let recording, recording.recorder.deviations > 0 { self.recording = nil }
      if frames.contains(where: { $0.changes(from: before) }) { report.changing += 1 }
      checkTexts(event, before, engine)
    } catch {
      if error.isCausedByScene { throw error }
      // Completions that were due by then have arrived even so.
      if frames.isEmpty, engine.saved.bytes != before.saved.bytes {
        fault("rejected (\(error.message)), but it changed the scene")
      }
    }
    let earlier = environment
    entered = event
    former = EnteredSecrets(of: before.frame.scene, and: event)
    for (index, frame) in frames.enumerated() {
      // What was due comes before the event, in the environment before it.
      let hasCome = frames[...index].contains { $0.event != nil }
      environment = hasCome ? engine.environment : earlier
      inspect(frame)
    }
    entered = nil
    environment = engine.environment
    if var twin {
      var others: [Frame<S>] = []
      // What one engine rejects the other must reject too; the frames will tell.
      do throws(EventError) {
        try twin.send(event, at: time) { others.append(copy $0) }
      } catch {
        if error.isCausedByScene { throw error }
      }
      let isSame = agree(frames, others, "after restoring")
      stretch -= 1
      self.twin = isSame && stretch > 0 ? twin : nil
    }
    try sendSampled(event, at: time, frames)
  }

  /// Sends an event to the sampled engine, with a sample halfway.
  private mutating func sendSampled(
    _ event: Event, at time: Double, _ frames: [Frame<S>]
  ) throws {
    guard var engine = sampled else { return }
    sampled = nil
    var others: [Frame<S>] = []
    do throws(EventError) {
      try engine.advance(to: (engine.frame.time + time) / 2) {
        if $0.cause != .sample { others.append(copy $0) }
      }
      try engine.send(event, at: time) { others.append(copy $0) }
    } catch {
      if error.isCausedByScene { throw error }
    }
    if agree(frames, others, Self.sampledName, isNumbered: false) { sampled = engine }
  }

  private static func settle(_ engine: inout Engine<S>) throws -> [Frame<S>] {
    var frames: [Frame<S>] = []
    try engine.settle { frames.append(copy $0) }
    return frames
  }

  // MARK: Checks

  /// Reports a field whose text an event has changed and the scene does not list: a recording that begins
  /// in the middle of a session is refused or contains it, and saved states cannot leave it out.
  private mutating func checkTexts(_ event: Event, _ before: Engine<S>, _ engine: Engine<S>) {
    guard case .text(let edit) = event, let node = engine.frame.nodes[edit.target],
      node.kind == .field,
      (node.text ?? "").bytes != (before.frame.nodes[edit.target]?.text ?? "").bytes,
      !engine.scene.enteredTexts.contains(where: { $0.isAt(edit.target) })
    else { return }
    let reason =
      S.self is any TextInputScene.Type
      ? "a recording that begins later contains it: the scene does not list it in visitTexts"
      : "a recording can begin only when the scene opens: the scene is no TextInputScene"
    let text = "node '\(edit.target.name)' takes text that is not listed, so that \(reason)"
    // Once is enough.
    if !report.faults.contains(where: { $0.hasSuffix(text) }) { fault(text) }
  }

  private mutating func inspect(_ frame: Frame<S>) {
    report.states.insert(frame.scene.state.rawValue)
    for text in FrameInvariants.faults(in: frame, after: last) { fault(text) }
    let explored = ExploredFrame(
      frame, in: environment, configuration,
      entered: EnteredSecrets(of: frame.scene).adding(former))
    former =
      entered.map { EnteredSecrets(of: frame.scene, and: $0) } ?? EnteredSecrets(of: frame.scene)
    for violation in FrameInvariants.ownViolations(in: explored) { fault(violation.text) }
    if let text = audit.check(frame, last) { fault(text) }
    if keepsText {
      json.frame(frame)
      json.endLine()
    }
    last = frame
  }

  private mutating func restore(_ engine: Engine<S>) {
    report.restorations += 1
    let saved = engine.saved
    do {
      let restored = try Engine(S.self, restoring: saved, checksLayout: true)
      if restored.saved.bytes != saved.bytes { fault("after restoring, its saved state differs") }
      if restored.frame.nodes != engine.frame.nodes {
        fault("after restoring, it presents something else")
      }
      twin = restored
      stretch = AuditEffort.stretch
    } catch {
      fault("cannot be restored: \(error.message)")
    }
  }

  private static var sampledName: String { "with samples between events" }

  /// Whether two engines have made the same frames; reports it if not.
  ///
  /// - Parameters:
  ///   - circumstances: What is special about the engine that has made the others.
  ///   - isNumbered: Whether the numbers of the frames have to be the same.
  private mutating func agree(
    _ frames: [Frame<S>], _ others: [Frame<S>], _ circumstances: String, isNumbered: Bool = true
  ) -> Bool {
    func line(_ frame: Frame<S>) -> String {
      let text = Self.text { $0.frame(frame) }
      // The number is the first member, the time the second.
      return isNumbered ? text : String(text.drop { $0 != "t" })
    }
    let first = frames.map { line($0).bytes }
    let second = others.map { line($0).bytes }
    guard first != second else { return true }
    let index = zip(first, second).prefix { $0 == $1 }.count
    guard index < frames.count, index < others.count else {
      fault(
        "\(circumstances), it makes different frames: \(others.count) instead of \(frames.count)")
      return false
    }
    fault(
      "\(circumstances), it makes different frames, in frame \(frames[index].index): "
        + Self.excerpt(second[index].text, instead: first[index].text))
    return false
  }

  /// Where two lines begin to differ.
  private static func excerpt(_ line: String, instead expected: String) -> String {
    let length = zip(line.utf8, expected.utf8).prefix { $0 == $1 }.count
    func part(_ text: String) -> String {
      let bytes = Array(text.utf8)
      // From the member before, so that it can be told what it is.
      let start = bytes[..<max(0, length)].lastIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? 0
      let piece = bytes[start...].prefix(60)
      return String(decoding: piece, as: UTF8.self) + (start + 60 < bytes.count ? "…" : "")
    }
    return "\(part(line)) instead of \(part(expected))"
  }

  private static func text(_ write: (inout JSONWriter) -> Void) -> String {
    var json = JSONWriter()
    write(&json)
    return json.text
  }
}

extension Frame {
  /// Whether it presents or requests something new, or its scene's state has changed.
  fileprivate func changes(from engine: Engine<S>) -> Bool {
    !effects.isEmpty || !animations.isEmpty || nodes != engine.frame.nodes
      || !scene.isInSameState(as: engine.frame.scene)
  }
}
