import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where the parts of a field are: F1 to F4, G3 to G8, examples 1 to 9, D1 to D4 and D17 to D20.
struct AdaptiveGeometryTests {
  struct SectionRow: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width: Double
    var limits: [Int]
    var x: [Double]
    var widths: [Double]

    static let all = [
      SectionRow(
        testDescription: "example 1", width: 240, limits: [4, 4, 4, 4], x: [4, 63, 122, 181],
        widths: [55, 55, 55, 55]),
      SectionRow(
        testDescription: "example 2", width: 240, limits: [3, 3, 4], x: [4, 75.2, 146.4],
        widths: [67.2, 67.2, 89.6]),
      SectionRow(
        testDescription: "example 3, four", width: 320, limits: [2, 4, 1, 3], x: [4, 68, 192, 226],
        widths: [60, 120, 30, 90]),
      SectionRow(
        testDescription: "example 3, three", width: 335, limits: [4, 6, 5],
        x: [4, 93.0667, 224.6667], widths: [85.0667, 127.6, 106.3333]),
      SectionRow(
        testDescription: "D2: the first takes nothing", width: 240, limits: [0, 4],
        x: [4, 8], widths: [0, 228]),
      SectionRow(
        testDescription: "D2: another takes nothing", width: 240, limits: [2, 0, 2],
        x: [4, 120, 124], widths: [112, 0, 112]),
      SectionRow(
        testDescription: "D2: none takes anything", width: 240, limits: [0, 0], x: [4, 122],
        widths: [114, 114]),
      SectionRow(
        testDescription: "D3: no room at all", width: 12, limits: [1, 1, 1, 1],
        x: [4, 8, 12, 16], widths: [0, 0, 0, 0]),
    ]
  }

  @Test("Sections", arguments: SectionRow.all, [false, true])
  func sections(_ row: SectionRow, raised: Bool) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(width: row.width, height: 28, limits: row.limits))
    if raised, row.limits.contains(where: { $0 > 0 }) { try run.tap("f", at: 0) }
    try run.settle()
    for k in row.limits.indices {
      let node = try run.node(run.section(k))
      #expect(isNear(node.frame, Rect(x: row.x[k], y: 0, width: row.widths[k], height: 28)))
      #expect(node.transform.scale.x.isFinite)
      if row.widths[k] == 0 { #expect(node.transform.scale.x == 1) }
    }
  }

  @Test("Example 4: folded sections lie on the line and meet")
  func folded() throws {
    let run = try SceneRun<AdaptiveField>(
      configuration: .field(height: 28, limits: [4, 4, 4, 4]))
    let spans = [(0.0, 63.0), (59, 122), (118, 181), (177, 240)]
    for (k, span) in spans.enumerated() {
      let node = try run.node(run.section(k))
      #expect(node.transform.translation == Point(x: 0, y: 13))
      #expect(isNear(node.transform.scale.x, 1.145455, within: 5e-7))
      #expect(node.transform.scale.y == 0.001)
      let seen = try run.seen(run.section(k))
      #expect(isNear(seen.midY, 27, within: 1e-9))
      #expect(isNear(seen.height, 0.028, within: 1e-9))
      #expect(isNear(seen.minX, span.0, within: 1e-9))
      #expect(isNear(seen.maxX, span.1, within: 1e-9))
    }
  }

  @Test("Example 5, D3: the folded width follows each section's own")
  func foldedScales() throws {
    let run = try SceneRun<AdaptiveField>(configuration: .field(limits: [3, 3, 4]))
    for (k, scale) in [1.119048, 1.119048, 1.089286].enumerated() {
      #expect(isNear(try run.node(run.section(k)).transform.scale.x, scale, within: 5e-7))
    }
  }

  @Test("D4: what is folded follows the field's sections and font")
  func foldedFollows() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(height: 28, limits: [4, 4, 4, 4]))
    try run.command("setLimits", "f", "3,3,4", at: 1)
    for (k, scale) in [1.119048, 1.119048, 1.089286].enumerated() {
      #expect(isNear(try run.node(run.section(k)).transform.scale.x, scale, within: 5e-7))
    }
    var fonts = FontBook()
    fonts["SFUIText-Regular"] = FontMetrics(lineHeight: 1.25)
    try run.send(.environment(EnvironmentChange(fonts: fonts)), at: 2)
    #expect(try run.node("f.placeholder-label").frame == Rect(x: 4, y: 4, width: 232, height: 20))
  }

  struct LabelRow: Sendable, CustomTestStringConvertible {
    var alignment: AdaptiveField.Alignment
    var shift: Double
    var left: Double
    var right: Double
    var testDescription: String { alignment.rawValue }
  }

  @Test(
    "Examples 6 and 7, D17, D18: the label",
    arguments: [
      LabelRow(alignment: .left, shift: -25, left: 8, right: 182),
      LabelRow(alignment: .center, shift: 0, left: 33, right: 207),
      LabelRow(alignment: .right, shift: 25, left: 58, right: 232),
    ])
  func label(_ row: LabelRow) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [20]) { $0.alignment = row.alignment })
    let rest = try run.node("f.placeholder-label")
    #expect(rest.frame == Rect(x: 4, y: 6.25, width: 232, height: 19.5))
    #expect(rest.transform == .identity)
    #expect(rest.textAlignment?.rawValue == row.alignment.rawValue)
    try run.tap("f", at: 0)
    try run.settle()
    let raised = try run.node("f.placeholder-label")
    #expect(raised.frame == Rect(x: 4, y: -19.5, width: 232, height: 19.5))
    #expect(raised.transform.scale == Point(x: 0.75, y: 0.75))
    #expect(raised.transform.translation == Point(x: row.shift, y: 0))
    let seen = try run.seen("f.placeholder-label")
    #expect(isNear(seen.minY, -17.0625, within: 1e-9))
    #expect(isNear(seen.height, 14.625, within: 1e-9))
    #expect(isNear(seen.minX, row.left, within: 1e-9))
    #expect(isNear(seen.maxX, row.right, within: 1e-9))
  }

  @Test("D17: the raised label clears the field for every height", arguments: [10.0, 19.5, 40])
  func labelClears(height: Double) throws {
    var configuration = AdaptiveField.Configuration.field(limits: [20])
    configuration.labelHeight = height
    var run = try SceneRun<AdaptiveField>(configuration: configuration)
    try run.tap("f", at: 0)
    try run.settle()
    #expect(try run.node("f.placeholder-label").frame.minY == -height)
    #expect(try run.seen("f.placeholder-label").maxY <= 0)
  }

  @Test("Example 8: the line; a border of no width leaves a line of 1", arguments: [1.0, 0, 3])
  func underline(border: Double) throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [20]) { $0.borderWidth = border })
    let thickness = border == 0 ? 1 : border
    let y = 32 - thickness
    #expect(
      try run.node("f.underline").frame == Rect(x: 0, y: y, width: 240, height: thickness))
    try run.tap("f", at: 0)
    try run.settle()
    #expect(
      try run.node("f.underline").frame == Rect(x: 4, y: y, width: 232, height: thickness))
    #expect(try run.node("f.section-0").borderWidth == border)
  }

  @Test("Example 9: the images")
  func images() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [20]) {
        $0.images.valid = Size(width: 12, height: 10)
        $0.images.placeholder = Size(width: 11, height: 12)
      })
    #expect(try run.node("f.state-image").frame == Rect(x: 219, y: 11, width: 12, height: 10))
    #expect(try run.node("f.state-image").alpha == 0)
    #expect(
      try run.node("f.placeholder-image").frame == Rect(x: 225, y: 10, width: 11, height: 12))
    #expect(try run.node("f.placeholder-image").alpha == 1)
    try run.tap("f", at: 0)
    try run.settle()
    #expect(
      try run.node("f.placeholder-image").frame == Rect(x: 225, y: -12, width: 11, height: 12))
    #expect(try run.node("f.placeholder-image").alpha == 0)
    #expect(try run.node("f.state-image").frame == Rect(x: 219, y: 11, width: 12, height: 10))
  }

  @Test("Nodes without an image are not there")
  func noImages() throws {
    let run = try SceneRun<AdaptiveField>(configuration: .field(limits: [20]))
    #expect(run.frame.nodes["f.state-image"] == nil)
    #expect(run.frame.nodes["f.placeholder-image"] == nil)
    #expect(run.frame.nodes["f.left-view"] == nil)
  }

  @Test("D1: a field of no sections is a label and a line")
  func noSections() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: []))
    #expect(
      run.frame.nodes.map { $0.id.name }
        == ["screen", "f", "f.placeholder-label", "f.underline"])
    let nodes = run.frame.nodes
    try run.tap("f", at: 1)
    try run.focus("f", at: 2)
    try run.command("setText", "f", "abc", at: 3)
    #expect(run.effects.isEmpty)
    #expect(run.frame.nodes == nodes)
    #expect(run.scene.state == .resting)
  }

  @Test("D2: a field that takes no characters does nothing")
  func noCharacters() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [0, 0]))
    let nodes = run.frame.nodes
    for target in ["f", "f.section-0", "f.section-1"] as [NodeID] {
      try run.tap(target, at: 1)
      try run.focus(target, at: 1)
    }
    try run.command("setText", "f", "abc", at: 2)
    #expect(run.effects.isEmpty)
    #expect(run.frame.nodes == nodes)
    // 8 points wider than its 114, like any folded section.
    #expect(isNear(try run.seen("f.section-0").width, 122, within: 1e-9))
  }

  @Test("D2: a section of no characters is passed over")
  func skipped() throws {
    var run = try SceneRun<AdaptiveField>(configuration: .field(limits: [0, 2, 0, 2, 0]))
    try run.tap("f", at: 0)
    #expect(run.scene.focusedSection == 1)
    try run.tap("f.section-2", at: 1)
    try run.focus("f.section-0", at: 1)
    #expect(run.scene.focusedSection == 1)
    try run.type("1", in: "f", at: 2)
    try run.type("2", in: "f", at: 3)
    #expect(run.scene.focusedSection == 3)
    try run.delete(in: "f", at: 4)
    #expect(run.texts == ["", "1", "", "", ""])
    #expect(run.scene.focusedSection == 1)
    #expect(try !run.node("f.section-2").enabled)
    try run.type("234", in: "f", at: 5)
    #expect(run.texts == ["", "12", "", "34", ""])
    #expect(run.scene.state == .resting)
  }

  @Test("D19: the left view takes room before the text only")
  func leftView() throws {
    let run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [6]) { $0.leftView = Size(width: 30, height: 30) })
    let section = try run.node("f.section-0")
    #expect(section.contentInset == Insets(top: 0, left: 34, bottom: 0, right: 4))
    let view = try run.node("f.left-view")
    #expect(view.parent == "f.section-0")
    #expect(view.frame == Rect(x: 0, y: 1, width: 30, height: 30))
  }

  @Test("A field of several sections has no left view")
  func leftViewOfOneSection() throws {
    let run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [3, 3]) { $0.leftView = Size(width: 30, height: 30) })
    #expect(run.frame.nodes["f.left-view"] == nil)
    #expect(
      try run.node("f.section-0").contentInset == Insets(top: 0, left: 4, bottom: 0, right: 4))
  }

  @Test("D20: the text leaves room for the state image, in the last section only")
  func stateImageInset() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [2, 2]) {
        $0.images.valid = Size(width: 12, height: 10)
        $0.validation = .init()
      })
    #expect(try run.node("f.section-1").contentInset.right == 4)
    try run.command("setText", "f", "1234", at: 1)
    #expect(try run.node("f.section-1").contentInset.right == 20)
    #expect(try run.node("f.section-0").contentInset.right == 4)
    try run.focus("f.section-1", at: 2)
    try run.delete(in: "f", at: 3)
    #expect(try run.node("f.section-1").contentInset.right == 4)
  }

  @Test("Order and parents")
  func order() throws {
    var run = try SceneRun<AdaptiveField>(
      configuration: .field(limits: [6]) {
        $0.leftView = Size(width: 30, height: 30)
        $0.images.placeholder = Size(width: 11, height: 12)
        $0.images.valid = Size(width: 12, height: 10)
      })
    try run.tap("f", at: 0)
    #expect(
      run.frame.nodes.map { "\($0.id.name) \($0.kind.rawValue) \($0.parent?.name ?? "-")" }
        == [
          "screen scroll -", "f view screen", "f.placeholder-label label f", "f.section-0 field f",
          "f.left-view view f.section-0", "f.underline shape f", "f.placeholder-image image f",
          "f.state-image image f", "accessory-bar view -",
          "accessory-next button accessory-bar",
        ])
  }

  @Test("The text of one section is aligned like the label, that of several is centred")
  func textAlignment() throws {
    for limits in [[6], [3, 3]] {
      let run = try SceneRun<AdaptiveField>(
        configuration: .field(limits: limits) { $0.alignment = .right })
      #expect(try run.node("f.section-0").textAlignment == (limits.count == 1 ? .right : .center))
    }
  }

  @Test("Right-to-left leaves a form where its frames put it")
  func rightToLeft() throws {
    let left = try SceneRun<AdaptiveField>()
    let right = try SceneRun<AdaptiveField>(environment: Environment(layoutDirection: .rightToLeft))
    #expect(left.frame.nodes == right.frame.nodes)
  }
}
