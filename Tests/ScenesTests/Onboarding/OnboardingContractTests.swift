import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Names, frames, looks and accessibility of the nodes, state and effects: G1 to G10, B18 to B29,
/// A1 to A8.
struct OnboardingContractTests {
  @Test("Name, commands and parts")
  func names() {
    #expect(Onboarding.name == "onboarding")
    #expect(Onboarding.commands.map { $0.name } == ["setValue"])
    #expect(
      Onboarding.Part.allCases.map(\.id.name) == [
        "page-<k>", "title-<k>", "field-<id>", "hint-<id>", "bottom-bar", "back-button",
        "skip-hint", "next-button", "finish", "done-circle",
      ])
    #expect(
      Onboarding.Part.allCases.map(\.kind) == [
        .scroll, .label, .field, .label, .view, .button, .label, .button, .view, .shape,
      ])
    #expect(
      Onboarding.Part.allCases.map { $0.parent?.id.name } == [
        nil, "page-<k>", "page-<k>", "page-<k>", nil, "bottom-bar", "bottom-bar", "bottom-bar",
        nil, "finish",
      ])
    #expect(
      Onboarding.State.allCases.map(\.rawValue) == [
        "page", "pushing", "finishing", "finished",
      ])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String { ids.joined(separator: " ") }
    var page: Int
    var ids: [String]
  }

  @Test(
    "The nodes of each page, in reading order",
    arguments: [
      Row(page: 1, ids: ["page-1", "title-1", "field-displayName", "field-realName"]),
      Row(page: 2, ids: ["page-2", "title-2", "field-birthday"]),
      Row(page: 3, ids: ["page-3", "title-3", "field-picture"]),
      Row(page: 4, ids: ["page-4", "title-4", "field-bio"]),
      Row(page: 5, ids: ["page-5", "title-5", "field-website"]),
    ])
  func nodes(_ row: Row) throws {
    let run = try SceneRun<Onboarding>.resting(on: row.page)
    let bar = ["bottom-bar", "back-button", "skip-hint", "next-button"]
    #expect(run.frame.nodes.map(\.id.name) == row.ids + bar)
    let page = try run.node(NodeID("page-\(row.page)"))
    #expect(page.kind == .scroll)
    #expect(page.parent == nil)
    #expect(page.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(page.contentSize == Size(width: 375, height: 667))
    #expect(page.contentInset == Insets(top: 0, left: 0, bottom: 64, right: 0))
    for id in row.ids.dropFirst() {
      #expect(try run.node(NodeID(id)).parent == page.id)
    }
    #expect(try run.node("back-button").hidden == (row.page == 1))
    #expect(try run.node("skip-hint").hidden == (row.page < 3))
  }

  @Test("Rows of fields: 24 from the sides, from 96 below the safe area, 60 apart, 44 high")
  func rows() throws {
    let run = try SceneRun(Onboarding.self)
    #expect(try run.node("field-displayName").frame == Rect(x: 24, y: 140, width: 327, height: 44))
    #expect(try run.node("field-realName").frame == Rect(x: 24, y: 200, width: 327, height: 44))
    #expect(try run.node("page-1").contentSize == Size(width: 375, height: 812))
  }

  @Test("A field's own frame is in content coordinates, and a row keeps its number")
  func ownFrame() throws {
    var field = Onboarding.FieldConfiguration("a", label: "A")
    field.frame = Rect(x: 10, y: 500, width: 100, height: 80)
    let configuration = Onboarding.Configuration.fields(
      [field, Onboarding.FieldConfiguration("b", label: "B")], on: 1)
    for direction in Environment.LayoutDirection.allCases {
      let run = try SceneRun(
        Onboarding.self, configuration: configuration,
        environment: Environment(layoutDirection: direction))
      #expect(try run.node("field-a").frame == Rect(x: 10, y: 500, width: 100, height: 80))
      #expect(try run.node("field-b").frame == Rect(x: 24, y: 200, width: 327, height: 44))
    }
  }

  @Test("The bar: back, hint, next")
  func bar() throws {
    let run = try SceneRun<Onboarding>.resting(on: 3)
    let (back, hint, next) = try (
      run.node("back-button"), run.node("skip-hint"), run.node("next-button")
    )
    #expect(run.bar == Rect(x: 0, y: 603, width: 375, height: 64))
    #expect(back.frame == Rect(x: 16, y: 10, width: 44, height: 44))
    #expect(hint.frame == Rect(x: 68, y: 0, width: 239, height: 64))
    #expect(next.frame == Rect(x: 315, y: 10, width: 44, height: 44))
    #expect(next.cornerRadius == 22)
    #expect(next.background == Color(0xFFFFFF))
    #expect(hint.kind == .label)
    #expect(hint.text == "You can skip this page")
  }

  @Test("Right to left the bar is mirrored")
  func mirrored() throws {
    var environment = Environment.form(375, 667)
    environment.layoutDirection = .rightToLeft
    let run = try SceneRun<Onboarding>.resting(on: 3, environment: environment)
    #expect(try run.node("back-button").frame.minX == 315)
    #expect(try run.node("skip-hint").frame.minX == 68)
    #expect(try run.node("next-button").frame.minX == 16)
  }

  @Test("A narrow window has no room for the hint, which is no negative room")
  func narrow() throws {
    let run = try SceneRun(Onboarding.self, environment: .form(30, 20))
    for node in run.frame.nodes {
      #expect(node.frame.width >= 0 && node.frame.height >= 0)
    }
  }

  @Test("The state as frames show it")
  func state() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.keyboard(top: 409, at: 10)
    #expect(
      Self.text(of: run.scene)
        == #"{"name":"page","page":3,"nextEnabled":true,"canSkip":true,"keyboard":"shown","#
        + #""skipped":[]}"#)
    try run.hideKeyboard(at: 11)
    try run.tap("skip-hint", at: 12)
    #expect(
      Self.text(of: run.scene)
        == #"{"name":"pushing","page":4,"nextEnabled":true,"canSkip":true,"keyboard":"hidden","#
        + #""skipped":[3]}"#)
    run = try SceneRun(Onboarding.self)
    #expect(
      Self.text(of: run.scene)
        == #"{"name":"page","page":1,"nextEnabled":false,"canSkip":false,"keyboard":"hidden","#
        + #""skipped":[]}"#)
    #expect(run.frame.effects == [])
  }

  private static func text(of scene: Onboarding) -> String {
    var json = JSONWriter()
    json.state(of: scene)
    return json.text
  }

  @Test(
    "The effects as frames show them",
    arguments: [
      (
        FrameEffect<Onboarding.Effect>.focus("field-bio"), #"{"type":"focus","target":"field-bio"}"#
      ),
      (.own(.endEditing), #"{"type":"endEditing"}"#),
      (
        .own(.chooseImage(id: "image-a-2", field: "a")),
        #"{"type":"chooseImage","id":"image-a-2","field":"a"}"#
      ),
      (.own(.didChangePage(2)), #"{"type":"didChangePage","page":2}"#),
      (.own(.didSkip(page: 3)), #"{"type":"didSkip","page":3}"#),
      (
        .own(.finished([Onboarding.FieldValue("a", "1"), Onboarding.FieldValue("b", "\"")])),
        #"{"type":"finished","values":{"a":"1","b":"\""}}"#
      ),
      (.announce("Page 2 of 5"), #"{"type":"announce","text":"Page 2 of 5"}"#),
    ])
  func effects(effect: FrameEffect<Onboarding.Effect>, text: String) {
    var json = JSONWriter()
    json.effect(effect)
    #expect(json.text == text)
  }

  @Test("A page change is reported at its start, and announced")
  func changesPage() throws {
    var run = try SceneRun<Onboarding>.resting(on: 2)
    let count = run.frames.count
    try run.tap("next-button", at: 10)
    #expect(
      run.frame.effects == [
        .own(.didChangePage(3)), .announce("Page 3 of 5. You can skip this page"),
      ])
    try run.settle()
    #expect(run.effectTypes(from: count) == ["didChangePage", "announce"])
    try run.tap("back-button", at: 11)
    #expect(run.frame.effects == [.own(.didChangePage(2)), .announce("Page 2 of 5")])
  }

  @Test("Whatever takes touches has a label")
  func labels() throws {
    var run = try SceneRun<Onboarding>.resting(on: 1)
    #expect(try run.node("page-1").accessibilityLabel == "Page 1 of 5")
    #expect(try run.node("title-1").accessibilityTraits == .header)
    let field = try run.node("field-realName")
    #expect(field.accessibilityLabel == "Real name, required")
    #expect(field.accessibilityValue == "Ann Lee")
    #expect(field.placeholder == "Real name")
    #expect(try run.node("next-button").accessibilityLabel == "Next")
    try run.setValue("field-realName", "", at: 10)
    #expect(try run.node("field-realName").accessibilityValue == nil)
    #expect(try run.node("next-button").accessibilityTraits == [.button, .notEnabled])
    run = try SceneRun<Onboarding>.resting(on: 5)
    #expect(try run.node("next-button").accessibilityLabel == "Finish")
    #expect(try run.node("skip-hint").accessibilityTraits == .button)
    #expect(try run.node("field-website").accessibilityLabel == "Website")
    try run.tap("next-button", at: 10)
    for node in run.frame.nodes where node.interactive {
      #expect(node.accessibilityLabel?.isEmpty == false, "\(node.id.name)")
    }
  }

  @Test("Touches find what is seen: the bar over the page, the end over all")
  func touches() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    let rows: [(Double, Double, NodeID)] = [
      (337, 635, "next-button"), (38, 635, "back-button"), (187, 635, "skip-hint"),
      (308, 608, "bottom-bar"), (187, 130, "field-picture"), (100, 110, "page-3"),
    ]
    for (x, y, id) in rows { #expect(run.frame.nodes.hitTest(Point(x: x, y: y)) == id) }
    try run.send(.tap(Tap(at: Point(x: 187, y: 635))), at: 10)
    #expect(run.scene.skipped == [3])
    run = try SceneRun<Onboarding>.resting(on: 5)
    try run.tap("next-button", at: 10)
    #expect(run.frame.nodes.hitTest(Point(x: 337, y: 635)) == "finish")
  }

  @Test("A scrolled field is touched where it is seen")
  func touchesScrolled() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3, configuration: .tall([420]))
    try run.focus("field-f0", at: 10)
    try run.keyboard(top: 409, at: 10)
    #expect(run.frame.nodes.hitTest(Point(x: 100, y: 300)) == "field-f0")
    #expect(run.frame.nodes.hitTest(Point(x: 100, y: 430)) == "page-3")
  }

  @Test("A focused field shows its caret")
  func caret() throws {
    var run = try SceneRun(Onboarding.self)
    try run.focus("field-displayName", at: 1)
    #expect(try run.node("field-displayName").caret == 0)
    try run.type("Zoë👍🏽", in: "field-displayName", at: 2)
    #expect(try run.node("field-displayName").caret == 7)
    try run.send(.deleteBackward(target: "field-displayName"), at: 3)
    #expect(try run.node("field-displayName").text == "Zoë")
    #expect(try run.node("field-displayName").caret == 3)
    try run.send(.blur(target: "field-displayName"), at: 4)
    #expect(try run.node("field-displayName").caret == nil)
    #expect(try run.node("field-displayName").text == "Zoë")
  }

  @Test("The host can fill in any field, on any page, during a push too")
  func setsValues() throws {
    var run = try SceneRun<Onboarding>.resting(on: 3)
    try run.tap("next-button", at: 10)
    try run.setValue("field-picture", "me.jpg", at: 10.1)
    #expect(try run.node("field-picture").image == "me.jpg")
    try run.setValue("field-website", "example.org", at: 10.2)
    try run.settle()
    try run.tap("next-button", at: 11)
    #expect(try run.node("field-website").text == "example.org")
    let nodes = run.frame.nodes
    try run.setValue("field-nobody", "x", at: 11)
    #expect(run.frame.nodes == nodes)
  }

  struct CommandRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var command: Command
    var error: EventError
  }

  @Test(
    "What is wrong with a command is an error, and changes nothing",
    arguments: [
      CommandRow(
        testDescription: "unknown", command: Command("setvalue"),
        error: .unknownCommand("setvalue", known: ["setValue"])),
      CommandRow(
        testDescription: "no field", command: Command("setValue", value: .string("x")),
        error: .invalidMember("target", expected: "the id of a field")),
      CommandRow(
        testDescription: "no value", command: Command("setValue", target: "field-bio"),
        error: .invalidMember("value", expected: "a string")),
      CommandRow(
        testDescription: "a number",
        command: Command("setValue", target: "field-bio", value: .number(1)),
        error: .invalidMember("value", expected: "a string")),
    ])
  func wrongCommands(_ row: CommandRow) throws {
    for page in [1, 5] {
      var run = try SceneRun<Onboarding>.resting(on: page)
      if page == 5 {
        try run.tap("next-button", at: 10)
        try run.settle()
      }
      let count = run.frames.count
      #expect(throws: row.error) { try run.send(.command(row.command), at: 12) }
      #expect(run.frames.count == count)
    }
  }
}
