import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Two recordings whose secrets have the same shape are equal to the byte.
struct NonInterferenceTests {
  #if DEBUG
    private static let usualCount = 4
  #else
    private static let usualCount = AuditEffort.count(10_000)
  #endif
  /// The pairs of a scene; few in debug builds, where each takes long.
  static let count = RecordedSessions.count ?? usualCount

  @Test("The card input") func cardInput() throws { try check(CardInput.self) }
  @Test("The onboarding") func onboarding() throws { try check(Onboarding.self) }
  @Test("The verification code") func verificationCode() throws {
    try check(VerificationCode.self)
  }
  @Test("The adaptive field") func adaptiveField() throws { try check(AdaptiveField.self) }
  @Test("A card input in another scene") func child() throws {
    try check(Bare<Bare<CardInput>>.self)
  }

  /// A session, and the same with its recording's stand-ins for secrets: they have the same shape. At
  /// each event, the memory of both is equal, and has nothing of what was typed; and so is the file
  /// that is written as it goes, as far as it is.
  private func check<S: Scene>(_ scene: S.Type) throws {
    var compared = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let first = try LiveScene(scene)
      let second = try LiveScene(scene)
      var file: [UInt8] = []
      let recorder = try first.record()
      let other = try second.record(
        RecordingOptions(.stream { file += $0 }))
      let third = try LiveScene(scene)
      let kept = try third.record()
      // A first event that is refused does not begin the time of the others.
      try first.start(at: 0)
      try second.start(at: 0)
      try third.start(at: 0)
      var time = 0.0
      var read = recorder.withTrace { $0.count }
      for index in 0..<40 {
        time += Double(random.number(below: 40)) / 240
        let marker = Self.secret(&random, index)
        let event = Self.marked(TypingEvents.next(&random, first.engine), marker)
        guard (try? first.send(event, at: time)) != nil else { continue }
        let line = recorder.withTrace { Array($0.dropFirst(read).dropLast()) }
        guard !line.isEmpty else { continue }
        read += line.count + 1
        // The stand-in is typed as if it were the secret.
        guard let standIn = Self.event(line) else { continue }
        try? second.send(standIn, at: time)
        try? third.send(standIn, at: time)
        if recorder.deviations > 0 { break }
        let isEqual =
          Self.trace(of: recorder) == Self.trace(of: kept)
          && Self.memory(of: recorder) == Self.memory(of: kept)
          && Self.trace(of: recorder).prefix(file.count) == file[...]
        #expect(isEqual, "seed \(seed), event \(index)")
        if case .text = event { Self.expectNone(of: marker, in: recorder) }
      }
      guard recorder.deviations == 0, other.deviations == 0 else { continue }
      compared += 1
      second.stopRecording()
      #expect(Self.trace(of: recorder) == file, "seed \(seed)")
    }
    #expect(compared >= Self.count * 9 / 10)
    print("\(S.name): \(compared) of \(Self.count) pairs compared")
  }

  private static func trace<S: Scene>(of recorder: TraceRecorder<S>) -> [UInt8] {
    recorder.withTrace { Array($0) }
  }

  /// All that a recorder has written and holds.
  private static func memory<S: Scene>(of recorder: TraceRecorder<S>) -> [UInt8] {
    var bytes: [UInt8] = []
    recorder.withMemory(hasScratch: false) { bytes += $0 }
    return bytes
  }

  /// A text that occurs nowhere by chance.
  private static func secret(_ random: inout SeededGenerator, _ index: Int) -> String {
    "Qz\(random.number(below: 9_000_000) + 1_000_000)Wk"
  }

  /// The event with a marker in its text, now and then.
  private static func marked(_ event: Event, _ marker: String) -> Event {
    guard case .text(var edit) = event, edit.replacement.utf8.count > 3 else { return event }
    edit.replacement = marker
    return .text(edit)
  }

  private static func expectNone<S: Scene>(of marker: String, in recorder: TraceRecorder<S>) {
    let digits = Array(marker.utf8.dropFirst(2).dropLast(2))
    recorder.withMemory { bytes in
      guard bytes.count >= digits.count else { return }
      for start in 0...(bytes.count - digits.count) where bytes[start] == digits[0] {
        if (0..<digits.count).allSatisfy({ bytes[start + $0] == digits[$0] }) {
          Issue.record("the recorder holds \(marker)")
          return
        }
      }
    }
  }

  private static func event(_ line: [UInt8]) -> Event? {
    var reader = TraceReader()
    let header = #"{"flowTrace":1,"scene":"x"}"#
    _ = try? Array(header.utf8).withUnsafeBufferPointer { try reader.read($0) }
    guard
      case .event(let event, _)? = try? line.withUnsafeBufferPointer({ try reader.read($0) })
    else { return nil }
    return event
  }
}
