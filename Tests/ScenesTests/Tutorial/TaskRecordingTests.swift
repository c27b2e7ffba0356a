import FlowEngine
import Testing

/// A recording of the list of tasks that begins when a task has been entered: its text is then in the row's
/// configuration, in the state while it can be put back, and in nodes on their way out.
@Suite struct TaskRecordingTests {
  enum Moment: String, CaseIterable { case entered, dragged, leaving, removed }

  private static let words = ["Call", "Meier", "about", "Zoom", "Bert"]

  /// The list with a task entered, or deleted again.
  private func list(at moment: Moment) throws -> Engine<TaskList> {
    var engine = try Engine(TaskList.self)
    func send(_ event: Event, at time: Double) throws { try engine.send(event, at: time) { _ in } }
    func pan(_ phase: Pan.Phase, _ x: Double) -> Event {
      .pan(
        Pan(
          phase, translation: Point(x: x, y: 0), velocity: Point(x: 3 * x, y: 0),
          target: phase == .began ? "rows/4/front" : nil))
    }
    try send(.command(Command("add", value: .string("Call Dr Meier about it"))), at: 1)
    if moment == .entered { return engine }
    try send(pan(.began, 0), at: 3)
    try send(pan(.changed, -300), at: 3.1)
    if moment == .dragged { return engine }
    try send(pan(.ended, -300), at: 3.2)
    try send(.tick, at: moment == .leaving ? 3.3 : 5)
    return engine
  }

  /// Records what happens from there on; the replay runs beside it and must show the same.
  private func expectRecorded(_ recording: RecordedScene<TaskList>) throws {
    let events: [(Event, at: Double)] = [
      (.tick, at: 5.1), (.tap(Tap(on: "undo")), at: 5.2),
      (.command(Command("add", value: .string("Zoom Bert"))), at: 5.3), (.tick, at: 9),
    ]
    for (event, time) in events {
      try recording.send(event, at: time)
      #expect(recording.difference == nil, "\(time)")
      recording.record()
    }
    try recording.settle()
    #expect(recording.difference == nil)
    #expect(recording.recorder.deviations == 0)
    let trace = recording.recorder.trace
    #expect(Self.words.filter { trace.contains($0) } == [], "\(trace)")
    #expect(trace.contains("Xxxx Xx Xxxxx"))
  }

  @Test("It has stand-ins for what was entered before, and replays", arguments: Moment.allCases)
  func begins(_ moment: Moment) throws {
    try expectRecorded(
      try RecordedScene(try list(at: moment), isOpening: false, .trace, RecordingOptions()))
  }

  @Test("So does a trace with a saved state that is anonymized", arguments: Moment.allCases)
  func anonymized(_ moment: Moment) throws {
    let state = try list(at: moment).saved
    #expect(state.contains("Call Dr Meier"))
    var reader = TraceReader()
    var line = "{\"flowTrace\":1,\"scene\":\"task-list\",\"state\":\(state)}"
    guard case .header(let header)? = try line.withUTF8({ try reader.read($0) }) else {
      Issue.record("no header")
      return
    }
    try expectRecorded(try RecordedScene(TaskList.self, header, .trace, RecordingOptions()))
  }

  @Test("A live session that is recorded later has none of its texts, either")
  func live() throws {
    let live = try LiveScene(TaskList.self)
    try live.send(.command(Command("add", value: .string("Call Dr Meier about it"))), at: 1)
    let recorder = try live.record()
    try live.send(.tick, at: 2)
    #expect(Self.words.filter { recorder.trace.contains($0) } == [])
  }
}
