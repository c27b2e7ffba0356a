import FlowEngine
import Scenes
import Testing

/// What holds for all that may happen to a form.
struct AdaptiveRandomTests {
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
      field.images.invalid = Size(width: 9, height: 9)
      configuration.fields.append(field)
    }
    return configuration
  }

  private static let names = ["name", "card", "price", "more0", "more1"]
  private static let pieces = [
    "1", "7", "a", "é", "👩‍👩‍👧", "\u{301}", "🇨🇭", "12", "4111111111111111", "x1y2", "", "\n", " ",
  ]

  private static func event(_ random: inout SeededGenerator) -> Event {
    let field = random.one(of: names)
    let section = NodeID("\(field).section-\(Int.random(in: 0...4, using: &random))")
    let target = Bool.random(using: &random) ? NodeID(field) : section
    let piece = random.one(of: pieces)
    switch Int.random(in: 0..<24, using: &random) {
    case 0, 1, 2: return .tap(Tap(on: target))
    case 3:
      let x = Double.random(in: 0...375, using: &random)
      return .tap(Tap(at: Point(x: x, y: Double.random(in: 0...812, using: &random))))
    case 4...9: return .text(TextEdit(target, replacement: piece))
    case 10:
      let location = Int.random(in: -2...9, using: &random)
      let range = TextRange(location: location, length: random.one(of: [0, 1, 3, -1, .max]))
      return .text(TextEdit(target, replacement: piece, range: range))
    case 11, 12, 13: return .deleteBackward(target: target)
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
    case 22:
      let top = Double.random(in: 200...812, using: &random)
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

  /// Lets 200 events happen to the form.
  private func replay(
    _ seed: UInt64, _ receive: (borrowing Frame<AdaptiveField>) -> Void
  ) throws -> Engine<AdaptiveField> {
    var random = SeededGenerator(seed: seed)
    var engine = try Engine<AdaptiveField>(configuration: Self.form())
    var time = 0.0
    for _ in 0..<200 {
      time += random.one(of: [0, 0.01, 0.1, 0.4])
      try engine.send(Self.event(&random), at: time, receive)
    }
    try engine.settle(receive)
    return engine
  }

  private static func isFinite(_ node: Node) -> Bool {
    let (frame, transform) = (node.frame, node.transform)
    // A sum is finite only if its terms are.
    let sum =
      frame.minX + frame.minY + frame.width + frame.height + node.alpha + transform.scale.x
      + transform.scale.y + transform.translation.x + transform.translation.y
      + node.contentInset.left + node.contentInset.right
    return sum.isFinite
  }

  private static func isDeclared(_ node: Node) -> Bool {
    let name = node.id.name
    let stop = name.firstIndex(of: ".")
    let field = stop.map { String(name[..<$0]) } ?? name
    var template = name
    if names.contains(field) {
      template = "<id>" + name.dropFirst(field.count)
      if let dash = template.lastIndex(of: "-"), template.hasPrefix("<id>.section-"),
        Int(template[template.index(after: dash)...]) != nil
      {
        template = "<id>.section-<k>"
      }
    }
    return AdaptiveField.Part.allCases.contains { $0.id.name == template && $0.kind == node.kind }
  }

  /// What is wrong in a frame.
  private static func faults(
    of frame: borrowing Frame<AdaptiveField>, declared: inout Set<NodeID>
  ) -> [String] {
    let state = frame.state
    var faults: [String] = []
    var focused = 0
    for node in frame.nodes.nodes {
      if node.focused { focused += 1 }
      if !isFinite(node) { faults.append("number: \(node.id)") }
      if node.frame.width < 0 || node.frame.height < 0 { faults.append("size: \(node.id)") }
      if !declared.contains(node.id) {
        if !isDeclared(node) { faults.append("not declared: \(node.id)") }
        declared.insert(node.id)
      }
      if node.interactive && (node.accessibilityLabel ?? "").isEmpty {
        faults.append("no label: \(node.id)")
      }
      if let caret = node.caret, caret > (node.text ?? "").utf16.count {
        faults.append("caret: \(node.id)")
      }
    }
    if focused != (state.name == .editing ? 1 : 0) { faults.append("\(focused) in focus") }
    for name in names {
      let texts = state.texts(of: name) ?? []
      let isEmpty = texts.allSatisfy { $0.isEmpty }
      if state.isRaised(name) != (state.focusedField == name || !isEmpty) {
        faults.append("raised: \(name)")
      }
      if isEmpty, state.verdict(of: name) != .undefined { faults.append("verdict: \(name)") }
    }
    for name in ["card", "price"] {
      for text in state.texts(of: name) ?? [] {
        let isNumber = text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        if !isNumber { faults.append("digits: \(name)") }
      }
    }
    return faults
  }

  @Test("1,000 forms to which 200 things happen")
  func holds() throws {
    var declared: Set<NodeID> = []
    for seed in UInt64(1)...1000 {
      var faults: [String] = []
      let engine = try replay(seed) { faults += Self.faults(of: $0, declared: &declared) }
      #expect(faults.isEmpty, "seed \(seed)")
      #expect(engine.isSettled, "seed \(seed)")
    }
  }

  @Test("Texts stay within limits that stay")
  func limits() throws {
    let limits = ["name": [20], "card": [4, 4, 4, 4], "price": [6], "more0": [2, 0, 1]]
    var faults: [String] = []
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      var engine = try Engine<AdaptiveField>(configuration: Self.form())
      for step in 0..<100 {
        let event = Self.event(&random)
        if case .command(let command) = event, command.name == "setLimits" { continue }
        try engine.send(event, at: Double(step) / 10)
        for (name, limits) in limits {
          let texts = engine.state.texts(of: name) ?? []
          let fits = zip(texts, limits).allSatisfy { $0.count <= $1 }
          if !fits { faults.append("seed \(seed): \(name) \(texts)") }
        }
      }
    }
    #expect(faults.isEmpty)
  }

  @Test("The same happens twice in the same way")
  func twice() throws {
    for seed in UInt64(1)...20 {
      let runs = try (0..<2).map { _ in
        var seen: [(NodeList, [AdaptiveField.Effect])] = []
        _ = try replay(seed) { seen.append(($0.nodes, $0.effects)) }
        return seen
      }
      #expect(runs[0].count == runs[1].count)
      #expect(zip(runs[0], runs[1]).allSatisfy { $0 == $1 }, "seed \(seed)")
    }
  }
}
