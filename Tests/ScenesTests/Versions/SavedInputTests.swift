import FlowEngine
import FlowTesting
import Testing

@Suite("Fingers, keys and edits in saved states of earlier versions")
struct SavedInputTests {
  /// Edits, fingers, a mouse and keys, by the names of a version.
  private func events<V: MeterVersion>(_ version: V.Type, in path: String) -> [Event] {
    let input = NodeID(path + Slip<V>.Part.input.rawValue)
    func finger(_ phase: Pointer.Phase, _ x: Double, _ y: Double, id: Int = 1) -> Event {
      .pointer(Pointer(id: id, phase, at: Point(x: x, y: y)))
    }
    return [
      .focus(target: input), .text(TextEdit(input, replacement: "a")),
      .text(TextEdit(input, replacement: "b")), .undo(target: nil), .redo(target: input),
      .undo(target: input), .compose(Composition(input, .changed, text: "c")),
      .compose(Composition(input, .committed, text: "cd")), .undo(target: nil),
      .blur(target: input),
      .pointer(Pointer(id: 9, kind: .mouse, .hover, at: Point(x: 40, y: 140))), .tick,
      // A pan, two taps, a long press and a pinch.
      finger(.down, 40, 140), finger(.move, 90, 140), finger(.move, 95, 140), finger(.up, 95, 140),
      finger(.down, 40, 140), finger(.up, 40, 140), finger(.down, 40, 140), finger(.up, 40, 140),
      finger(.down, 40, 140), .tick, .tick, .tick, .tick, .tick, .tick, finger(.up, 40, 140),
      finger(.down, 60, 300), finger(.down, 160, 300, id: 2), finger(.move, 190, 300, id: 2),
      finger(.move, 210, 300, id: 2), finger(.up, 210, 300, id: 2), finger(.up, 60, 300),
      .key(KeyStroke("Tab")), .key(KeyStroke("Tab")), .key(KeyStroke("Tab")),
    ]
  }

  private func check<Old: Scene, New: Scene>(
    _ old: Old.Type, _ new: New.Type, in path: String
  ) throws {
    func timed(_ events: [Event]) -> [(event: Event, time: Double)] {
      events.enumerated().map { ($1, Double($0 + 1) * 0.125) }
    }
    let old = VersionedSession<Old>(events: timed(events(V1.self, in: path)))
    let own = VersionedSession<New>(events: timed(events(V2.self, in: path)))
    for first in old.events.indices {
      let frames = try VersionedSession<New>.frames(try old.recording(from: first))
      let expected = try VersionedSession<New>.frames(try own.recording(from: first))
      #expect(frames == expected, "from the state before \(old.events[first].event)")
    }
  }

  @Test("go on by their newest names from every state of a session")
  func goOn() throws {
    try check(Slip<V1>.self, Slip<V2>.self, in: "")
    try check(Bare<Slip<V1>>.self, Bare<Slip<V2>>.self, in: "child/")
  }

  /// What the newest version makes of what was saved after some events.
  private func saved(_ events: [Event]) throws -> String {
    var engine = try Engine(Slip<V1>.self)
    for (place, event) in events.enumerated() {
      try engine.send(event, at: Double(place + 1) * 0.125) { _ in }
    }
    #expect(engine.saved.contains("\"go\""))
    return try Engine(Slip<V2>.self, restoring: engine.saved).saved
  }

  @Test("are left out where they are at a part that has been removed")
  func removed() throws {
    let place = Point(x: 40, y: 520)
    let down = Event.pointer(Pointer(id: 1, .down, at: place))
    let pressed = try saved([down])
    #expect(pressed.contains(#""role":"ignored""#) && !pressed.contains("\"go\""))
    let panned = try saved([
      down, .pointer(Pointer(id: 1, .move, at: Point(x: 90, y: 520))),
    ])
    #expect(panned.contains(#""role":"ignored""#) && !panned.contains("\"go\""))
    let tapped = try saved([down, .pointer(Pointer(id: 1, .up, at: place))])
    #expect(!tapped.contains("\"go\""))
    let hovered = try saved([.pointer(Pointer(id: 9, kind: .mouse, .hover, at: place))])
    #expect(!hovered.contains("\"go\""))
    let focused = try saved([.key(KeyStroke("Tab", modifiers: .shift))])
    #expect(!focused.contains("keyFocus"))
  }

  @Test("are errors by a name that the version did not have")
  func misplaced() throws {
    var engine = try Engine(Slip<V1>.self)
    try engine.send(.pointer(Pointer(id: 1, .down, at: Point(x: 40, y: 140))), at: 1) { _ in }
    let state = engine.saved.replacing("\"knob\"", with: "\"thumb\"")
    let error = #expect(throws: MemberError.self) { try Engine(Slip<V2>.self, restoring: state) }
    #expect(
      error?.message == "'gestures.fingers.0.hit': an older version has no part 'thumb'; "
        + "there it is 'knob' (from version 1 to 2)")
  }
}
