import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where the keyboard goes: B2 to B8, B15 to B18, D8 to D10, D14, D23 and the accessory bar (G9).
struct AdaptiveFocusTests {
  @Test("A tap opens a field at its first section", arguments: ["f", "f.section-0", "f.section-1"])
  func tapOpens(target: String) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4, 4]))
    #expect(run.scene.state == .resting)
    #expect(run.scene.focusedField == nil)
    try run.tap(NodeID(target), at: 0)
    #expect(run.scene.state == .editing)
    #expect(run.scene.focusedField == "f")
    #expect(run.scene.focusedSection == 0)
    #expect(run.scene.isRaised("f") == true)
    #expect(run.frame.effects == [.focus("f.section-0")])
  }

  @Test("A tap at a place opens the field that is there")
  func tapAtPlace() throws {
    var run = try SceneRun<AdaptiveField>()
    // On the line of the card field, where its folded sections are.
    try run.send(.tap(Tap(at: Point(x: 100, y: 179))), at: 0)
    #expect(run.frame.effects == [.focus("card.section-0")])
    try run.settle()
    try run.send(.tap(Tap(at: Point(x: 230, y: 166))), at: 2)
    #expect(run.scene.focusedSection == 3)
    // Between two sections is the field, which does nothing when it is up.
    try run.send(.tap(Tap(at: Point(x: 101, y: 166))), at: 3)
    #expect(run.scene.focusedSection == 3)
    try run.send(.tap(Tap(at: Point(x: 10, y: 10))), at: 4)
    #expect(run.scene.state == .resting)
  }

  @Test("A tap on a field that is up does nothing")
  func tapOnRaised() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4, 4]))
    try run.fill("f", ["12", ""], thenFocus: 1, at: 0)
    try run.tap("f", at: 1)
    #expect(run.scene.focusedSection == 1)
    try run.tap("screen", at: 2)
    try run.tap("f", at: 3)
    #expect(run.scene.state == .resting)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("A tap on a section moves the keyboard there, without rising again")
  func tapOnSection() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4, 4]))
    try run.fill("f", ["12", ""], thenFocus: 0, at: 0)
    try run.settle()
    try run.tap("f.section-1", at: 2)
    #expect(run.frame.effects == [.focus("f.section-1")])
    #expect(run.engine.isSettled)
    try run.tap("screen", at: 3)
    try run.tap("f.section-0", at: 4)
    #expect(run.scene.focusedSection == 0)
    #expect(run.caret == 2)
    #expect(run.engine.isSettled)
  }

  struct FocusRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var texts: [String]
    var section: Int
  }

  @Test(
    "Focus on a field goes to its first section that is not full",
    arguments: [
      FocusRow(testDescription: "empty", texts: ["", "", ""], section: 0),
      FocusRow(testDescription: "one full", texts: ["12", "", ""], section: 1),
      FocusRow(testDescription: "one begun", texts: ["12", "3", ""], section: 1),
      FocusRow(testDescription: "a gap", texts: ["12", "", "5"], section: 1),
      FocusRow(testDescription: "all full", texts: ["12", "34", "56"], section: 2),
    ])
  func focusOnField(_ row: FocusRow) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2, 2]))
    try run.fill("f", row.texts, thenFocus: 0, at: 0)
    try run.tap("screen", at: 1)
    try run.focus("f", at: 2)
    #expect(run.frame.effects == [.focus(NodeID("f.section-\(row.section)"))])
    #expect(run.scene.focusedSection == row.section)
    #expect(run.caret == row.texts[row.section].count)
  }

  @Test("Focus opens a field at rest; where the host has moved it nothing is asked of the host")
  func focusOnSection() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2]))
    try run.focus("f.section-1", at: 0)
    #expect(run.scene.focusedSection == 1)
    #expect(run.scene.isRaised("f") == true)
    #expect(run.frame.effects.isEmpty)
    #expect(!run.engine.isSettled)
  }

  @Test("D23: what does not move the keyboard asks for nothing")
  func unchanged() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2]))
    try run.tap("f", at: 0)
    let count = run.effects.count
    let members = run.scene.savedMembers
    try run.tap("f", at: 1)
    try run.tap("f.section-0", at: 1)
    try run.focus("f", at: 1)
    try run.focus("f.section-0", at: 1)
    try run.blur("f.section-1", at: 1)
    #expect(run.scene.savedMembers == members)
    #expect(run.effects.count == count)
    try run.tap("screen", at: 2)
    #expect(run.frame.effects == [.blur, .own(.didEndEditing(field: "f"))])
    try run.tap("screen", at: 3)
    try run.blur("f", at: 3)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("What ends editing", arguments: ["return", "return on a section", "tap", "blur"])
  func ends(how: String) throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [4]))
    try run.fill("f", ["12"], thenFocus: 0, at: 0)
    var effects: [FrameEffect<AdaptiveField.Effect>] = [.blur, .own(.didEndEditing(field: "f"))]
    switch how {
    case "return": try run.send(.returnKey(target: "f"), at: 1)
    case "return on a section": try run.send(.returnKey(target: "f.section-0"), at: 1)
    case "tap": try run.tap("screen", at: 1)
    default:
      try run.blur("f", at: 1)
      effects.removeFirst()
    }
    #expect(run.scene.state == .resting)
    #expect(run.frame.effects == effects)
    #expect(run.scene.isRaised("f") == true)
  }

  @Test("D8: a hop neither validates nor reports an end; leaving does both, once")
  func hops() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [2, 2]) { $0.validation = .exactLength(4) })
    try run.tap("f", at: 0)
    try run.type("1", in: "f", at: 1)
    try run.type("2", in: "f", at: 2)
    try run.tap("f.section-0", at: 3)
    try run.tap("f.section-1", at: 4)
    try run.delete(in: "f", at: 5)
    try run.type("2", in: "f", at: 6)
    // The host's own report of what the scene has asked for.
    try run.blur("f.section-0", at: 6)
    try run.focus("f.section-1", at: 6)
    #expect(run.scene.verdict(of: "f") == .undefined)
    #expect(!run.effects.contains { $0.type == "didEndEditing" || $0.type == "didValidate" })
    try run.tap("screen", at: 7)
    try run.blur("f.section-1", at: 7)
    try run.settle()
    #expect(
      Array(run.effects.suffix(4)) == [
        .blur, .own(.didValidate(field: "f", verdict: .invalid)), .announce("Field: invalid"),
        .own(.didEndEditing(field: "f")),
      ])
    #expect(run.effects.count { $0.type == "didEndEditing" } == 1)
    #expect(run.effects.count { $0.type == "didValidate" } == 1)
  }

  @Test("D8: a complete text is validated once, and editing ends")
  func completes() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [2, 2]) { $0.validation = .exactLength(4) })
    try run.tap("f", at: 0)
    try run.type("123", in: "f", at: 1)
    try run.type("4", in: "f.section-1", at: 2)
    #expect(
      run.frame.effects == [
        .own(.didChange(field: "f", text: "1234")), .blur,
        .own(.didValidate(field: "f", verdict: .valid)),
        .announce("Field: valid"), .own(.didEndEditing(field: "f")),
      ])
    try run.blur("f.section-1", at: 2.1)
    #expect(run.frame.effects.isEmpty)
    #expect(run.effects.count { $0.type == "didEndEditing" } == 1)
    #expect(run.scene.state == .resting)
  }

  @Test("D8: leaving again judges again, once for each leaving")
  func leavesTwice() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [4]) { $0.validation = .minimumLength(2) })
    try run.fill("f", ["12"], thenFocus: 0, at: 0)
    try run.tap("screen", at: 1)
    try run.tap("f.section-0", at: 2)
    try run.tap("screen", at: 3)
    #expect(run.effects.count { $0.type == "didValidate" } == 2)
    #expect(run.effects.count { $0.type == "didEndEditing" } == 2)
  }

  @Test("D14: a complete text ends editing even without a validation")
  func completesUnjudged() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2]))
    try run.tap("f", at: 0)
    try run.type("12", in: "f", at: 1)
    #expect(run.scene.state == .resting)
    #expect(run.scene.verdict(of: "f") == .undefined)
    #expect(
      run.frame.effects == [
        .own(.didChange(field: "f", text: "12")), .blur, .own(.didEndEditing(field: "f")),
      ])
  }

  @Test("D9: a field with the keyboard stays raised, whatever happens to its text")
  func staysRaised() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [1, 1, 1]))
    try run.tap("f", at: 0)
    try run.settle()
    try run.type("1", in: "f", at: 2)
    for time in [3.0, 4] { try run.delete(in: "f", at: time) }
    #expect(run.texts == ["", "", ""])
    #expect(run.scene.isRaised("f") == true)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.placeholder-label").frame.minY == -19.5)
  }

  @Test("D10: moving between empty sections folds nothing; leaving the empty field does")
  func collapse() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [1, 1]))
    try run.tap("f", at: 0)
    try run.settle()
    try run.tap("f.section-1", at: 2)
    try run.tap("f.section-0", at: 3)
    #expect(run.engine.isSettled)
    #expect(run.scene.isRaised("f") == true)
    try run.tap("screen", at: 4)
    #expect(!run.engine.isSettled)
    #expect(run.scene.isRaised("f") == false)
    #expect(run.frame.effects == [.blur, .own(.didEndEditing(field: "f"))])
  }

  @Test("The keyboard goes from one field straight to another")
  func otherField() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .fields(limits: [4]))
    try run.tap("f", at: 0)
    try run.tap("g", at: 1)
    #expect(run.frame.effects == [.own(.didEndEditing(field: "f")), .focus("g.section-0")])
    #expect(run.scene.focusedField == "g")
    #expect(run.frame.nodes.count { $0.focused } == 1)
  }

  @Test("The accessory bar goes through the example form")
  func accessory() throws {
    var run = try SceneRun<AdaptiveField>()
    #expect(run.frame.nodes["accessory-bar"] == nil)
    try run.tap("name", at: 0)
    #expect(try run.node("accessory-bar").frame.height == 60)
    var fields: [String?] = []
    for time in [1.0, 2, 3] {
      try run.tap("accessory-next", at: time)
      fields.append(run.scene.focusedField)
    }
    #expect(fields == ["card", "price", nil])
    #expect(run.effects.last == .own(.didEndEditing(field: "price")))
    #expect(run.frame.nodes["accessory-next"] == nil)
    try run.tap("accessory-next", at: 4)
    #expect(run.frame.effects.isEmpty)
  }

  @Test("The next field is the next one that takes characters")
  func accessorySkips() throws {
    var configuration = AdaptiveField.Configuration.fields(limits: [4])
    var third = configuration.fields[1]
    third.id = "h"
    third.frame.origin.y = 300
    configuration.fields.append(third)
    configuration.fields[1].limits = []
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    try run.tap("accessory-next", at: 1)
    #expect(run.scene.focusedField == "h")
  }

  @Test("Which sections show the bar", arguments: [AdaptiveField.Accessory.last, .always])
  func accessoryMode(mode: AdaptiveField.Accessory) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [2, 2]) { $0.accessory = mode })
    try run.tap("f", at: 0)
    #expect((run.frame.nodes["accessory-bar"] != nil) == (mode == .always))
    try run.tap("f.section-1", at: 1)
    #expect(run.frame.nodes["accessory-bar"] != nil)
  }

  @Test("The bar sits on the keyboard and moves with it")
  func accessoryOnKeyboard() throws {
    var run = try SceneRun<AdaptiveField>()
    try run.tap("name", at: 0)
    // 812 less the 34 that the device covers and the bar's own 60.
    #expect(try run.node("accessory-bar").frame == Rect(x: 0, y: 718, width: 375, height: 60))
    let keyboard = Rect(x: 0, y: 521, width: 375, height: 291)
    try run.send(.keyboard(KeyboardChange(.willShow, frame: keyboard)), at: 2)
    try run.advance(to: 2.125)
    #expect(isNear(try run.node("accessory-bar").frame.minY, 619.5))
    try run.advance(to: 2.25)
    #expect(try run.node("accessory-bar").frame.minY == 521)
    #expect(try run.node("accessory-next").frame == Rect(x: 0, y: 0, width: 375, height: 60))
    try run.send(
      .keyboard(KeyboardChange(.willHide, frame: Rect(x: 0, y: 812, width: 375, height: 291))),
      at: 3)
    try run.settle()
    #expect(try run.node("accessory-bar").frame.minY == 718)
    // One that floats covers no edge.
    try run.send(
      .keyboard(
        KeyboardChange(.willShow, frame: Rect(x: 20, y: 300, width: 300, height: 200))), at: 4)
    #expect(try run.node("accessory-bar").frame.minY == 718)
    #expect(run.engine.isSettled)
  }

  @Test("State members, in order")
  func state() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [2, 2]))
    #expect(
      run.stateText
        == #"{"name":"resting","field":null,"section":null,"fields":[{"id":"f","raised":false,"texts":["",""],"#
        + #""verdict":"undefined"}]}"#)
    try run.tap("f", at: 0)
    try run.type("123", in: "f", at: 1)
    #expect(
      run.stateText
        == #"{"name":"editing","field":"f","section":1,"fields":[{"id":"f","raised":true,"texts":["12","3"],"#
        + #""verdict":"undefined"}]}"#)
  }
}

extension SceneRun<AdaptiveField> {
  /// The state as a frame has it.
  var stateText: String {
    var json = JSONWriter(capacity: 256)
    json.state(of: scene)
    return json.text
  }
}
