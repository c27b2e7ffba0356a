import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The checkout is saved and restored after each of a million random events, and goes on as if it had not been.
@Suite struct CheckoutSavedTests {
  /// The events of a session; a debug build takes fewer, of fewer sessions.
  private static let eventCount = min(1_000, max(100, AuditEffort.count(10_000)))

  @Test(
    "Saved and restored at every event, it gives the same bytes",
    arguments: 0..<UInt64(AuditEffort.count(1_000)))
  func everySavePoint(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine(Checkout.self)
    var restored = try Engine<Checkout>(restoring: engine.saved)
    var cache = EncodedFrameCache()
    var otherCache = EncodedFrameCache()
    var time = 0.0
    for number in 0..<Self.eventCount {
      let event = CheckoutEvents.next(&random, engine)
      // Some events come at one time.
      time += Double(max(0, random.number(below: 64) - 16)) / 240
      var json = JSONWriter()
      var other = JSONWriter()
      let error = send(event, at: time, to: &engine) {
        json.frame($0, layout: .line, cache: &cache)
      }
      let otherError = send(event, at: time, to: &restored) {
        other.frame($0, layout: .line, cache: &otherCache)
      }
      let saved = engine.saved
      let place = "seed \(seed), event \(number)"
      guard json.text == other.text, error == otherError, saved == restored.saved else {
        let (one, two) = json.text == other.text ? (saved, restored.saved) : (json.text, other.text)
        let same = zip(one.utf8, two.utf8).prefix { $0 == $1 }.count
        Issue.record(
          "\(place): \(one.dropFirst(max(0, same - 80)).prefix(200)) is not \(two.dropFirst(max(0, same - 80)).prefix(200))"
        )
        return
      }
      restored = try Engine(restoring: saved)
      otherCache = EncodedFrameCache()
    }
  }

  @Test(
    "In any window, what the scenes that it holds see of it is restored",
    arguments: [
      EnvironmentChange(windowOrigin: Point(x: 0, y: 1e6)),
      EnvironmentChange(safeArea: Insets(top: 0, left: 1e6, bottom: 1e6, right: 0)),
      EnvironmentChange(size: Size(width: 1e6, height: 1e6)),
      EnvironmentChange(size: .zero),
    ])
  func anyWindow(_ change: EnvironmentChange) throws {
    var environment = Environment()
    environment.apply(change)
    var engine = try Engine(Checkout.self, environment: environment)
    try engine.send(.tick, at: 0.1)
    let restored = try Engine<Checkout>(restoring: engine.saved)
    #expect(restored.saved == engine.saved)
  }

  private func send(
    _ event: Event, at time: Double, to engine: inout Engine<Checkout>,
    _ receive: (borrowing Frame<Checkout>) -> Void
  ) -> EventError? {
    do throws(EventError) {
      try engine.send(event, at: time, receive)
      return nil
    } catch {
      return error
    }
  }
}
