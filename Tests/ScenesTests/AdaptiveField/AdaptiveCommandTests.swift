import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The host's commands: D15, D16, B22 to B25.
struct AdaptiveCommandTests {
  private static func configuration() -> AdaptiveField.Configuration {
    .field(limits: [4, 4]) {
      $0.validation = .minimumLength(6)
      $0.useVerdictColors()
      $0.images.valid = Size(width: 12, height: 10)
    }
  }

  @Test("D15: setting a text raises the field at once, and the verdict fades in")
  func setText() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.command("setText", "f", "123456", at: 1)
    #expect(run.texts == ["1234", "56"])
    #expect(
      run.frame.effects == [
        .own(.didChange(field: "f", text: "123456")),
        .own(.didValidate(field: "f", verdict: .valid)),
        .announce("Field: valid"),
      ])
    #expect(run.scene.state == .resting)
    #expect(try run.node("f.section-0").transform == .identity)
    #expect(try run.node("f.underline").alpha == 0)
    #expect(try run.node("f.placeholder-label").frame.minY == -19.5)
    #expect(try run.node("f.state-image").alpha == 0)
    try run.advance(to: 1.1)
    #expect(isNear(try run.node("f.state-image").alpha, 0.5, within: 1e-9))
    try run.advance(to: 1.2)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.section-1").borderColor == Color(0x00AA00))
  }

  @Test("D15: the same text is validated again, but no change is reported")
  func setSameText() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.command("setText", "f", "12", at: 1)
    try run.settle()
    try run.command("setText", "f", "12", at: 2)
    #expect(
      run.frame.effects == [
        .own(.didValidate(field: "f", verdict: .invalid)), .announce("Field: invalid"),
      ])
    #expect(run.engine.isSettled)
  }

  @Test("D15: an empty text folds the field at once; if it was empty before, nothing is sent")
  func setEmptyText() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    let rest = run.frame.nodes
    try run.command("setText", "f", "", at: 1)
    #expect(run.frame.effects.isEmpty)
    try run.command("setText", "f", "123456", at: 2)
    try run.settle()
    try run.command("setText", "f", "", at: 3)
    #expect(run.frame.effects == [.own(.didChange(field: "f", text: ""))])
    #expect(run.engine.isSettled)
    #expect(run.scene.verdict(of: "f") == .undefined)
    #expect(run.frame.nodes == rest)
  }

  @Test("D15: the keyboard stays where it is", arguments: ["123456", "12345678", ""])
  func setTextWithFocus(text: String) throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.fill("f", ["12", ""], thenFocus: 1, at: 0)
    try run.command("setText", "f", text, at: 1)
    #expect(run.scene.focusedSection == 1)
    #expect(run.scene.isRaised("f") == true)
    #expect(!run.frame.effects.contains { $0.type == "focus" || $0.type == "blur" })
    #expect(run.caret == max(0, text.count - 4))
  }

  @Test("D15: a text that is longer than the field is cut")
  func setLongText() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.command("setText", "f", "1234567890", at: 1)
    #expect(run.texts == ["1234", "5678"])
    #expect(run.frame.effects.first == .own(.didChange(field: "f", text: "12345678")))
  }

  @Test(
    "D16: reload changes nothing that is at rest",
    arguments: [
      ["", ""], ["12", ""], ["1234", "5678"], ["", "12"],
    ])
  func reload(texts: [String]) throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    for focuses in [false, true] {
      try run.fill("f", texts, thenFocus: 0, at: run.frame.time + 1)
      if !focuses { try run.tap("screen", at: run.frame.time + 1) }
      try run.settle()
      let (nodes, members) = (run.frame.nodes, run.scene.savedMembers)
      try run.command("reload", "f", at: run.frame.time + 1)
      #expect(run.frame.nodes == nodes)
      #expect(run.scene.savedMembers == members)
      #expect(run.frame.effects.isEmpty)
      try run.command("reload", "f", at: run.frame.time + 1)
      #expect(run.frame.nodes == nodes)
      try run.command("setText", "f", "", at: run.frame.time + 1)
    }
  }

  @Test("D16: reload of a raised, empty field leaves nothing stuck")
  func reloadWhileRaised() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.tap("f", at: 0)
    try run.command("reload", "f", at: 0.1)
    #expect(run.engine.isSettled)
    #expect(try run.node("f.section-0").transform == .identity)
    #expect(run.scene.state == .editing)
    try run.tap("screen", at: 1)
    try run.settle()
    #expect(isNear(try run.node("f.section-0").transform.scale.y, 0.001, within: 1e-12))
    try run.tap("f", at: 2)
    #expect(run.scene.state == .editing)
  }

  struct LimitsRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var texts: [String]
    var focus: Int
    var limits: String
    var after: [String]
    var section: Int?
    var caret: Int?
    var changes = false
  }

  @Test(
    "D16: texts are distributed again for new limits",
    arguments: [
      LimitsRow(
        testDescription: "more sections", texts: ["1234", "56"], focus: 1, limits: "3,3,4",
        after: ["123", "456", ""], section: 2, caret: 0),
      LimitsRow(
        testDescription: "fewer", texts: ["1234", "56"], focus: 0, limits: "8", after: ["123456"],
        section: 0, caret: 4),
      LimitsRow(
        testDescription: "spaces", texts: ["1234", "56"], focus: 0, limits: " 2 , 6 ",
        after: ["12", "3456"], section: 1, caret: 2),
      LimitsRow(
        testDescription: "less room", texts: ["1234", "56"], focus: 1, limits: "2,2",
        after: ["12", "34"], section: 1, caret: 2, changes: true),
      LimitsRow(
        testDescription: "a section of none", texts: ["1234", ""], focus: 0, limits: "4,0,4",
        after: ["1234", "", ""], section: 2, caret: 0),
      LimitsRow(
        testDescription: "the same", texts: ["12", "56"], focus: 0, limits: "4,4",
        after: ["12", "56"], section: 0, caret: 2),
      LimitsRow(
        testDescription: "no room", texts: ["1234", "56"], focus: 1, limits: "0,0",
        after: ["", ""], changes: true),
      LimitsRow(
        testDescription: "no sections", texts: ["", ""], focus: 1, limits: "", after: []),
    ])
  func setLimits(_ row: LimitsRow) throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.fill("f", row.texts, thenFocus: row.focus, at: 0)
    try run.command("setLimits", "f", row.limits, at: 1)
    #expect(run.texts == row.after)
    #expect(run.scene.focusedSection == row.section)
    #expect(run.caret == row.caret)
    #expect(run.engine.isSettled)
    #expect(
      run.frame.effects.contains(.own(.didChange(field: "f", text: row.after.joined())))
        == row.changes)
    let ends = run.frame.effects.contains(.own(.didEndEditing(field: "f")))
    #expect(ends == (row.section == nil))
    for k in 0..<3 {
      #expect((run.frame.nodes[NodeID("f.section-\(k)")] != nil) == (k < row.after.count))
    }
  }

  @Test(
    "D16: a text that is shortened loses its verdict; any other keeps it",
    arguments: [
      ("8", AdaptiveField.Verdict.valid), ("3", .undefined),
    ])
  func verdictOfCutText(limits: String, verdict: AdaptiveField.Verdict) throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    try run.command("setText", "f", "123456", at: 1)
    try run.command("setLimits", "f", limits, at: 2)
    #expect(run.scene.verdict(of: "f") == verdict)
    #expect(run.engine.isSettled)
  }

  @Test(
    "Invalid limits",
    arguments: [
      "a", "1,", ",1", "1,,2", "-1", "1.5", "1 2", "nan", "inf", "1000001", "99999999999999999999",
      "1001 limits",
    ])
  func badLimits(value: String) throws {
    let value =
      value == "1001 limits" ? Array(repeating: "1", count: 1001).joined(separator: ",") : value
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    let members = run.scene.savedMembers
    #expect(
      throws: EventError.invalidMember(
        "value",
        expected: "up to 1000 whole numbers from 0 to 1000000, with commas between them")
    ) {
      try run.command("setLimits", "f", value, at: 1)
    }
    #expect(run.scene.savedMembers == members)
  }

  @Test("Invalid commands")
  func errors() throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    let known = ["setText", "reload", "setLimits"]
    #expect(throws: EventError.unknownCommand("setTxt", known: known)) {
      try run.command("setTxt", "f", "1", at: 1)
    }
    for name in known {
      #expect(throws: EventError.invalidMember("target", expected: "the name of a field")) {
        try run.command(name, nil, "1", at: 1)
      }
    }
    for value in [nil, .number(12), .bool(true)] as [Command.Value?] {
      #expect(throws: EventError.invalidMember("value", expected: "a text")) {
        try run.send(.command(Command("setText", target: "f", value: value)), at: 1)
      }
    }
    #expect(run.frames.count == 1)
  }

  @Test("A call on what is no field does nothing", arguments: ["g", "screen", "f.section-0"])
  func otherTargets(target: String) throws {
    var run = try SceneRun<AdaptiveField>(configuration: Self.configuration())
    let members = run.scene.savedMembers
    try run.command("setText", NodeID(target), "1", at: 1)
    try run.command("setLimits", NodeID(target), "1", at: 1)
    try run.command("reload", NodeID(target), at: 1)
    #expect(run.scene.savedMembers == members)
    #expect(run.frames.count == 4)
  }
}
