import FlowEngine
import FlowTesting
import Testing

@Suite("Sessions of earlier versions")
struct VersionedSessionTests {
  /// The reason that an error about a printing hand has.
  private static let reason = "nothing is printed any more"

  /// Compares what the newest version makes of a recording with its own session of the same hand.
  ///
  /// - Parameter isRefused: Whether the recording has what cannot be read.
  private func compare<S: Scene>(
    _ trace: String, with own: String, of scene: S.Type, isRefused: Bool, _ hint: String
  ) throws {
    let expected = try VersionedSession<S>.frames(own)
    do throws(TraceError) {
      let frames = try VersionedSession<S>.frames(trace)
      #expect(!isRefused, "\(hint): read, although it prints")
      #expect(frames == expected, "\(hint)\n\(trace)")
    } catch {
      #expect(isRefused && error.message.contains(Self.reason), "\(hint): \(error.message)")
    }
  }

  private func times(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    var time = 0.0
    return (0..<count).map { _ in
      time += random.one(of: [0, 0.01, 0.125, 0.7])
      return time
    }
  }

  private func checkMeter<V: MeterVersion>(_ version: V.Type, _ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let moves = (0..<30).map { _ in MeterMove.random(&random, in: V.number) }
    let times = times(moves.count, &random)
    // With the old default left out, and with a stride of its own.
    let stride: Double? = random.chance(0.5) ? random.one(of: [2, 16]) : nil
    var old = VersionedSession<Meter<V>>(
      configuration: nil, events: zip(moves, times).map { ($0.event(version), $1) })
    if let stride { old.configuration = .init(stride: stride) }
    let byDefault: Double = V.number >= 3 ? 8 : 4
    var own = VersionedSession<Meter<V5>>(
      configuration: .init(stride: stride ?? byDefault),
      events: zip(moves, times).map { ($0.event(V5.self), $1) })
    if random.chance(0.5) {
      old.environment.strings = Meter<V>.texts("Mehr")
      own.environment.strings = Meter<V5>.texts("Mehr")
    }
    func prints(from first: Int) -> Bool {
      V.number < 4 && moves[first...].contains { if case .print = $0 { true } else { false } }
    }
    let hint = "meter \(V.number), seed \(seed)"
    for trace in [old.recording, old.brief] {
      try compare(
        trace, with: own.recording, of: Meter<V5>.self, isRefused: prints(from: 0), hint)
    }
    let first = random.number(below: moves.count)
    try compare(
      try old.recording(from: first), with: try own.recording(from: first), of: Meter<V5>.self,
      isRefused: prints(from: first), "\(hint), from the state before \(first)")
  }

  private func checkPanel<P: MeterVersion, V: MeterVersion>(
    _ panel: P.Type, _ meter: V.Type, _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    var hand = PanelHand()
    let moves = (0..<30).map { _ in hand.move(&random, in: P.number, meter: V.number) }
    let times = times(moves.count, &random)
    var old = VersionedSession<Panel<P, V>>(
      events: zip(moves, times).map { ($0.event(panel, meter), $1) })
    var own = VersionedSession<Panel<V5, V5>>(
      events: zip(moves, times).map { ($0.event(V5.self, V5.self), $1) })
    if random.chance(0.5) {
      old.environment.strings = Meter<V>.texts("Mehr")
      own.environment.strings = Meter<V5>.texts("Mehr")
    }
    func prints(from first: Int) -> Bool {
      V.number < 4
        && moves[first...].contains { if case .print? = $0.meterMove { true } else { false } }
    }
    let hint = "panel \(P.number) of meters \(V.number), seed \(seed)"
    try compare(
      old.recording, with: own.recording, of: Panel<V5, V5>.self, isRefused: prints(from: 0), hint)
    let first = random.number(below: moves.count)
    try compare(
      try old.recording(from: first), with: try own.recording(from: first),
      of: Panel<V5, V5>.self, isRefused: prints(from: first),
      "\(hint), from the state before \(first)")
  }

  @Test("of a scene go on as the newest version's own", arguments: AuditEffort.seeds)
  func meter(_ seed: UInt64) throws {
    try checkMeter(V1.self, seed)
    try checkMeter(V2.self, seed)
    try checkMeter(V3.self, seed)
    try checkMeter(V4.self, seed)
    try checkMeter(V5.self, seed)
  }

  @Test("of scenes in a scene go on as the newest version's own", arguments: AuditEffort.seeds)
  func panel(_ seed: UInt64) throws {
    try checkPanel(V1.self, V1.self, seed)
    try checkPanel(V2.self, V1.self, seed)
    try checkPanel(V3.self, V3.self, seed)
    try checkPanel(V4.self, V5.self, seed)
    try checkPanel(V5.self, V5.self, seed)
  }
}
