import FlowEngine
import FlowTesting
import Scenes
import Testing

/// What a screen reader says, and what it must not say.
struct AdaptiveAccessibilityTests {
  @Test("Labels and values of the example's form")
  func labels() throws {
    var run = try SceneRun<AdaptiveField>()
    try run.command("setText", "name", "Maria", at: 0)
    try run.command("setText", "card", "41111111", at: 0)
    try run.command("setText", "price", "25", at: 0)
    let said = run.frame.nodes.filter { $0.kind == .field }.map {
      "\($0.accessibilityLabel ?? "-"): \($0.accessibilityValue ?? "-")"
    }
    #expect(
      said == [
        "Name: Maria", "Card number, section 1 of 4: 4 of 4 digits",
        "Card number, section 2 of 4: 4 of 4 digits", "Card number, section 3 of 4: 0 of 4 digits",
        "Card number, section 4 of 4: 0 of 4 digits", "Price: 25",
      ])
    #expect(try run.node("name").accessibilityLabel == "Name")
    #expect(try run.node("name").accessibilityValue == "Valid")
    #expect(try run.node("card").accessibilityValue == "Invalid")
    #expect(try run.node("name.placeholder-label").accessibilityTraits == .staticText)
  }

  @Test(
    "Whose text is not said aloud",
    arguments: [
      (#""limits":[4]"#, "12"), (#""limits":[4],"keyboard":"numberPad""#, "12"),
      (#""limits":[2,2]"#, "2 of 2 characters"),
      (#""limits":[2,2],"keyboard":"numberPad""#, "2 of 2 digits"),
      (#""limits":[4],"validation":{"luhn":true}"#, "2 of 4 digits"),
      (#""limits":[4],"validation":{"exactLength":4}"#, "2 of 4 characters"),
      (#""limits":[4],"validation":{"exactLength":4,"pattern":"digits"}"#, "2 of 4 digits"),
    ])
  func secrets(members: String, value: String) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .init(#"{"fields":[{"id":"f","frame":[0,0,200,30],\#(members)}]}"#))
    try run.command("setText", "f", "12", at: 0)
    #expect(try run.node("f.section-0").accessibilityValue == value)
  }

  @Test("No card number is said anywhere while it is entered")
  func cardNumber() throws {
    var run = try SceneRun<AdaptiveField>()
    try run.tap("card", at: 0)
    for (index, digit) in "4242424242424242".enumerated() {
      try run.type(String(digit), in: "card", at: Double(index + 1))
    }
    for frame in run.frames {
      for node in frame.nodes { #expect(node.accessibilityValue?.contains("42") != true) }
    }
    for text in run.announcements { #expect(!text.contains("4")) }
  }

  @Test("All that takes touches has a label, also without a placeholder")
  func interactive() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [2, 2]) { $0.placeholder = "" })
    try run.tap("f", at: 0)
    try run.tap("f.section-1", at: 1)
    for node in run.frame.nodes where node.interactive {
      #expect(node.accessibilityLabel?.isEmpty == false, "\(node.id.name)")
    }
    #expect(try run.node("f").accessibilityLabel == "f")
    #expect(try run.node("accessory-next").accessibilityTraits == .button)
  }

  @Test("A folded field takes its touches itself")
  func folded() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4]))
    #expect(try !run.node("f.section-0").interactive)
    try run.tap("f", at: 0)
    #expect(try run.node("f.section-0").interactive)
    #expect(try run.node("f").interactive)
  }

  @Test("Verdicts are announced")
  func announcements() throws {
    var run = try SceneRun<AdaptiveField>()
    try run.command("setText", "name", "Anna", at: 0)
    try run.command("setText", "name", "Maria", at: 1)
    try run.command("setText", "price", "3", at: 2)
    #expect(run.announcements == ["Wrong name", "Correct name", "Price: valid"])
  }

  @Test(
    "Effects as a frame has them",
    arguments: [
      (
        FrameEffect<AdaptiveField.Effect>.focus("f.section-1"),
        #"{"type":"focus","target":"f.section-1"}"#
      ),
      (.blur, #"{"type":"blur"}"#),
      (
        .own(.didChange(field: "f", text: "12")), #"{"type":"didChange","field":"f","text":"12"}"#
      ),
      (
        .own(.didValidate(field: "f", verdict: .valid)),
        #"{"type":"didValidate","field":"f","verdict":"valid"}"#
      ),
      (.own(.didEndEditing(field: "f")), #"{"type":"didEndEditing","field":"f"}"#),
      (.announce("Right"), #"{"type":"announce","text":"Right"}"#),
    ])
  func effects(effect: FrameEffect<AdaptiveField.Effect>, text: String) {
    var json = JSONWriter(capacity: 128)
    json.effect(effect)
    #expect(json.text == text)
  }
}
