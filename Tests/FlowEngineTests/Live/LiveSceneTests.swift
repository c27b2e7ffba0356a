import FlowEngine
import FlowTesting
import Testing

/// A host may tell a scene anything at any moment, and gets each frame once, in order.
struct LiveSceneTests {
  /// What a host has been handed.
  private final class Host {
    let live: LiveScene<Probe>
    var seen: [String] = []
    var texts: [String] = []
    /// All frames but samples, without their numbers.
    var unsampled: [String] = []
    var refusals: [String] = []
    /// Called with the number of each frame.
    var answer: ((Int) -> Void)?

    init(_ live: LiveScene<Probe>) {
      self.live = live
      live.onFrame = { [unowned self] frame in
        seen.append("\(frame.cause) \(frame.event?.rawValue ?? "-") \(frame.time) \(frame.scene.a)")
        var json = JSONWriter()
        json.frame(frame)
        texts.append(json.text)
        if frame.cause != .sample { unsampled.append(LiveSceneTests.unnumbered(frame)) }
        answer?(frame.index)
      }
      live.onRefusal = { [unowned self] _, error in refusals.append(error.message) }
    }

    convenience init() throws { self.init(try LiveScene(Probe.self)) }
  }

  /// A frame as JSON without its number, in which samples count.
  private static func unnumbered(_ frame: borrowing Frame<Probe>) -> String {
    var json = JSONWriter()
    json.frame(frame)
    return String(json.text.drop { $0 != "," })
  }

  private static func command(_ name: String, _ value: Double = 0) -> Event {
    .command(Command(name, value: .number(value)))
  }

  @Test("The first frame is handed out once, before whatever else", arguments: 0..<3)
  func firstFrame(_ way: Int) throws {
    let host = try Host()
    switch way {
    case 0: try host.live.start(at: 7)
    case 1: try host.live.send(Self.command("set", 5), at: 7)
    default: try host.live.advance(to: 7)
    }
    #expect(host.seen.first == "start - 0.0 0.0")
    #expect(host.seen.count == (way == 1 ? 2 : 1))
    try host.live.start(at: 8)
    #expect(host.seen.count == (way == 1 ? 2 : 1))
  }

  @Test("What is posted before the start comes after the first frame")
  func earlyPost() throws {
    let host = try Host()
    host.live.post(Self.command("set", 5))
    #expect(host.seen == [])
    try host.live.start(at: 100)
    #expect(host.seen == ["start - 0.0 0.0", "event command 0.0 5.0"])
  }

  @Test("The host's clock has any origin and does not run back")
  func clock() throws {
    let host = try Host()
    try host.live.start(at: -1000)
    try host.live.send(Self.command("set", 1), at: -999.5)
    try host.live.advance(to: -999)
    try host.live.send(Self.command("set", 2), at: -999.75)
    try host.live.send(Self.command("set", 3), at: -2e9)
    try host.live.send(Self.command("set", 4), at: -998)
    #expect(
      host.seen == [
        "start - 0.0 0.0", "event command 0.5 1.0", "event command 1.0 2.0",
        "event command 1.0 3.0", "event command 2.0 4.0",
      ])
  }

  @Test("An answer from inside a handler is taken after the frame, in order and at its time")
  func answers() throws {
    let host = try Host()
    host.answer = { [unowned host] index in
      guard index == 1 else { return }
      // Reading is allowed; sending counts as posting.
      #expect(host.live.frame.index == 1)
      host.live.post(Self.command("set", 8))
      #expect(throws: Never.self) { try host.live.send(Self.command("set", 9), at: 50) }
      #expect(throws: Never.self) { try host.live.advance(to: 60) }
      #expect(host.seen.count == 2)
    }
    try host.live.send(Self.command("set", 7), at: 1)
    try host.live.send(Self.command("set", 10), at: 2)
    #expect(
      host.seen == [
        "start - 0.0 0.0", "event command 0.0 7.0", "event command 0.0 8.0",
        "event command 0.0 9.0", "event command 1.0 10.0",
      ])
  }

  @Test("An event that is refused changes nothing, and whoever sent it is told")
  func refusals() throws {
    let host = try Host()
    try host.live.start(at: 0)
    #expect(throws: EventError.self) { try host.live.send(Self.command("shwo"), at: 1) }
    #expect(throws: EventError.self) { try host.live.send(Self.command("refuse"), at: 1) }
    #expect(host.seen.count == 1)
    host.live.post(Self.command("refuse"))
    host.answer = { [unowned host] index in
      if index == 1 { host.live.post(Self.command("shwo")) }
    }
    try host.live.send(Self.command("set", 7), at: 2)
    #expect(
      host.refusals == [
        "'value' must be something else", "unknown command 'shwo'; did you mean 'slow'?",
      ])
    #expect(host.seen.count == 2)
  }

  @Test("A first call that is refused starts nothing", arguments: ["shwo", "refuse"])
  func refusedStart(_ name: String) throws {
    let host = try Host()
    host.answer = { [unowned host] index in
      if index == 0 { host.live.post(Self.command("set", 3)) }
    }
    #expect(throws: EventError.self) { try host.live.send(Self.command(name), at: 1) }
    #expect(throws: EventError.invalidStamp(.infinity)) { try host.live.start(at: .infinity) }
    #expect(host.seen == [])
    // The clock's origin is the first time stamp that is taken.
    try host.live.send(Self.command("set", 4), at: 50)
    try host.live.send(Self.command("set", 5), at: 51)
    #expect(
      host.seen == [
        "start - 0.0 0.0", "event command 0.0 3.0", "event command 0.0 4.0",
        "event command 1.0 5.0",
      ])
  }

  @Test(
    "A time stamp that no session can have is refused with its own message",
    arguments: [
      (Double.nan, "the time is not a finite number"),
      (.infinity, "the time is not a finite number"),
      (-.infinity, "the time is not a finite number"),
      (1e7 + 101, "the scene's time would be above 10000000 seconds"),
      (1e300, "the scene's time would be above 10000000 seconds"),
    ])
  func badStamp(_ stamp: Double, _ message: String) throws {
    let host = try Host()
    try host.live.start(at: 100)
    try host.live.send(Self.command("slow", 50), at: 101)
    let saved = host.live.saved
    for way in 0..<3 {
      let error = #expect(throws: EventError.self) {
        switch way {
        case 0: try host.live.start(at: stamp)
        case 1: try host.live.advance(to: stamp)
        default: try host.live.send(.tick, at: stamp)
        }
      }
      #expect(error?.message == message && error?.member == "t")
    }
    #expect(host.live.saved == saved && host.live.nextWakeUp == 101)
    try host.live.fork().advance(to: 101.5)
    try host.live.advance(to: 101.5)
    #expect(host.seen.last == "sample - 1.5 0.0")
    // The last time that there is.
    try host.live.advance(to: 1e7 + 100)
  }

  @Test(
    "An event that is refused finishes nothing, whatever is due before it",
    arguments: ["slow", "wide", "follow", "chain", "alarm", "first", "enter", "set"])
  func refusedLate(_ name: String) throws {
    for configuration in [Probe.Configuration(), .blinking] {
      let host = Host(try LiveScene(Probe.self, configuration: configuration))
      let twin = Host(try LiveScene(Probe.self, configuration: configuration))
      var changes = (NodeChanges(), NodeChanges())
      for host in [host, twin] {
        try host.live.send(Self.command(name, 0.5), at: 20)
        try host.live.advance(to: 20.1)
      }
      changes.0.update(to: host.live.frame.nodes, remove: { _ in }, update: { _, _ in })
      for stamp in [20.1, 20.15, 500, 20.2] {
        #expect(throws: EventError.invalidMember("value", expected: "something else")) {
          try host.live.send(Self.command("refuse"), at: stamp)
        }
      }
      var changed: [Int] = []
      changes.0.update(
        to: host.live.frame.nodes, remove: { _ in }, update: { index, _ in changed.append(index) })
      #expect(changed == [])
      #expect(host.live.saved == twin.live.saved && host.live.nextWakeUp == twin.live.nextWakeUp)
      for host in [host, twin] { try host.live.advance(to: 20.3) }
      for host in [host, twin] { try host.live.send(Self.command("set", 9), at: 21) }
      #expect(host.texts == twin.texts)
    }
  }

  @Test("What is due before an event decides whether the scene takes it")
  func dependingOnEnds() throws {
    for (limit, isTaken) in [(1.0, true), (0.0, false)] {
      let live = try LiveScene(Waiting.self)
      var causes: [String] = []
      live.onFrame = { causes.append($0.cause.rawValue) }
      try live.send(.command(Command("wait", value: .number(limit))), at: 5)
      do throws(EventError) {
        try live.send(.command(Command("go")), at: 7)
        #expect(isTaken && causes == ["start", "event", "completion", "event"])
      } catch {
        #expect(!isTaken && causes == ["start", "event"])
        #expect(live.nextWakeUp == 6)
      }
    }
  }

  @Test("A recording has nothing of a call that is refused, and none that is refused ends it")
  func recordedRefusals() throws {
    let live = try LiveScene(Probe.self)
    let recorder = try live.record()
    try live.send(Self.command("slow", 5), at: 1)
    let trace = recorder.trace
    for event in [Self.command("refuse"), Self.command("shwo")] {
      #expect(throws: EventError.self) { try live.send(event, at: 9) }
      live.post(event)
    }
    #expect(throws: EventError.self) { try live.send(Self.command("set"), at: .nan) }
    #expect(recorder.trace == trace)
    try live.send(Self.command("set", 6), at: 2)
    #expect(recorder.trace.hasPrefix(trace) && recorder.trace.contains(#"{"t":1,"#))
  }

  @Test("A handler that answers each refusal is given up")
  func endlessRefusals() throws {
    let host = try Host()
    host.live.onRefusal = { [unowned host] event, _ in host.live.post(event) }
    host.live.post(Self.command("refuse"))
    #expect(throws: EventError.neverSettles(after: Engine<Probe>.completionLimit)) {
      try host.live.start(at: 0)
    }
  }

  @Test(
    "What only repeats is settled, unless samples of it are asked for", arguments: [false, true])
  func repeating(_ isSampled: Bool) throws {
    let host = Host(
      try LiveScene(Probe.self, configuration: .blinking, samplesRepeating: isSampled))
    try host.live.start(at: 10)
    let live = [host.live, host.live.fork()]
    for live in live {
      #expect(live.isSettled != isSampled && live.nextWakeUp == (isSampled ? 10 : nil))
    }
    for step in 1...7200 { try host.live.advance(to: 10 + Double(step) / 120) }
    #expect(host.seen.count == (isSampled ? 7201 : 1))
    #expect(host.live.frame.nodes.repeatingAnimations.count == 1)
    // A timer wakes it, and what moves shows where the label is.
    try host.live.send(Self.command("alarm", 3), at: 71)
    #expect(isSampled || host.live.nextWakeUp == 74)
    try host.live.send(Self.command("slow", 9), at: 75)
    try host.live.advance(to: 75.45)
    #expect(host.live.frame.cause == .sample)
    #expect(abs((host.live.frame.nodes["label"]?.alpha ?? 0) - 0.2) > 0.01)
    try host.live.advance(to: 80)
    #expect(host.live.isSettled != isSampled)
  }

  @Test("A time stamp at the next wake-up lets end what it is for, whatever the origin")
  func wakeUpIsDue() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<AuditEffort.count(20_000) {
      let host = try Host()
      let origin = Double.random(in: -1e9...1e9, using: &random)
      try host.live.start(at: origin)
      try host.live.send(
        Self.command("alarm", Double.random(in: 0...5, using: &random)), at: origin)
      let stamp = try #require(host.live.nextWakeUp)
      try host.live.advance(to: stamp)
      #expect(host.seen.contains { $0.hasPrefix("completion") }, "\(origin)")
    }
  }

  @Test("A handler that answers each frame is given up")
  func endless() throws {
    let host = try Host()
    host.answer = { [unowned host] _ in host.live.post(.tick) }
    #expect(throws: EventError.neverSettles(after: Engine<Probe>.completionLimit)) {
      try host.live.start(at: 0)
    }
  }

  @Test("A display link may be paused until the next wake-up")
  func wakeUp() throws {
    let host = try Host()
    #expect(host.live.isSettled && host.live.nextWakeUp == nil)
    try host.live.start(at: 10)
    #expect(host.live.isSettled && host.live.nextWakeUp == nil)
    try host.live.send(Self.command("alarm", 3), at: 11)
    #expect(host.live.isSettled && host.live.nextWakeUp == 14)
    try host.live.advance(to: 13)
    #expect(host.seen.count == 2)
    // The alarm's animation begins.
    try host.live.advance(to: 14)
    #expect(!host.live.isSettled && host.live.nextWakeUp == 14)
    try host.live.advance(to: 14.5)
    #expect(host.live.isSettled && host.live.nextWakeUp == nil)
  }

  @Test("Closed, it does nothing more")
  func close() throws {
    let host = try Host()
    host.answer = { [unowned host] index in
      guard index == 1 else { return }
      host.live.post(Self.command("set", 9))
      host.live.close()
      host.live.close()
    }
    try host.live.send(Self.command("set", 7), at: 1)
    try host.live.send(Self.command("set", 8), at: 2)
    try host.live.advance(to: 3)
    host.live.post(Self.command("set", 8))
    #expect(host.seen == ["start - 0.0 0.0", "event command 0.0 7.0"])
    #expect(host.live.isClosed && host.live.frame.scene.a == 7)
  }

  @Test(
    "Saved in the middle of a movement, it goes on as if nothing had been",
    arguments: [
      "wide", "spring", "bounce", "follow", "enter", "chain",
    ])
  func restoring(_ name: String) throws {
    let first = try Host()
    try first.live.send(Self.command(name, 50), at: 20)
    try first.live.advance(to: 20.05)
    let second = Host(try LiveScene(Probe.self, restoring: first.live.saved))
    let count = first.seen.count
    // The second host's clock has another origin; the time in between does not count.
    try second.live.start(at: 3)
    for step in 1...80 {
      try first.live.advance(to: 20.05 + Double(step) / 64)
      try second.live.advance(to: 3 + Double(step) / 64)
    }
    let unnumbered = { (text: String) in String(text.drop { $0 != "," }) }
    #expect(first.texts.count > count + 3)
    // The first frame of the second is the one that the first has shown.
    #expect(first.texts[count...].map(unnumbered) == second.texts.dropFirst().map(unnumbered))
  }

  @Test("A session gives the frames of an engine that is told the same at the same times")
  func asEngine() throws {
    for seed in 0..<UInt64(AuditEffort.count(10_000)) {
      var random = SeededGenerator(seed: seed)
      let host = try Host()
      var told: [(Event, Double)] = []
      host.answer = { [unowned host] _ in
        guard Int.random(in: 0..<4, using: &random) == 0, host.seen.count < 200 else { return }
        let event = Self.command("set", Double(host.seen.count))
        told.append((event, host.live.frame.time))
        host.live.post(event)
      }
      try host.live.start(at: 0)
      var time = 0.0
      for _ in 0..<30 {
        time += Double(Int.random(in: 0..<40, using: &random)) / 64
        if Bool.random(using: &random) {
          try host.live.advance(to: time)
        } else {
          let name =
            ["wide", "spring", "chain", "both", "pulse", "set", "nothing"]
            .randomElement(using: &random) ?? "set"
          let event = Self.command(name, Double(Int.random(in: 0..<100, using: &random)))
          told.append((event, time))
          try host.live.send(event, at: time)
        }
      }
      // What was told in the course of a call stands behind it, and is not later.
      told.append((.tick, time + 100))
      host.answer = nil
      try host.live.send(.tick, at: time + 100)
      var engine = try Engine(Probe.self)
      var texts = [Self.unnumbered(engine.frame)]
      // A sort that is not stable must not change the order of what was told at one time.
      for (_, (event, time)) in told.enumerated().sorted(by: {
        ($0.element.1, $0.offset) < ($1.element.1, $1.offset)
      }) {
        try engine.send(event, at: time) { texts.append(Self.unnumbered($0)) }
      }
      // An engine that is told of events only makes no samples.
      #expect(host.unsampled == texts, "seed \(seed)")
    }
  }

  @Test("Only nodes that have changed are told, and those that are gone")
  func changes() throws {
    let live = try LiveScene(Probe.self)
    var changes = NodeChanges()
    var log: [String] = []
    live.onFrame = { frame in
      var entries: [String] = []
      changes.update(
        to: frame.nodes, remove: { entries.append("-\($0.name)") },
        update: { index, node in entries.append("\(index)\(node.id.name)") })
      log.append(entries.joined(separator: " "))
    }
    try live.send(.tick, at: 0)
    try live.send(Self.command("set", 3), at: 1)
    try live.send(Self.command("enter"), at: 2)
    try live.send(Self.command("leave"), at: 2.1)
    let count = live.frame.nodes.count
    #expect(log[0].split(separator: " ").count == count)
    #expect(log[1] == "")
    #expect(log[2].hasPrefix("0a") && !log[2].contains("label"))
    #expect(log[3].contains("guest") && !log[3].contains("-"))
    #expect(log[4].contains("-guest"))
  }
}
