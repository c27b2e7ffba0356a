import FlowTesting
import Testing

@testable import FlowEngine

/// Packed events are the same events, bit for bit.
struct PackedEventsTests {
  @Test("Any events read back as their lines, in a queue of any length")
  func roundTrip() throws {
    for seed in 0..<UInt64(AuditEffort.count(1_000)) {
      var random = SeededGenerator(seed: seed)
      var events = PackedEvents(pieces: 256)
      var lines: [String] = []
      var time = 0.0
      var place = events.start
      for _ in 0..<300 {
        time += random.chance(0.5) ? 1.0 / 120 : random.number(in: 0...2)
        var event = Event.random(&random)
        if random.chance(0.5) {
          let shift = Point(x: random.number(in: 0...300) / 3, y: 0.1 + 0.2)
          event = .pan(
            Pan(.changed, translation: shift, location: Point(x: 187.5 + shift.x, y: 0.3)))
        }
        guard event.isExpressible else { continue }
        let isAdded = events.append(event, at: time)
        #expect(isAdded)
        lines.append(Self.line(event, time))
        // Now and then some are taken from the queue's front.
        while random.chance(0.49), !lines.isEmpty {
          guard let item = events.read(at: &place) else { break }
          var json = JSONWriter()
          events.write(item, to: &json)
          #expect(json.text == lines.removeFirst() + "\n", "seed \(seed)")
          #expect(item.time <= time)
          events.removeAll(before: place)
        }
      }
      while let item = events.read(at: &place) {
        var json = JSONWriter()
        events.write(item, to: &json)
        #expect(json.text == lines.removeFirst() + "\n", "seed \(seed)")
      }
      #expect(lines.isEmpty)
    }
  }

  private static func line(_ event: Event, _ time: Double) -> String {
    var json = JSONWriter()
    json.event(event, at: time)
    return json.text
  }
}
