import FlowEngine
import FlowNavigation
import FlowTesting
import Testing

/// Screens in screens that come and go, restored on the way.
@Suite struct RestoredScreenTests {
  private typealias Desk = Bare<Sheet<DeskPages>>

  private static func command(_ name: String, _ value: String? = nil, _ path: String) -> Event {
    .command(Command(name, target: NodeID(path), value: value.map { .string($0) }))
  }

  @Test("Restored at rest, a sheet that is replaced shows what it shows without that")
  func replaced() throws {
    var whole = try Engine(Desk.self)
    try whole.send(Self.command("present", "note", "child"), at: 0)
    try whole.advance(to: 1)
    var restored = try Engine<Desk>(restoring: whole.saved)
    let events: [(Event, Double)] = [
      (Self.command("present", "shop", "child"), 2),
      (Self.command("push", "second", "child/shop"), 2.1), (.tick, 2.2), (.tick, 2.5), (.tick, 3),
    ]
    for (event, time) in events {
      try whole.send(event, at: time)
      try restored.send(event, at: time)
      #expect(restored.frame.nodes == whole.frame.nodes, "at \(time)")
    }
  }

  @Test("So do those to which something happens at any time", arguments: UInt64(0)..<40)
  func whatever(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var whole = try Engine(Desk.self)
    var restored = try Engine(Desk.self)
    var accepted = 0
    for _ in 0..<60 {
      let time = whole.frame.time + Double(Int.random(in: 1...60, using: &generator)) / 60
      let page = ["note", "shop"].randomElement(using: &generator) ?? "note"
      let event =
        [
          Self.command("present", page, "child"), Self.command("dismiss", nil, "child"),
          Self.command("push", "second", "child/shop"), Self.command("pop", nil, "child/shop"),
          .tick,
        ].randomElement(using: &generator) ?? .tick
      if Int.random(in: 0...2, using: &generator) == 0 {
        restored = try Engine(restoring: restored.saved)
      }
      do throws(EventError) {
        try whole.send(event, at: time)
        accepted += 1
      } catch {
        #expect(!error.isCausedByScene)
        #expect(throws: EventError.self) { try restored.send(event, at: time) }
        continue
      }
      try restored.send(event, at: time)
      #expect(restored.frame.nodes == whole.frame.nodes, "at \(time)")
      #expect(restored.saved == whole.saved, "at \(time)")
    }
    #expect(accepted > 20)
  }
}
