import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The configuration: defaults, reading, writing, errors (C1 to C23).
struct AdaptiveConfigurationTests {
  @Test("The default is the example's form")
  func example() throws {
    let fields = AdaptiveField.Configuration().fields
    #expect(fields.map { $0.id } == ["name", "card", "price"])
    #expect(
      fields.map { $0.frame } == [
        Rect(x: 40, y: 92, width: 240, height: 32), Rect(x: 40, y: 152, width: 240, height: 28),
        Rect(x: 40, y: 208, width: 240, height: 32),
      ])
    #expect(fields.map { $0.limits } == [[20], [4, 4, 4, 4], [6]])
    #expect(
      fields.map { $0.validation } == [.minimumLength(5), .exactLength(16), .init()])
    #expect(fields[0].texts.valid == "Correct name")
    #expect(fields[0].texts.invalid == "Wrong name")
    #expect(fields[0].images.valid == Size(width: 12, height: 10))
    #expect(fields[0].images.invalid == Size(width: 12, height: 11))
    #expect(fields.map { $0.leftView } == [nil, nil, Size(width: 30, height: 30)])
    for field in fields {
      #expect(field.alignment == .left)
      #expect(field.style == .bordered)
      #expect(field.borderWidth == 1)
      #expect(field.images.placeholder == Size(width: 11, height: 12))
      #expect(field.colors.validBorder == Color(0xA3E358))
      #expect(field.colors.validPlaceholder == Color(0xA3E358))
      #expect(field.colors.invalidBorder == Color(0xFF9393))
      #expect(field.colors.invalidPlaceholder == Color(0xFF9393))
    }
    #expect(AdaptiveField.Configuration().labelHeight == 19.5)
  }

  @Test("The defaults of a field")
  func defaults() throws {
    let configuration = try AdaptiveField.Configuration(
      #"{"fields":[{"id":"a","frame":[1,2,3,4],"limits":[]}]}"#)
    let field = configuration.fields[0]
    #expect(field.alignment == .center)
    #expect(field.style == .bordered)
    #expect(field.accessory == .last)
    #expect(field.keyboard == .default)
    #expect(field.validation == nil)
    #expect(field.colors.border == Color(0x9CA8AD))
    #expect(field.colors.raisedBorder == Color(0xB4B4B4))
    #expect(field.colors.raisedPlaceholder == Color(0xB4B4B4))
    #expect(field.colors.underline == Color(0xB4B4B4))
    #expect(field.colors.placeholder == Color(0x505050))
    #expect(field.colors.text == Color(0x505050))
    #expect(field.colors.tint == Color(0x007AFF))
    #expect(field.colors.validBorder == nil)
    #expect(field.colors.validPlaceholder == nil)
    #expect(field.colors.invalidBorder == nil)
    #expect(field.colors.invalidPlaceholder == nil)
    #expect(field.texts == .init())
    #expect(field.images == .init())
    #expect(field.leftView == nil)
  }

  @Test("What is written is read back")
  func roundTrip() throws {
    let example = AdaptiveField.Configuration()
    var other = AdaptiveField.Configuration.field(limits: [1, 0, 3]) {
      $0.style = .underlined
      $0.alignment = .right
      $0.accessory = .always
      $0.keyboard = .numberPad
      $0.colors.tint = Color(red: 1, green: 2, blue: 3, alpha: 4)
      $0.validation = .exactLength(4)
      $0.validation?.luhn = true
      $0.validation?.pattern = .alphanumeric
    }
    other.labelHeight = 21.25
    for configuration in [example, other] {
      let text = ValueWriter.text(of: configuration)
      #expect(try AdaptiveField.Configuration(text) == configuration)
    }
  }

  @Test(
    "Colours",
    arguments: [
      ("#0a1B2c", Color(0x0A1B2C)), ("#01020304", Color(red: 1, green: 2, blue: 3, alpha: 4)),
    ])
  func colors(text: String, color: Color) throws {
    let configuration = try AdaptiveField.Configuration(
      #"{"fields":[{"id":"a","frame":[1,2,3,4],"limits":[],"colors":{"text":"\#(text)"}}]}"#)
    #expect(configuration.fields[0].colors.text == color)
  }

  struct ErrorRow: Sendable, CustomTestStringConvertible {
    var json: String
    var path: String
    var testDescription: String { json }

    init(_ json: String, _ path: String) {
      self.json = json
      self.path = path
    }

    /// A row of a field that is valid except for some members.
    static func field(
      _ path: String, _ members: String, id: String = "a", frame: String = "[0,0,200,30]",
      limits: String = "[4]"
    ) -> ErrorRow {
      let rest = members.isEmpty ? "" : ",\(members)"
      return ErrorRow(
        #"{"fields":[{"id":"\#(id)","frame":\#(frame),"limits":\#(limits)\#(rest)}]}"#,
        "fields.0\(path.isEmpty ? "" : ".")\(path)")
    }
  }

  @Test(
    "Errors and their places",
    arguments: [
      ErrorRow.field("limits", "", limits: "[4,-1]"),
      .field("limits.0", "", limits: "[1.5]"),
      .field("limits", "", limits: "[1000001]"),
      .field("limits", "", limits: "4"),
      .field("frame", "", frame: "[0,0,0,30]"),
      .field("frame", "", frame: "[0,0,200,0]"),
      .field("frame", "", frame: "[0,0,-5,30]"),
      .field("frame", "", frame: "[0,0,5]"),
      .field("id", "", id: ""),
      .field("id", "", id: "a.b"),
      .field("id", "", id: "screen"),
      .field("id", "", id: "accessory-bar"),
      .field("id", "", id: "accessory-next"),
      .field("borderWidth", #""borderWidth":-1"#),
      .field("leftView", #""leftView":[-1,1]"#),
      .field("images.valid", #""images":{"valid":[1,-1]}"#),
      .field("validation.minimumLength", #""validation":{"minimumLength":-1}"#),
      .field("validation.exactLength", #""validation":{"exactLength":2.5}"#),
      .field("validation.pattern", #""validation":{"pattern":"digit"}"#),
      .field("validation", #""validation":{"length":2}"#),
      .field("colors.text", ##""colors":{"text":"#12345"}"##),
      .field("colors.text", ##""colors":{"text":"#1234567890"}"##),
      .field("colors.text", #""colors":{"text":"red"}"#),
      .field("colors", ##""colors":{"textColor":"#123456"}"##),
      .field("alignment", #""alignment":"centre""#),
      .field("style", #""style":"boxed""#),
      .field("keyboard", #""keyboard":"phone""#),
      .field("accessory", #""accessory":"never""#),
      .field("", #""limit":3"#),
      ErrorRow(#"{"fields":[{"id":"a","frame":[0,0,9,9]}]}"#, "fields.0"),
      ErrorRow(#"{"fields":[{"id":"a","limits":[]}]}"#, "fields.0"),
      ErrorRow(#"{"fields":[{"frame":[0,0,9,9],"limits":[]}]}"#, "fields.0"),
      ErrorRow(#"{"labelHeight":-1}"#, "labelHeight"),
      ErrorRow(#"{"field":[]}"#, ""),
    ])
  func errors(_ row: ErrorRow) throws {
    let error = #expect(throws: MemberError.self) {
      try AdaptiveField.Configuration(row.json)
    }
    #expect(error?.path == row.path)
    #expect(error?.offset != nil)
  }

  @Test("A repeated name")
  func duplicate() throws {
    let field = #"{"id":"a","frame":[0,0,9,9],"limits":[]}"#
    let error = #expect(throws: MemberError.self) {
      try AdaptiveField.Configuration(#"{"fields":[\#(field),\#(field)]}"#)
    }
    #expect(error?.path == "fields.1.id")
    #expect(error?.reason == "'a' stands twice")
  }

  @Test("Members that are no numbers are found also in a configuration made in code")
  func notFinite() throws {
    let changes: [(inout AdaptiveField.FieldConfiguration) -> Void] = [
      { $0.frame.origin.x = .nan }, { $0.frame.size.width = .infinity },
      { $0.borderWidth = .nan }, { $0.leftView = Size(width: .nan, height: 1) },
      { $0.images.placeholder = Size(width: 1, height: .infinity) }, { $0.limits = [-1] },
      { $0.limits = Array(repeating: 1, count: 1001) },
    ]
    for change in changes {
      #expect(throws: MemberError.self) {
        try Engine<AdaptiveField>(configuration: .field(limits: [4], change))
      }
    }
    var configuration = AdaptiveField.Configuration()
    configuration.labelHeight = .nan
    #expect(throws: MemberError.self) {
      try Engine<AdaptiveField>(configuration: configuration)
    }
  }

  @Test(
    "D1, D2: having no sections, or sections of no characters, is no error",
    arguments: [
      [], [0], [0, 0], [0, 4], [4, 0],
    ])
  func allowed(limits: [Int]) {
    #expect(throws: Never.self) {
      try Engine<AdaptiveField>(configuration: .field(limits: limits))
    }
  }

  @Test("The label is as high as the font that the environment describes")
  func labelHeight() throws {
    var fonts = FontBook()
    fonts["SFUIText-Regular"] = FontMetrics(lineHeight: 1.5)
    let run = try SceneRun<AdaptiveField>(environment: Environment(fonts: fonts))
    #expect(
      try run.node("name.placeholder-label").frame == Rect(x: 4, y: 4, width: 232, height: 24))
  }

  @Test("C2: it stays as configured where the font that is described has no height")
  func labelHeightWithoutFont() throws {
    var environment = Environment()
    environment.fonts["SFUIText-Regular"] = FontMetrics(defaultAdvance: 0.6)
    var configuration = AdaptiveField.Configuration()
    for height in [19.5, 30] {
      configuration.labelHeight = height
      let run = try SceneRun<AdaptiveField>(
        configuration: configuration, environment: environment)
      #expect(try run.node("name.placeholder-label").frame.height == height)
    }
  }
}
