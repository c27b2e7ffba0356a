import FlowEngine
import Scenes
import Testing

/// What holds whatever happens, over random sequences of events.
struct VerificationRandomTests {
  @Test("1,000 sequences of 200 events", arguments: 0..<10)
  func holds(block: UInt64) throws {
    for seed in block * 100..<(block + 1) * 100 {
      let first = try frames(seed: seed, checks: true)
      // A sample of them twice, for the time it takes.
      guard seed % 10 == 0 else { continue }
      let second = try frames(seed: seed, checks: false)
      #expect(first == second, "seed \(seed)")
    }
  }

  /// Runs a sequence and returns a digest of its frames' bytes.
  private func frames(seed: UInt64, checks: Bool) throws -> UInt64 {
    var random = SeededGenerator(seed: seed)
    var run = try Engine(
      VerificationCode.self, configuration: configuration(&random),
      environment: Environment(
        layoutDirection: random.one(of: Environment.LayoutDirection.allCases),
        reduceMotion: random.chance(0.3)))
    var digest: UInt64 = 0
    var verifications = 0
    var json = JSONWriter()
    var time = 0.0
    for step in 0..<200 {
      time += random.one(of: [0, 0.01, 0.09, 0.3, 2.7])
      try? run.send(event(&random), at: time) { frame in
        json.removeAll()
        json.frame(frame)
        digest = digest &* 31 &+ Self.digest(json)
        verifications += frame.effects.count { $0.type == "verify" }
        if checks, let problem = problem(in: frame, verifications: verifications) {
          Issue.record("seed \(seed), step \(step): \(problem)")
        }
      }
    }
    try run.settle()
    #expect(run.isSettled)
    return digest
  }

  private static func digest(_ json: borrowing JSONWriter) -> UInt64 {
    // FNV-1a.
    json.withBytes { bytes in
      bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }

  /// What is wrong with a frame; nothing is recorded frame by frame, as that takes most of the time.
  private func problem(
    in frame: borrowing Frame<VerificationCode>, verifications: Int
  ) -> String? {
    let state = frame.state
    var (focused, digits, underlines, carets) = (0, 0, 0, 0)
    for node in frame.nodes.nodes {
      let (box, id) = (node.frame, node.id.name)
      guard box.minX.isFinite, box.minY.isFinite, box.width >= 0, box.height >= 0,
        (0...1).contains(node.alpha)
      else { return "geometry of \(id)" }
      if node.interactive, node.accessibilityLabel == nil { return "label of \(id)" }
      if node.focused { focused += 1 }
      if node.parent != "code-input" {
        guard ["screen", "phone-label", "code-input"].contains(id) else { return "id \(id)" }
      } else if id == "caret" {
        carets += 1
      } else if node.kind == .label {
        // Cells are filled from the first one on.
        guard id == Self.digits[digits], ("0"..."9").contains(node.text ?? ""),
          node.text?.utf8.count == 1
        else { return "digit \(id)" }
        digits += 1
      } else {
        guard id == Self.underlines[underlines] else { return "id \(id)" }
        underlines += 1
      }
    }
    if focused != (state.isFocused ? 1 : 0) { return "focus" }
    if digits != state.count || underlines != state.length { return "cells" }
    if state.count > state.length || !(1...13).contains(state.length) { return "length" }
    if state.attempt != verifications { return "attempt" }
    let wantsCaret = state.isFocused && state.count < state.length && state.name != .verified
    if carets != (wantsCaret ? 1 : 0) || carets != frame.nodes.repeatingAnimations.count { return "caret" }
    switch state.name {
    case .idle: return state.isFocused ? "idle" : nil
    case .entering: return state.isFocused ? nil : "entering"
    case .verifying: return state.count == state.length ? nil : "verifying"
    case .verified: return nil
    case .failed: return state.count == 0 ? nil : "failed"
    }
  }

  private static let digits = (0..<13).map { "digit-\($0)" }
  private static let underlines = (0..<13).map { "underline-\($0)" }

  private func configuration(_ random: inout SeededGenerator) -> VerificationCode.Configuration {
    var configuration = VerificationCode.Configuration()
    configuration.length = random.one(of: [1, 2, 4, 4, 6, 13])
    return configuration
  }

  private func event(_ random: inout SeededGenerator) -> Event {
    let field: NodeID =
      random.chance(0.95) ? "code-input" : random.one(of: ["screen", "digit-0", "x"])
    switch random.number(below: 20) {
    case 0..<9:
      let texts = [
        "1", "2", "7", "0", "", "a", "12-34 56", "٣", "３", "😀", "1️⃣", "\u{301}",
        "987654321098765",
      ]
      var range: TextRange?
      if random.chance(0.3) {
        range = TextRange(
          location: random.one(of: [-1, 0, 2, Int.max]), length: random.one(of: [0, 1, Int.max]))
      }
      return .text(TextEdit(field, replacement: random.one(of: texts), range: range))
    case 9..<12: return .deleteBackward(target: field)
    case 12: return .blur(target: field)
    case 13: return .focus(target: field)
    case 14: return .tap(Tap(on: field))
    case 15:
      return .tap(
        Tap(at: Point(x: random.one(of: [0, 90, 180, 290, .nan]), y: random.one(of: [130, 190]))))
    case 16, 17:
      let id = "verify-\(random.number(below: 6))"
      return .response(Response(to: id, random.one(of: Response.Outcome.allCases)))
    case 18:
      let lengths = [0, 1, 2, 3, 4, 5, 6, 13, 14, 2.5, .nan]
      return .command(Command("setLength", value: .number(random.one(of: lengths))))
    default:
      return random.one(of: [
        .tick, .returnKey(target: "code-input"), .command(Command("nothing")),
        .environment(EnvironmentChange(layoutDirection: .rightToLeft)),
        .keyboard(KeyboardChange(.willHide, frame: Rect(x: 0, y: 812, width: 375, height: 0))),
      ])
    }
  }
}
