import FlowEngine
import FlowTesting
import Testing

/// A timer is a completion that comes after a time, without nodes.
struct TimerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Commands with their values and times.
    var commands: [(name: String, delay: Double, time: Double)]
    var done: [String]
  }

  static let rows = [
    Row(testDescription: "one", commands: [("first", 0.5, 1)], done: ["first 1.5"]),
    Row(
      testDescription: "in the order of their times",
      commands: [("first", 0.5, 1), ("second", 0.2, 1.1)], done: ["second 1.3", "first 1.5"]),
    Row(
      testDescription: "of one time in the order in which they were scheduled",
      commands: [("second", 0.5, 1), ("first", 0.3, 1.2)], done: ["second 1.5", "first 1.5"]),
    Row(
      testDescription: "scheduled anew, it comes at the new time only, later",
      commands: [("first", 0.5, 1), ("first", 0.5, 1.3)], done: ["first 1.8"]),
    Row(
      testDescription: "scheduled anew, it comes at the new time only, sooner",
      commands: [("first", 5, 1), ("first", 0.1, 1.3)], done: ["first 1.4"]),
    Row(
      testDescription: "scheduled anew for the same time, it comes after the others",
      commands: [("first", 0.5, 1), ("second", 0.5, 1), ("first", 0.5, 1)],
      done: ["second 1.5", "first 1.5"]),
    Row(
      testDescription: "cancelled, it does not come",
      commands: [("first", 1, 1), ("cancel", 0, 1.5)],
      done: []),
    Row(
      testDescription: "cancelled, the others come",
      commands: [("first", 1, 1), ("second", 1, 1), ("cancel", 0, 1.5)], done: ["second 2.0"]),
    Row(
      testDescription: "cancelled at its time, it has come already",
      commands: [("first", 1, 1), ("cancel", 0, 2)], done: ["first 2.0"]),
    Row(
      testDescription: "after no time it comes at once", commands: [("first", 0, 1)],
      done: ["first 1.0"]),
    Row(
      testDescription: "after less than no time it comes at once", commands: [("first", -3, 1)],
      done: ["first 1.0"]),
    Row(
      testDescription: "after what is no time it comes at once", commands: [("first", .nan, 1)],
      done: ["first 1.0"]),
    Row(
      testDescription: "at the exact decimal time", commands: [("first", 0.2, 0.1)],
      done: ["first 0.3"]),
    Row(
      testDescription: "one that schedules itself", commands: [("pulse", 1, 1)],
      done: ["pulse 2.0", "pulse 2.25", "pulse 2.5"]),
    Row(
      testDescription: "among animations, in the order of their ends",
      commands: [("first", 0.3, 1), ("ease", 40, 1), ("second", 1, 1)],
      done: ["first 1.3", "ease 1.5", "second 2.0"]),
    Row(
      testDescription: "a change that replaces animations leaves timers alone",
      commands: [("first", 0.4, 1), ("spring", 40, 1), ("set", 7, 1.2)], done: ["first 1.4"]),
    Row(
      testDescription: "a stop of all animations leaves timers alone",
      commands: [("first", 0.4, 1), ("spring", 40, 1), ("stop", 0, 1.2)], done: ["first 1.4"]),
    Row(
      testDescription: "an animation of the same completion is not the timer",
      commands: [("both", 40, 1), ("first", 0.6, 1.1), ("cancel", 0, 1.2)],
      done: ["first 1.3", "second 1.3"]),
    Row(
      testDescription: "an event that is refused schedules nothing", commands: [("refuse", 0, 1)],
      done: []),
  ]

  private func run(_ row: Row, reduceMotion: Bool = false) throws -> SceneRun<Probe> {
    var run = try SceneRun(Probe.self, environment: Environment(reduceMotion: reduceMotion))
    for (name, delay, time) in row.commands {
      do {
        try run.command(name, delay, at: time)
      } catch EventError.invalidMember(_, _) where name == "refuse" {}
    }
    try run.settle()
    return run
  }

  @Test("Timers come at their times", arguments: rows)
  func comes(_ row: Row) throws {
    let run = try run(row)
    #expect(run.done == row.done)
    #expect(run.engine.isSettled)
  }

  @Test(
    "Reduced motion changes nothing about timers",
    arguments: rows.filter { row in
      row.commands.allSatisfy { $0.name != "ease" && $0.name != "both" }
    })
  func reduceMotion(_ row: Row) throws {
    let timers = try run(row, reduceMotion: true).done.filter { !$0.hasPrefix("spring") }
    #expect(timers == row.done)
  }

  @Test("While a timer runs the engine is not settled, and nothing is animated")
  func isSettled() throws {
    var run = try SceneRun(Probe.self)
    try run.command("first", 0.5, at: 1)
    #expect(!run.engine.isSettled)
    #expect(!run.engine.isAnimating)
    #expect(run.engine.nextCompletionTime == 1.5)
    // A display link gets no frame until then.
    try run.advance(to: 1.25)
    #expect(run.frames.count == 2)
    try run.advance(to: 1.75)
    #expect(run.frames.map(\.cause) == [.start, .event, .completion])
    #expect(run.frame.time == 1.5)
    #expect(run.engine.isSettled)
  }

  @Test("A completion of one time comes before an event of that time")
  func beforeEvents() throws {
    var run = try SceneRun(Probe.self)
    try run.command("first", 0.5, at: 1)
    try run.send(.tick, at: 1.5)
    #expect(run.frames.map(\.cause) == [.start, .event, .completion, .event])
  }

  private func causes(_ lines: [String], framesPerSecond: Int) throws -> [String] {
    try replayedFrames(lines, framesPerSecond: framesPerSecond).map { "\($0.cause) \($0.time)" }
  }

  @Test("A replay runs on for a timer, and takes no samples for it alone")
  func replay() throws {
    #expect(
      try causes([#"{"t":1,"type":"command","name":"first","value":2}"#], framesPerSecond: 10)
        == ["start 0", "event 1", "completion 3"])
    // Nor between events, nor once an animation beside it has ended.
    #expect(
      try causes(
        [
          #"{"t":1,"type":"command","name":"first","value":2}"#,
          #"{"t":1.5,"type":"command","name":"fade","value":0.5}"#,
          #"{"t":2.5,"type":"tick"}"#,
        ], framesPerSecond: 10)
        == [
          "start 0", "event 1", "event 1.5", "sample 1.6", "completion 1.7", "event 2.5",
          "completion 3",
        ])
  }

  @Test("What repeats is sampled up to the last event, and not where another frame is")
  func repeating() throws {
    let lines = [#"{"t":0.2,"type":"tick"}"#, #"{"t":0.35,"type":"tick"}"#]
    let frames = try replayedFrames(
      lines, after: TraceStateTests.blinkingHeader, framesPerSecond: 10)
    #expect(
      frames.map { "\($0.cause) \($0.time)" }
        == ["start 0", "sample 0.1", "event 0.2", "sample 0.3", "event 0.35"])
  }

  @Test("An animation that a timer begins is sampled from there on")
  func sampledAfterwards() throws {
    #expect(
      try causes([#"{"t":0.05,"type":"command","name":"alarm","value":1}"#], framesPerSecond: 10)
        == [
          "start 0", "event 0.05", "completion 1.05", "sample 1.1", "sample 1.2", "completion 1.25",
        ])
  }
}
