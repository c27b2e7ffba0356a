import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where everything is: G1 to G29, F1, F2, examples 1 to 5 and 13, D3 to D6 and D22 to D25.
struct CardGeometryTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var id: NodeID
    var frame: Rect

    init(_ id: NodeID, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.id = id
      frame = Rect(x: x, y: y, width: width, height: height)
    }

    var testDescription: String { id.name }
  }

  @Test(
    "The frames with the xib's design sizes, W = 352",
    arguments: [
      Row("card-input", 20, 44, 352, 244), Row("card-container", 0, 0, 352, 180),
      Row("input-strip", -4, 200, 360, 44),
      Row("input-number", 4, 0, 352, 44), Row("input-holder", 364, 0, 352, 44),
      Row("input-expiry", 724, 0, 352, 44), Row("input-code", 1084, 0, 352, 44),
      Row("input-number-text", 15, 0, 322, 44), Row("input-code-next", 307, 5, 40, 34),
      Row("card-front", 0, 0, 352, 180),
      Row("number-placeholder", 32.25, 79.5, 287.5, 21), Row("number-label", 32.25, 79.5, 0, 21),
      Row("holder-caption", 16, 136.5, 117, 10.5), Row("holder-placeholder", 16, 153, 95.5, 11),
      Row("holder-label", 16, 153, 95.5, 11), Row("expiry-caption", 277.5, 134.5, 58.5, 10.5),
      Row("expiry-placeholder", 277.5, 153, 58.5, 11), Row("expiry-label", 277.5, 153, 58.5, 11),
      Row("number-button", 22.25, 65.5, 307.5, 45), Row("holder-button", 10, 130.5, 129, 39.5),
      Row("expiry-button", 271.5, 128.5, 70.5, 41.5), Row("focus-area", 22.25, 65.5, 307.5, 45),
      Row("card-back", 0, 0, 352, 180), Row("magnetic-stripe", 0, 20, 352, 50),
      Row("signature-strip", 16, 90, 266, 40), Row("signature-label", 16, 77.875, 266, 74.25),
      Row("csc-area", 282, 90, 35, 18), Row("csc-label", 287, 90, 25, 18),
      Row("csc-focus", 276, 84, 47, 30),
    ])
  func design(_ row: Row) throws {
    let run = try SceneRun.design()
    // The xib rounds 32.25 to 32.5; frames are not rounded.
    #expect(isNear(try run.node(row.id).frame, row.frame))
  }

  @Test(
    "Real metrics, unrounded, in a window of 375",
    arguments: [
      Row("card-input", 20, 44, 335, 244), Row("input-strip", -4, 200, 343, 44),
      Row("number-placeholder", 23.86, 79.5, 287.28, 21),
      Row("holder-caption", 16, 136.88, 116.784, 10.12),
      Row("holder-placeholder", 16, 153, 95.04, 11),
      Row("expiry-caption", 260.72, 134.88, 58.28, 10.12),
      Row("holder-button", 10, 130.88, 128.784, 39.12),
      Row("expiry-button", 254.72, 128.88, 70.28, 41.12),
      Row("signature-label", 16, 77.875, 249, 74.25),
    ])
  func shipped(_ row: Row) throws {
    let run = try SceneRun(CardInput.self)
    #expect(isNear(try run.node(row.id).frame, row.frame))
  }

  @Test(
    "Example 1: the buttons at W = 335",
    arguments: [
      Row("number-button", 13.75, 65.5, 307.5, 45), Row("holder-button", 10, 130.5, 129, 39.5),
      Row("expiry-button", 254.5, 128.5, 70.5, 41.5), Row("input-strip", -4, 200, 343, 44),
    ])
  func narrower(_ row: Row) throws {
    let run = try SceneRun.design(width: 335)
    #expect(isNear(try run.node(row.id).frame, row.frame))
  }

  struct Focus: Sendable, CustomTestStringConvertible {
    var p: Double
    var frame: Rect
    var node: NodeID

    init(_ p: Double, _ frame: Rect, _ node: NodeID = "focus-area") {
      (self.p, self.frame, self.node) = (p, frame, node)
    }

    var testDescription: String { "\(node.name) at \(p)" }
  }

  @Test(
    "Examples 2 to 5: the outline follows the strip",
    arguments: [
      Focus(-0.25, Rect(x: 17.5, y: 60.5, width: 317.5, height: 55)),
      Focus(0, Rect(x: 22.5, y: 65.5, width: 307.5, height: 45)),
      Focus(0.25, Rect(x: 19.375, y: 81.75, width: 262.875, height: 43.625)),
      Focus(0.5, Rect(x: 16.25, y: 98, width: 218.25, height: 42.25)),
      Focus(1, Rect(x: 10, y: 130.5, width: 129, height: 39.5)),
      Focus(1.25, Rect(x: 75.375, y: 130, width: 114.375, height: 40)),
      Focus(2, Rect(x: 271.5, y: 128.5, width: 70.5, height: 41.5)),
      Focus(2.4, Rect(x: 271.5, y: 128.5, width: 70.5, height: 41.5)),
      Focus(3, Rect(x: 276, y: 84, width: 47, height: 30), "csc-focus"),
      Focus(3.2, Rect(x: 272, y: 80, width: 55, height: 38), "csc-focus"),
      Focus(2.5, Rect(x: 276, y: 84, width: 47, height: 30), "csc-focus"),
    ])
  func outline(_ row: Focus) throws {
    var run = try SceneRun.design()
    try run.scroll(.began, to: 0, at: 0)
    try run.scroll(to: row.p, at: 0.1)
    let frame = try run.node(row.node).frame
    // The design rounds the number's 32.25 to 32.5; the outline has the unrounded number.
    let share = max(0, 1 - max(0, row.p))
    var expected = row.frame
    if row.node == "focus-area", row.p < 1 { expected.origin.x -= 0.25 * share }
    #expect(isNear(frame, expected))
  }

  @Test("F1: the outline is continuous")
  func continuous() throws {
    var run = try SceneRun.design()
    try run.scroll(.began, to: 0, at: 0)
    var last: Rect?
    for step in -1000...4000 {
      try run.scroll(to: Double(step) / 1000, at: 1)
      if let last { #expect(isNear(run.focusArea, last, within: 0.5), "\(step)") }
      last = run.focusArea
    }
  }

  @Test("D3: the first frame has the outline on the number")
  func first() throws {
    let run = try SceneRun(CardInput.self)
    #expect(run.frames[0].nodes["focus-area"]?.frame == run.frames[0].nodes["number-button"]?.frame)
    #expect(run.frames[0].cause == .start)
  }

  @Test("D4: the outline on the back is 6 pt outside the code's area from the first frame on")
  func codeOutline() throws {
    let run = try SceneRun.design()
    #expect(
      isNear(
        try #require(run.frames[0].nodes["csc-focus"]).frame,
        Rect(x: 276, y: 84, width: 47, height: 30)))
  }

  @Test("Example 13 and D5: a name of 20 glyphs widens its label, its button and the outline")
  func name() throws {
    var run = try SceneRun.on(.holder)
    try run.type("Bobbligtholdfidgobop", in: .holder, at: 1)
    #expect(
      isNear(try run.node("holder-label").frame, Rect(x: 16, y: 153, width: 158.4, height: 11)))
    #expect(
      isNear(
        try run.node("holder-button").frame, Rect(x: 10, y: 130.5, width: 170.4, height: 39.5)))
    #expect(run.focusArea == (try run.node("holder-button").frame))
    #expect(run.frame.animations.isEmpty)
  }

  @Test("D6: on a card that is narrower than its placeholders the name is cut, too")
  func nameOnNarrowCard() throws {
    var run = try SceneRun.design(width: 180)
    // 180 − 50 − 58.5, less than the 95.5 of the placeholder.
    #expect(isNear(try run.node("holder-label").frame.width, 71.5))
    try run.setValue(.holder, "Bobbligtholdfidgobop", at: 1)
    #expect(isNear(try run.node("holder-label").frame.width, 71.5))
    #expect(isNear(try run.node("holder-button").frame.width, 129))
    let narrowest = try SceneRun.design(width: 60)
    #expect(try narrowest.node("holder-label").frame.width == 0)
  }

  @Test("D5: the outline follows a name that is typed while the strip is between pages")
  func nameBetween() throws {
    var run = try SceneRun.on(.holder)
    try run.scroll(.began, to: 1, at: 1)
    try run.scroll(to: 1.5, at: 1.1)
    try run.type("Bobbligtholdfidgobop", in: .holder, at: 1.2)
    // Halfway between (10, 130.5, 170.4, 39.5) and (271.5, 128.5, 70.5, 41.5).
    #expect(isNear(run.focusArea, Rect(x: 140.75, y: 129.5, width: 120.45, height: 40.5)))
  }

  @Test("D5: the code's outline follows the code")
  func codeGrows() throws {
    var environment = Environment.design
    environment.fonts["Dabbington-Reverse-Italic"] = FontMetrics(defaultAdvance: 1)
    var run = try SceneRun.on(.code, environment: environment)
    try run.type("123", in: .code, at: 1)
    // 3 · 13 + 10 wide.
    #expect(isNear(try run.node("csc-area").frame, Rect(x: 282, y: 90, width: 49, height: 18)))
    #expect(isNear(try run.node("csc-focus").frame, Rect(x: 276, y: 84, width: 61, height: 30)))
    #expect(isNear(try run.node("csc-label").frame, Rect(x: 287, y: 90, width: 39, height: 18)))
  }

  @Test("D5: a new width keeps the page, not the offset")
  func rotation() throws {
    var run = try SceneRun(CardInput.self)
    try run.focus(.expiry, at: 0)
    try run.settle()
    #expect(try run.node("input-strip").contentOffset == Point(x: 686, y: 0))
    try run.send(
      .environment(EnvironmentChange(size: Size(width: 812, height: 375), safeArea: .zero)), at: 1)
    #expect(try run.node("input-strip").contentOffset == Point(x: 1560, y: 0))
    #expect(run.scene.page == 2)
    #expect(run.focusArea == (try run.node("expiry-button").frame))
    #expect(try run.node("card-input").frame == Rect(x: 20, y: 0, width: 772, height: 244))
  }

  @Test("D5: a travel goes on through a new width, at the same position in pages")
  func rotationOnTheWay() throws {
    var run = try SceneRun(CardInput.self)
    try run.tap("holder-button", at: 0)
    try run.send(.environment(EnvironmentChange(size: Size(width: 812, height: 375))), at: 0.25)
    #expect(isNear(run.position, 0.5))
    #expect(isNear(run.focusArea.midX, (386 + 74.392) / 2))
    try run.settle()
    #expect(run.position == 1)
    #expect(run.focusArea == (try run.node("holder-button").frame))
  }

  @Test("D6: a long name is cut where it comes too close to the expiry; its text stays complete")
  func longName() throws {
    var run = try SceneRun.on(.holder)
    let name = String(repeating: "Bob ", count: 20)
    try run.type(name, in: .holder, at: 1)
    let label = try run.node("holder-label")
    #expect(isNear(label.frame.width, 243.5))
    #expect(label.text == name.uppercased())
    let button = try run.node("holder-button").frame
    #expect(button.maxX < (try run.node("expiry-button").frame.minX))
    // 30 glyphs of the shipped font are 237.6 wide and fit.
    var shipped = try SceneRun(CardInput.self, configuration: .width(352))
    try shipped.focus(.holder, at: 0)
    try shipped.type(String(repeating: "B", count: 30), in: .holder, at: 0)
    #expect(isNear(try shipped.node("holder-label").frame.width, 237.6))
  }

  @Test("D22: three narrow digits leave the code's area at 35, its label at 25")
  func narrowCode() throws {
    var run = try SceneRun.on(.code)
    try run.type("123", in: .code, at: 1)
    #expect(isNear(try run.node("csc-area").frame.width, 35))
    #expect(isNear(try run.node("csc-label").frame.width, 25))
  }

  @Test("D23: the back's texts are black")
  func black() throws {
    let run = try SceneRun.design()
    #expect(try run.node("signature-label").textColor == .black)
    #expect(try run.node("csc-label").textColor == .black)
  }

  @Test("D24: in a font that is not monospaced each place shows its own digit or X")
  func cells() throws {
    var environment = Environment()
    environment.fonts["OCRAStd"] = FontMetrics(
      defaultAdvance: 0.7, advances: [.init(" ", 0.3)], lineHeight: 1)
    var run = try SceneRun(CardInput.self, environment: environment)
    #expect(cellTexts(run) == Array(repeating: "X", count: 16))
    #expect(try run.node("number-placeholder").text == "")
    try run.focus(.number, at: 0)
    try run.type("42424", in: .number, at: 0)
    #expect(cellTexts(run).joined() == "42424XXXXXXXXXXX")
    // nw = (16 · 0.7 + 3 · 0.3) · 21 = 254.1; the fifth digit is in the sixth of 19 places.
    let fifth = try run.node("number-cell-4")
    #expect(
      isNear(fifth.frame, Rect(x: 40.45 + 5 * 254.1 / 19, y: 79.5, width: 254.1 / 19, height: 21)))
    #expect(fifth.text == "4" && fifth.textAlignment == .center)
    #expect(try run.node("number-label").text == "")
    // Amex: 15 cells, spaces after 4 and 10.
    try run.setValue(.number, "3782822463", at: 1)
    #expect(cellTexts(run).joined() == "3782822463XXXXX")
    #expect(isNear(try run.node("number-cell-10").frame.minX, 40.45 + 12 * 254.1 / 19))
  }

  private func cellTexts(_ run: SceneRun<CardInput>) -> [String] {
    run.frame.nodes.filter { $0.id.name.hasPrefix("number-cell-") }.compactMap(\.text)
  }

  @Test("D24: in a monospaced font the digits cover the X's")
  func covers() throws {
    var run = try SceneRun(CardInput.self, configuration: .width(352))
    #expect(cellTexts(run).isEmpty)
    #expect(try run.node("number-placeholder").text == "XXXX XXXX XXXX XXXX")
    try run.focus(.number, at: 0)
    try run.type("12345", in: .number, at: 0)
    let label = try run.node("number-label")
    #expect(label.text == "1234 5")
    // Six glyphs of 15.12.
    #expect(isNear(label.frame, Rect(x: 32.36, y: 79.5, width: 90.72, height: 21)))
    #expect(label.background == Color(0x3F3F3F) && label.textColor == .white)
  }

  @Test("D25: the text leaves room for the button, and takes the room when the button is hidden")
  func textWidth() throws {
    var run = try SceneRun.on(.holder)
    #expect(try run.node("input-holder-text").frame == Rect(x: 15, y: 0, width: 322, height: 44))
    try run.type("A", in: .holder, at: 1)
    #expect(try run.node("input-holder-text").frame == Rect(x: 15, y: 0, width: 287, height: 44))
    #expect(try run.node("input-holder-next").frame.minX == 307)
  }

  @Test("Images have their natural width, on both faces; without a brand there is none")
  func images() throws {
    var run = try SceneRun.on(.number)
    #expect(run.frame.nodes["brand-front"] == nil && run.frame.nodes["brand-back"] == nil)
    for (digit, image, width) in [("4", "visa", 77.0), ("5", "mastercard", 40), ("3", "amex", 92)] {
      try run.setValue(.number, digit, at: 1)
      #expect(
        try run.node("brand-front").frame
          == Rect(x: 352 - 16 - width, y: 16, width: width, height: 25))
      #expect(
        try run.node("brand-back").frame
          == Rect(x: 352 - 16 - width, y: 139, width: width, height: 25))
      #expect(try run.node("brand-front").image == image)
      #expect(try run.node("brand-back").image == image)
      let tint: Color? = image == "mastercard" ? nil : .white
      #expect(try run.node("brand-front").tintColor == tint)
    }
  }

  @Test(
    "D26: the X's are those of the brand that the digits can still reach, in the box of four fours",
    arguments: [
      ("", "XXXX XXXX XXXX XXXX"), ("3", "XXXX XXXXXX XXXXX"), ("37", "XXXX XXXXXX XXXXX"),
      ("36", "XXXX XXXX XXXX XXXX"), ("4", "XXXX XXXX XXXX XXXX"),
      ("378282246310005", "XXXX XXXXXX XXXXX"),
    ])
  func template(digits: String, template: String) throws {
    var run = try SceneRun.design()
    try run.setValue(.number, digits, at: 1)
    let placeholder = try run.node("number-placeholder")
    #expect(placeholder.text == template && placeholder.textAlignment == .left)
    #expect(isNear(placeholder.frame, Rect(x: 32.25, y: 79.5, width: 287.5, height: 21)))
    // What is typed covers as many of the X's: a cell of the font each.
    let label = try run.node("number-label")
    let cell = 287.5 / 19
    #expect(isNear(label.frame.width, cell * Double(label.text?.count ?? 0)))
  }

  @Test("D26: a configured brand has X's of its own length and groups")
  func ownTemplate() throws {
    var configuration = CardInput.Configuration()
    configuration.brands = [
      .init(.visa, prefixes: [.init(36, 36)], length: 14, groups: [4, 10])
    ]
    var run = try SceneRun<CardInput>(configuration: configuration)
    try run.setValue(.number, "3", at: 1)
    #expect(try run.node("number-placeholder").text == "XXXX XXXXXX XXXX")
    try run.setValue(.number, "4", at: 2)
    #expect(try run.node("number-placeholder").text == "XXXX XXXX XXXX XXXX")
  }

  @Test(
    "D27: the number is as large as the card has room for",
    arguments: [
      // 19 cells of 0.72 em: W − 32 of 287.28 points at size 21.
      (375, 21, Rect(x: 23.86, y: 79.5, width: 287.28, height: 21)),
      (320, 248 / 13.68, Rect(x: 16, y: 90 - 124 / 13.68, width: 248, height: 248 / 13.68)),
      (60, 0, Rect(x: 10, y: 90, width: 0, height: 0)),
    ] as [(Double, Double, Rect)])
  func shrunk(window: Double, size: Double, frame: Rect) throws {
    let environment = Environment(size: Size(width: window, height: 568))
    var run = try SceneRun(CardInput.self, environment: environment)
    let placeholder = try run.node("number-placeholder")
    #expect(isNear(placeholder.frame, frame))
    #expect(isNear(placeholder.font?.size ?? .nan, size))
    #expect(try run.node("number-label").font == placeholder.font)
    #expect(
      isNear(
        try run.node("number-button").frame,
        Rect(
          x: frame.minX - 10, y: frame.minY - 14, width: frame.width + 20,
          height: frame.height + 24)))
    // A rotation gives it its size back.
    let change = EnvironmentChange(size: Size(width: 568, height: 320))
    try run.send(.environment(change), at: 1)
    #expect(try run.node("number-placeholder").font?.size == 21)
  }

  @Test("Colours, borders and texts")
  func look() throws {
    let run = try SceneRun.design()
    let screen = try run.node("screen")
    #expect(screen.frame == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(screen.background == .black && screen.parent == nil)
    for id: NodeID in ["card-front", "card-back", "input-number", "input-code"] {
      #expect(try run.node(id).clipsToBounds)
    }
    for id: NodeID in ["card-front", "card-back"] {
      #expect(try run.node(id).background == Color(0x3F3F3F))
      #expect(try run.node(id).cornerRadius == 8)
    }
    for id: NodeID in ["focus-area", "csc-focus"] {
      let outline = try run.node(id)
      #expect(outline.borderColor == Color(0xFF8000) && outline.borderWidth == 1)
      #expect(outline.cornerRadius == 6 && outline.background == nil)
    }
    #expect(try run.node("magnetic-stripe").background == Color(0x2F3134))
    #expect(try run.node("signature-strip").background == Color(0xC6C6C6))
    #expect(try run.node("csc-area").background == Color(0xC4C4C4))
    #expect(try run.node("number-placeholder").textColor == Color(0x929292))
    #expect(try run.node("holder-caption").textColor == Color(0xD5D5D5))
    #expect(try run.node("holder-caption").text == "C A R D    H O L D E R    N A M E")
    #expect(try run.node("expiry-caption").text == "E X P .    D A T E")
    #expect(try run.node("expiry-label").textAlignment == .right)
    #expect(try run.node("input-number").borderColor == .white)
    #expect(try run.node("input-number-next").background?.alpha == 0x80)
    #expect(
      try CardInput.Field.allCases.map { try run.node(NodeID($0.rawValue + "-text")).placeholder }
        == [
          "Input card number", "Input card holder name", "Input card expired date",
          "Input card security code",
        ])
  }
}

extension CardInput.Configuration {
  static func width(_ width: Double) -> Self {
    var configuration = Self()
    configuration.width = width
    return configuration
  }

  struct FontRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var font: String
    var metrics: FontMetrics
    /// A node, and its size.
    var id: NodeID
    var size: Size
  }

  @Test(
    "G39: what the host leaves out of a font stays as it is shipped",
    arguments: [
      FontRow(
        testDescription: "no height", font: "OCRAStd", metrics: FontMetrics(defaultAdvance: 0.6),
        id: "number-placeholder", size: Size(width: 19 * 0.6 * 21, height: 21)),
      FontRow(
        testDescription: "no height, of the captions", font: "CircularStd-Bold",
        metrics: FontMetrics(defaultAdvance: 0.5), id: "holder-caption",
        size: Size(width: 33 * 0.5 * 8, height: 10.12)),
      FontRow(
        testDescription: "only a height", font: "OCRAStd", metrics: FontMetrics(lineHeight: 2),
        id: "number-placeholder", size: Size(width: 19 * 0.72 * 21, height: 42)),
      FontRow(
        testDescription: "only a height, of the captions", font: "CircularStd-Bold",
        metrics: FontMetrics(lineHeight: 2), id: "holder-caption",
        size: Size(width: 116.784, height: 16)),
      FontRow(
        testDescription: "a table without a default", font: "OCRAStd",
        metrics: FontMetrics(advances: [.init(" ", 0.5)]), id: "number-placeholder",
        size: Size(width: (16 * 0.72 + 3 * 0.5) * 21, height: 21)),
      FontRow(
        testDescription: "a table without a default, of the captions", font: "CircularStd-Bold",
        metrics: FontMetrics(advances: [.init("A", 1.698)]), id: "holder-caption",
        // C A R D    H O L D E R    N A M E has two of them.
        size: Size(width: 116.784 + 2 * 8, height: 10.12)),
      FontRow(
        testDescription: "a table with a default", font: "CircularStd-Bold",
        metrics: FontMetrics(defaultAdvance: 1, advances: [.init("A", 2)]), id: "holder-caption",
        size: Size(width: 35 * 8, height: 10.12)),
      FontRow(
        testDescription: "nothing", font: "OCRAStd", metrics: FontMetrics(),
        id: "number-placeholder", size: Size(width: 19 * 0.72 * 21, height: 21)),
      FontRow(
        testDescription: "no height, of the signature", font: "Zapfino",
        metrics: FontMetrics(defaultAdvance: 2), id: "signature-label",
        size: Size(width: 600 - 86, height: 22 * 3.375)),
    ])
  func fontsInPart(_ row: FontRow) throws {
    var environment = Environment()
    environment.fonts[row.font] = row.metrics
    // At the start, by an event, and restored.
    let first = try SceneRun(CardInput.self, configuration: .width(600), environment: environment)
    var later = try SceneRun(CardInput.self, configuration: .width(600))
    try later.send(.environment(EnvironmentChange(fonts: environment.fonts)), at: 1)
    let restored = try SceneRun(CardInput.self, restoring: later.engine.saved)
    for run in [first, later, restored] {
      let frame = try run.node(row.id).frame
      #expect(isNear(frame.width, row.size.width, within: 1e-9))
      #expect(isNear(frame.height, row.size.height, within: 1e-9))
    }
    #expect(restored.engine.environment.fonts[row.font] == row.metrics)
  }
}
