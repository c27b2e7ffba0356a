import FlowTesting
import Testing

@testable import FlowEngine

/// Gestures in the middle of which an engine is saved, forked or recorded (docs/gestures.md, rule 22).
struct GestureStateTests {
  /// One to three fingers on a touchpad.
  private static func events(_ random: inout SeededGenerator) -> [(Event, at: Double)] {
    var events: [(Event, at: Double)] = []
    var time = 1.0
    var places: [Int: Point] = [:]
    for _ in 0..<40 {
      let id = random.number(below: 3)
      time += random.number(in: 0...0.15)
      let isDown = places[id] != nil
      var place = places[id] ?? Point(x: random.number(in: 0...300), y: random.number(in: 0...560))
      if isDown {
        place.x += random.number(in: -20...20)
        place.y += random.number(in: -20...20)
      }
      let kind: Pointer.Kind = id == 2 ? .mouse : .touch
      let begins: Pointer.Phase = kind == .mouse && random.chance(0.5) ? .hover : .down
      let phase: Pointer.Phase =
        isDown ? random.one(of: [.move, .move, .move, .up, .up, .cancel]) : begins
      places[id] = phase == .down || phase == .move ? place : nil
      events.append((.pointer(Pointer(id: id, kind: kind, phase, at: place)), at: time))
    }
    return events
  }

  private static func frames(
    _ engine: inout Engine<Touchpad>, _ event: Event, at time: Double
  ) throws -> String {
    var json = JSONWriter()
    try engine.send(event, at: time) { json.frame($0) }
    return json.text
  }

  @Test(
    "Saved and restored, an engine goes on to the byte",
    arguments: 0..<UInt64(AuditEffort.count(4_500)))
  func restoring(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let events = Self.events(&random)
    var engine = try Engine(Touchpad.self)
    var restored: [Engine<Touchpad>] = []
    for (event, time) in events {
      let expected = try Self.frames(&engine, event, at: time)
      for index in restored.indices {
        let frames = try Self.frames(&restored[index], event, at: time)
        #expect(frames == expected, "\(seed) at \(time)")
      }
      let saved = engine.saved
      let copy = try Engine(Touchpad.self, restoring: saved)
      #expect(copy.saved == saved)
      // What it saves does not hang on which fingers were lifted before.
      for index in restored.indices {
        #expect(restored[index].saved == saved, "\(seed) at \(time)")
      }
      if random.chance(0.2) { restored.append(copy) }
    }
  }

  @Test("A saved state without fingers says nothing of them")
  func idle() throws {
    var hand = try Hand()
    #expect(!hand.engine.saved.contains("gestures"))
    try hand.send(.down, 50, 350, at: 1)
    #expect(hand.engine.saved.contains(#""gestures":{"fingers":[{"id":0,"#))
    try hand.send(.up, 50, 350, at: 2)
    #expect(!hand.engine.saved.contains("gestures"))
  }

  @Test(
    "Damage in a saved gesture has a place",
    arguments: [
      (#""role":"pan""#, #""role":"fly""#, "gestures.fingers.0.role"),
      (#""kind":"touch""#, #""kind":"paw""#, "gestures.fingers.0.kind"),
      (#""way":["#, #""way":[9,"#, "gestures.fingers.0.way"),
      (#""began":1,"#, #""began":99,"#, "gestures.fingers.0.began"),
      (#""fingers""#, #""toes""#, "gestures"),
      (#""hovers":[{"id":7"#, #""hovers":[{"id":"x""#, "gestures.hovers.0.id"),
      (#""hovers":[{"#, #""hovers":[{"id":7,"target":"pad"},{"#, "gestures.hovers"),
    ])
  func damage(_ part: String, _ damaged: String, _ path: String) throws {
    var hand = try Hand()
    try hand.send(.down, 100, 100, at: 1)
    try hand.send(.move, 100, 150, at: 1.25)
    try hand.send(.hover, 50, 350, at: 1.25, id: 7, kind: .mouse)
    let saved = hand.engine.saved
    let range = try #require(saved.firstRange(of: part))
    let wrong = saved[..<range.lowerBound] + damaged + saved[range.upperBound...]
    do throws(MemberError) {
      _ = try Engine(Touchpad.self, restoring: String(wrong))
      Issue.record("restored")
    } catch {
      #expect(error.path.hasPrefix(path), "\(error.path)")
    }
  }

  @Test("A live scene wakes up for a long press, and records pointers")
  func live() throws {
    let live = try LiveScene(Touchpad.self)
    var names: [String] = []
    live.onFrame = { names.append("\($0.event?.rawValue ?? "-") \($0.time)") }
    try live.start(at: 100)
    let recorder = try live.record()
    try live.send(.pointer(Pointer(id: 3, .down, at: Point(x: 100, y: 100))), at: 101)
    let wakeUp = try #require(live.nextWakeUp)
    #expect(wakeUp == 101.5)
    let fork = live.fork()
    try live.advance(to: wakeUp)
    try live.send(.pointer(Pointer(id: 3, .up, at: Point(x: 100, y: 100))), at: 102)
    #expect(names == ["- 0.0", "pointer.down 1.0", "longPress.began 1.5", "longPress.ended 2.0"])
    #expect(
      recorder.trace.split(separator: "\n").dropFirst() == [
        #"{"t":1,"type":"pointer","id":3,"phase":"down","location":[100,100]}"#,
        #"{"t":2,"type":"pointer","id":3,"phase":"up","location":[100,100]}"#,
      ])
    var forked: [String] = []
    fork.onFrame = { forked.append($0.event?.rawValue ?? "-") }
    try fork.send(.pointer(Pointer(id: 3, .up, at: Point(x: 100, y: 100))), at: 101.25)
    #expect(forked == ["tap"])
  }

  @Test("The last seconds of a recording begin in the middle of a gesture")
  func window() throws {
    let live = try LiveScene(Touchpad.self)
    try live.start(at: 0)
    let recorder = try live.record(RecordingOptions(.last(seconds: 1)))
    var last = ""
    live.onFrame = { frame in
      var json = JSONWriter()
      json.frame(frame)
      last = json.text
    }
    try live.send(.pointer(Pointer(id: 0, .down, at: Point(x: 100, y: 100))), at: 1)
    for step in 1...100 {
      try live.send(
        .pointer(Pointer(id: 0, .move, at: Point(x: 100, y: 100 + 5 * Double(step)))),
        at: 1 + Double(step) / 20)
    }
    try live.send(.pointer(Pointer(id: 0, .up, at: Point(x: 100, y: 600))), at: 6.1)
    let trace = recorder.trace
    #expect(trace.contains(#""gestures""#))
    var replay = TraceReplay(of: Touchpad.self)
    var text = trace
    try text.withUTF8 { bytes in try replay.feed(bytes) }
    try replay.finish()
    let frames = replay.output.text.split(separator: "\n")
    // The number of a frame is another one in a trace that begins later.
    func tail(_ frame: some StringProtocol) -> String? {
      let frame = String(frame)
      return frame.firstRange(of: #""t":6.1,"#).map { String(frame[$0.lowerBound...]) }
    }
    let shown = try #require(tail(last))
    #expect(shown.contains(#""event":"pan.ended""#))
    #expect(frames.last.flatMap { tail($0) } == shown)
  }
}
