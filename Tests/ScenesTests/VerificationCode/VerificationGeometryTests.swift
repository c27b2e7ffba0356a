import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where everything is: F1, G3 to G6, examples 1 to 4, 6 and 11, rules 14 to 16 and 20.
struct VerificationGeometryTests {
  @Test("Example 1: the lines under four cells")
  func underlines() throws {
    let run = try SceneRun(VerificationCode.self)
    #expect(
      run.frames(of: "underline-") == [
        Rect(x: 0, y: 47.5, width: 40, height: 0.5), Rect(x: 56, y: 47.5, width: 40, height: 0.5),
        Rect(x: 112, y: 47.5, width: 40, height: 0.5),
        Rect(x: 168, y: 47.5, width: 40, height: 0.5),
      ])
  }

  @Test(
    "Example 2: the caret",
    arguments: [
      ("", 19.5), ("1", 75.5), ("12", 131.5), ("123", 187.5),
    ])
  func caret(text: String, x: Double) throws {
    let run = try SceneRun<VerificationCode>.with(text)
    #expect(run.caret?.frame == Rect(x: x, y: 9.6, width: 1, height: 24))
  }

  @Test("Example 2: a full row has no caret")
  func fullRow() throws {
    let run = try SceneRun<VerificationCode>.with("1234")
    #expect(run.caret == nil)
    #expect(run.frame.nodes.repeatingAnimations.isEmpty)
  }

  @Test("Example 3: two digits")
  func digits() throws {
    let run = try SceneRun<VerificationCode>.with("27")
    #expect(try run.node("digit-0").frame == Rect(x: 13, y: 10, width: 14, height: 28))
    #expect(try run.node("digit-1").frame == Rect(x: 69, y: 10, width: 14, height: 28))
    #expect(try run.node("digit-0").text == "2")
    #expect(try run.node("digit-1").text == "7")
    #expect(run.frame.nodes["digit-2"] == nil)
    #expect(run.caret?.frame.minX == 131.5)
  }

  @Test("Example 4: six cells")
  func sixCells() throws {
    let lefts = [0, 37.3333, 74.6667, 112, 149.3333, 186.6667]
    let carets = [10.1667, 47.5, 84.8333, 122.1667, 159.5, 196.8333]
    for k in 0..<6 {
      let run = try SceneRun<VerificationCode>.with(
        String("123456".prefix(k)), cells: 6)
      let underline = try run.node(NodeID("underline-\(k)")).frame
      #expect(isNear(underline.minX, lefts[k], within: 1e-4))
      #expect(isNear(underline.width, 21.3333, within: 1e-4))
      #expect(isNear(try #require(run.caret).frame.minX, carets[k], within: 1e-4))
    }
  }

  @Test(
    "The width of a cell",
    arguments: [
      (1, 208), (2, 96), (3, 58.6667), (4, 40), (5, 28.8), (6, 21.3333), (8, 12), (10, 6.4),
      (13, 1.2308),
    ])
  func cellWidth(cells: Int, width: Double) throws {
    let run = try SceneRun<VerificationCode>.cells(cells)
    let lines = run.frames(of: "underline-")
    #expect(lines.count == cells)
    #expect(lines.allSatisfy { isNear($0.width, width, within: 1e-4) })
    #expect(isNear(try #require(lines.last).maxX, 208, within: 1e-9))
  }

  @Test("From eight cells on a digit is wider than its cell, and still centred in it")
  func wideDigit() throws {
    let run = try SceneRun<VerificationCode>.with("12", cells: 8)
    #expect(try run.node("digit-1").frame == Rect(x: 27, y: 10, width: 14, height: 28))
  }

  @Test("Example 11, rule 15: the row is centred under the phone label")
  func place() throws {
    let run = try SceneRun(VerificationCode.self)
    let row = try run.node("code-input").frame
    #expect(row == Rect(x: 83.5, y: 168, width: 208, height: 48))
    let line = try run.node("underline-0").frame
    #expect(row.minX + line.minX == 83.5)
    #expect(row.minY + line.minY == 215.5)
    #expect(try run.node("phone-label").frame == Rect(x: 20, y: 120, width: 335, height: 24))
  }

  @Test("Rule 15: another label takes the row along")
  func otherPlace() throws {
    var configuration = VerificationCode.Configuration()
    configuration.origin.phoneLabel = Rect(x: 10, y: 50, width: 300, height: 30)
    configuration.origin.spacing = 12
    let run = try SceneRun(VerificationCode.self, configuration: configuration)
    #expect(try run.node("code-input").frame == Rect(x: 56, y: 92, width: 208, height: 48))
  }

  @Test("Rule 14: another box is drawn in its own size")
  func otherBox() throws {
    var configuration = VerificationCode.Configuration()
    configuration.box = Size(width: 320, height: 60)
    configuration.gap = 20
    configuration.glyph = Size(width: 20, height: 40)
    var run = try SceneRun(VerificationCode.self, configuration: configuration)
    try run.paste("5", at: 1)
    // Cells of (320 - 60) / 4 = 65 points.
    #expect(try run.node("code-input").frame == Rect(x: 27.5, y: 168, width: 320, height: 60))
    #expect(try run.node("underline-3").frame == Rect(x: 255, y: 59.5, width: 65, height: 0.5))
    #expect(try run.node("digit-0").frame == Rect(x: 22.5, y: 10, width: 20, height: 40))
    #expect(run.caret?.frame == Rect(x: 117, y: 12, width: 1, height: 30))
  }

  @Test("Rule 16: lines of 0.5 points and a caret of 1, without the original's strokes")
  func ink() throws {
    let run = try SceneRun(VerificationCode.self)
    #expect(run.frames(of: "underline-").allSatisfy { $0.height == 0.5 && $0.maxY == 48 })
    #expect(run.caret?.frame.size == Size(width: 1, height: 24))
    #expect(run.caret?.borderWidth == 0)
  }

  @Test("Rule 20: digits run from left to right in every interface")
  func rightToLeft() throws {
    var run = try SceneRun<VerificationCode>.cells(
      4, environment: Environment(layoutDirection: .rightToLeft))
    try run.paste("27", at: 1)
    #expect(run.frames(of: "digit-").map(\.minX) == [13, 69])
    #expect(run.caret?.frame.minX == 131.5)
    #expect(try run.node("code-input").frame.minX == 83.5)
  }

  @Test("G11: with large text the button is in a low window, and the row stays")
  func lowWindow() throws {
    var environment = Environment(
      size: Size(width: 320, height: 568), safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
    environment.textSize = .accessibilityXXXLarge
    var configuration = VerificationCode.Configuration()
    configuration.resendAfter = 30
    configuration.phone = "+49 171 1234567"
    var run = try SceneRun(
      VerificationCode.self, configuration: configuration, environment: environment)
    let row = try run.node("code-input").frame
    #expect(try run.node("phone-label").frame.minY < 120)
    for second in 0...30 {
      try run.advance(to: Double(second))
      #expect(try run.node("resend-button").frame.maxY <= 568)
      #expect(try run.node("code-input").frame == row)
    }
    #expect(try run.node("resend-button").text == "Send again")

    // Where there is too little room, nothing moves above the safe area.
    environment.size.height = 300
    run = try SceneRun(
      VerificationCode.self, configuration: configuration, environment: environment)
    #expect(try run.node("phone-label").frame.minY == 20)
  }
}
