import FlowEngine
import FlowTesting
import Scenes

/// Random events for the verification code: mostly what its row takes, and now and then any other.
enum VerificationEvents {
  static func next(_ random: inout SeededGenerator, _ engine: Engine<VerificationCode>) -> Event {
    if random.chance(0.1) { return RandomEvents.next(&random, engine) }
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
    case 12: return random.chance(0.5) ? .blur(target: field) : .focus(target: field)
    case 13: return .focus(target: field)
    case 14:
      if random.chance(0.2) { return .command(Command("resend")) }
      return .tap(Tap(on: random.chance(0.4) ? "resend-button" : field))
    case 15:
      return .tap(
        Tap(at: Point(x: random.one(of: [0, 90, 180, 290, .nan]), y: random.one(of: [130, 190]))))
    case 16, 17:
      // Nothing can be entered after a success; it is to be rare.
      let attempt = engine.scene.attempt - (random.chance(0.2) ? 1 : 0)
      return .response(
        Response(to: "verify-\(attempt)", random.chance(0.1) ? .success : .failure))
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

  /// Rows of several lengths.
  static let configurations = [1, 2, 4, 6, 13].map { length in
    var configuration = VerificationCode.Configuration()
    configuration.length = length
    configuration.resendAfter = length % 2 == 0 ? 1.25 : nil
    return configuration
  }
}
