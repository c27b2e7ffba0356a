import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What holds for all that may happen to a form.
struct AdaptiveRandomTests {
  @Test("Forms to which 200 things happen")
  func holds() {
    var audit = Self.audit(Self.event)
    audit.check = { frame, _ in Self.problem(in: frame) }
    let report = audit.run(seeds: AuditEffort.seeds)
    #expect(report.problems(accepting: 1, changing: 0.4) == [])
  }

  @Test("Texts stay within limits that stay")
  func limits() {
    let limits = ["name": [20], "card": [4, 4, 4, 4], "price": [6], "more0": [2, 0, 1]]
    var audit = Self.audit { random, engine in
      while true {
        let event = Self.event(&random, engine)
        guard case .command(let command) = event, command.name == "setLimits" else { return event }
      }
    }
    audit.check = { frame, _ in
      limits.firstIndex { name, limits in
        !zip(frame.scene.texts(of: name) ?? [], limits).allSatisfy { $0.count <= $1 }
      }.map { "too much in \(limits[$0].key)" }
    }
    // The first trace alone would be recorded, too.
    let seeds = 1..<AuditEffort.seeds.upperBound
    #expect(audit.run(seeds: seeds).problems(accepting: 1, changing: 0.4) == [])
  }

  @Test("A damaged saved state is an error, or a form that goes on")
  func damage() {
    let report = Self.audit(Self.event).runDamaged(seeds: AuditEffort.seeds)
    #expect(report.problems == [])
  }

  private static func audit(
    _ event: @escaping SceneAudit<AdaptiveField>.EventSource
  ) -> SceneAudit<AdaptiveField> {
    var audit = SceneAudit<AdaptiveField>(configurations: [form()], event: event)
    audit.longestDelay = 0.4
    return audit
  }

  private static func form() -> AdaptiveField.Configuration {
    var configuration = AdaptiveField.Configuration()
    let more: [([Int], AdaptiveField.Style)] = [
      ([2, 0, 1], .underlined), ([], .bordered),
    ]
    for (index, (limits, style)) in more.enumerated() {
      var field = AdaptiveField.FieldConfiguration()
      field.id = "more\(index)"
      field.frame = Rect(x: 40, y: 260 + 60 * Double(index), width: 200, height: 30)
      field.limits = limits
      field.style = style
      field.validation = index % 2 == 0 ? .minimumLength(2) : nil
      field.validation?.host = true
      field.secret = true
      field.images.invalid = Size(width: 9, height: 9)
      configuration.fields.append(field)
    }
    return configuration
  }

  private static let names = ["name", "card", "price", "more0", "more1"]
  private static let pieces = [
    "1", "7", "a", "é", "👩‍👩‍👧", "\u{301}", "🇨🇭", "12", "4111111111111111", "x1y2", "", "\n", " ",
  ]

  // MARK: Frames

  /// What is wrong in a frame.
  private static func problem(in frame: Frame<AdaptiveField>) -> String? {
    let form = frame.scene
    for node in frame.nodes {
      if let caret = node.caret, caret > (node.text ?? "").utf16.count {
        return "caret of \(node.id.name)"
      }
    }
    let focused = frame.nodes.count { $0.focused }
    if focused != (form.state == .editing ? 1 : 0) { return "\(focused) in focus" }
    for name in names {
      let isEmpty = (form.texts(of: name) ?? []).allSatisfy { $0.isEmpty }
      if form.isRaised(name) != (form.focusedField == name || !isEmpty) { return "raised: \(name)" }
      if isEmpty, form.verdict(of: name) != .undefined { return "verdict: \(name)" }
    }
    for name in ["card", "price"] {
      for text in form.texts(of: name) ?? [] {
        let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if !isNumber { return "digits: \(name)" }
      }
    }
    return nil
  }

  // MARK: Events

  private static func event(
    _ random: inout SeededGenerator, _ engine: Engine<AdaptiveField>
  ) -> Event {
    let field = random.one(of: names)
    let section = NodeID("\(field).section-\(random.number(below: 5))")
    let target = random.chance(0.5) ? NodeID(field) : section
    let focused = engine.frame.nodes.first { $0.focused }?.id
    // What is typed is mostly meant for the section with the keyboard.
    let typed = random.chance(0.8) ? focused ?? target : target
    let piece = random.one(of: pieces)
    switch random.number(below: 24) {
    case 0, 1, 2: return .tap(Tap(on: target))
    case 3:
      let x = random.number(in: 0...375)
      return .tap(Tap(at: Point(x: x, y: random.number(in: 0...812))))
    case 4...9: return .text(TextEdit(typed, replacement: piece))
    case 10:
      let location = random.number(below: 12) - 2
      let range = TextRange(location: location, length: random.one(of: [0, 1, 3, -1, .max]))
      return .text(TextEdit(typed, replacement: piece, range: range))
    case 11, 12, 13: return .deleteBackward(target: typed)
    case 14: return .returnKey(target: target)
    case 15, 16: return .focus(target: target)
    case 17: return .blur(target: target)
    case 18: return .tap(Tap(on: random.one(of: ["screen", "accessory-next", "nothing"])))
    case 19:
      return .command(Command("setText", target: NodeID(field), value: .string(piece + "12")))
    case 20:
      let limits = random.one(of: ["4", "1,2,3", "0,2", "", "0", "4,4,4,4", "20"])
      return .command(Command("setLimits", target: NodeID(field), value: .string(limits)))
    case 21: return .command(Command("reload", target: NodeID(field)))
    case 22 where random.chance(0.5):
      // The host's answers, mostly to what it was asked last.
      let id = "validate-more0-\(1 + random.number(below: 4))"
      return .response(
        Response(
          to: id, random.one(of: [.success, .failure]), message: random.one(of: [nil, "Taken"])))
    case 22:
      let top = random.number(in: 200...812)
      return .keyboard(
        KeyboardChange(
          random.one(of: [.willShow, .willHide]),
          frame: Rect(x: 0, y: top, width: 375, height: 812 - top)))
    default:
      var change = EnvironmentChange(reduceMotion: random.one(of: [nil, true, false]))
      change.size = random.one(of: [
        nil, Size(width: 812, height: 375), Size(width: 375, height: 812),
      ])
      return random.one(of: [.tick, .environment(change)])
    }
  }
}
