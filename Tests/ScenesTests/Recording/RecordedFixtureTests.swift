import FlowEngine
import FlowSnapshots
import Scenes
import Testing

/// Every fixture, made anonymous, recorded and cut: what is written replays to the same frames but for
/// stand-ins.
@Suite("Recorded fixtures")
struct RecordedFixtureTests {
  private static let scenes = SceneList(
    AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
    VerificationCode.self)

  /// One fixture in twenty in a debug build, in which each takes a tenth of a second or more.
  private static let traces: [FixtureTrace] = {
    let sample = FixtureTrace.sample
    return sample.count == FixtureTrace.all.count
      ? sample : stride(from: 0, to: sample.count, by: 4).map { sample[$0] }
  }()

  @Test("A recording replays", arguments: traces)
  func replays(_ trace: FixtureTrace) throws {
    for clock in [RecordingClock.trace, .host] {
      let recorded = try Self.recorded(trace.path, clock)
      try TraceTrimming.check(recorded, of: Self.scenes)
      let times = String(decoding: recorded, as: UTF8.self).split(separator: "\n").dropFirst()
        .compactMap { Double($0.dropFirst(5).prefix { $0 != "," }) }
      guard clock == .trace, let first = times.first, let last = times.last, last > first
      else { continue }
      // A piece out of the middle, and the end of the fixture itself.
      let length = last - first
      _ = try TraceTrimming.piece(
        of: recorded, of: Self.scenes, from: first + length * 0.3, to: first + length * 0.8)
    }
  }

  /// The recording of a trace; an event that is refused, or replays otherwise, is an error.
  private static func recorded(
    _ path: String, _ clock: RecordingClock
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let stream = RecordingStream(
      scenes, clock, RecordingOptions(.stream { bytes += $0 })
    ) { (error) throws(TraceError) in
      throw error
    } differ: { (error) throws(TraceError) in
      throw error
    }
    try stream.read(path) { true }
    return bytes
  }
}
