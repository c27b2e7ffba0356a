import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The configuration: its defaults, its JSON and what is wrong with it.
struct CardConfigurationTests {
  typealias Configuration = CardInput.Configuration

  static let defaults =
    #"{"origin":null,"width":null,"brands":["#
    + #"{"brand":"visa","prefixes":[[4,4]],"length":16,"groups":[4,8,12],"codeLength":3},"#
    + #"{"brand":"mastercard","prefixes":[[51,55],[2221,2720]],"length":16,"groups":[4,8,12],"#
    + #""codeLength":3},"#
    + #"{"brand":"amex","prefixes":[[34,34],[37,37]],"length":15,"groups":[4,10],"codeLength":4}"#
    + #"],"luhn":true}"#

  @Test("Defaults, written as they are read")
  func writesDefaults() throws {
    #expect(ValueWriter.text(of: Configuration()) == Self.defaults)
    #expect(try Configuration(text: Self.defaults) == Configuration())
    #expect(try Configuration(text: "{}") == Configuration())
  }

  @Test("Every member is read, and counts")
  func readsAll() throws {
    let text =
      #"{"origin":[8,100.5],"width":300,"brands":[{"brand":"amex","prefixes":[[9,9]],"#
      + #""length":13,"groups":[5],"codeLength":4}],"luhn":false}"#
    let configuration = try Configuration(text: text)
    #expect(ValueWriter.text(of: configuration) == text)
    var run = try SceneRun(CardInput.self, configuration: configuration)
    #expect(try run.node("card-input").frame == Rect(x: 8, y: 100.5, width: 300, height: 244))
    try run.focus(.number, at: 0)
    try run.type("4", in: .number, at: 0)
    #expect(run.scene.brand == nil)
    try run.type("9123456789012345", in: .number, TextRange(location: 0, length: 1), at: 1)
    #expect(run.scene.brand == .amex && run.text(.number) == "91234 56789012")
    #expect(run.scene.complete.number)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var message: String
    /// What the error points at.
    var place: String
  }

  private static func brand(_ members: String) -> String {
    #"{"brands":[{"brand":"visa","# + members + "}]}"
  }

  @Test(
    "What cannot be shown is an error with its place",
    arguments: [
      Row(
        testDescription: "unknown member", text: #"{"brand":[]}"#,
        message: "configuration: unknown member 'brand'; did you mean 'brands'?", place: "\"brand"),
      Row(
        testDescription: "an origin of three", text: #"{"origin":[1,2,3]}"#,
        message: "configuration 'origin': expected [x, y], found 3 elements", place: "[1,2,3]"),
      Row(
        testDescription: "an origin in words", text: #"{"origin":"top"}"#,
        message: "configuration 'origin': expected [x, y], found a string", place: "\"top"),
      Row(
        testDescription: "no width", text: #"{"width":0}"#,
        message: "configuration 'width': expected a finite width above 0", place: "0"),
      Row(
        testDescription: "a width in words", text: #"{"width":"wide"}"#,
        message: "configuration 'width': expected a number, found a string", place: "\"wide"),
      Row(
        testDescription: "Luhn by number", text: #"{"luhn":1}"#,
        message: "configuration 'luhn': expected true or false, found a number", place: "1"),
      Row(
        testDescription: "an unknown brand",
        text: #"{"brands":[{"brand":"visas","prefixes":[[4,4]]}]}"#,
        message: "configuration 'brands.0.brand': unknown value 'visas'; did you mean 'visa'?",
        place: "\"visas"),
      Row(
        testDescription: "a brand without ranges", text: #"{"brands":[{"brand":"visa"}]}"#,
        message: "configuration 'brands.0': missing member 'prefixes'", place: "{\"brand\""),
      Row(
        testDescription: "no range", text: brand(#""prefixes":[]"#),
        message: "configuration 'brands.0.prefixes': expected at least one range", place: "[]"),
      Row(
        testDescription: "a range of one number", text: brand(#""prefixes":[[4]]"#),
        message:
          "configuration 'brands.0.prefixes.0': expected [first, last], found 1 elements",
        place: "[4]"),
      Row(
        testDescription: "ends of different lengths", text: brand(#""prefixes":[[51,552]]"#),
        message:
          "configuration 'brands.0.prefixes': expected ranges from 1 up, "
          + "both ends of as many digits, 6 at the most",
        place: "[[51"),
      Row(
        testDescription: "ends the wrong way round", text: brand(#""prefixes":[[55,51]]"#),
        message:
          "configuration 'brands.0.prefixes': expected ranges from 1 up, "
          + "both ends of as many digits, 6 at the most",
        place: "[[55"),
      Row(
        testDescription: "17 digits", text: brand(#""prefixes":[[4,4]],"length":17"#),
        message: "configuration 'brands.0.length': expected a whole number from 12 to 16",
        place: "17"),
      Row(
        testDescription: "falling groups", text: brand(#""prefixes":[[4,4]],"groups":[8,4]"#),
        message: "configuration 'brands.0.groups': expected rising numbers below 'length'",
        place: "[8,4]"),
      Row(
        testDescription: "a group beyond the number",
        text: brand(#""prefixes":[[4,4]],"groups":[16]"#),
        message: "configuration 'brands.0.groups': expected rising numbers below 'length'",
        place: "[16]"),
      Row(
        testDescription: "five groups", text: brand(#""prefixes":[[4,4]],"groups":[1,2,3,4]"#),
        message: "configuration 'brands.0.groups': expected 3 spaces at the most",
        place: "[1,2,3,4]"),
      Row(
        testDescription: "a code of two", text: brand(#""prefixes":[[4,4]],"codeLength":2"#),
        message: "configuration 'brands.0.codeLength': expected 3 or 4", place: "2"),
    ])
  func wrong(_ row: Row) throws {
    try expectRejection(
      by: CardInput.self, of: row.text, message: row.message, place: row.place)
  }

  @Test("A brand that is listed twice is an error")
  func twice() throws {
    let rule = #"{"brand":"visa","prefixes":[[4,4]]}"#
    let error = #expect(throws: MemberError.self) {
      try Configuration(text: #"{"brands":[\#(rule),\#(rule)]}"#)
    }
    #expect(error?.message == "'brands.1.brand': 'visa' stands there twice")
  }

  @Test(
    "Numbers that are not finite are rejected before a frame is made",
    arguments: [Double.nan, .infinity])
  func notFinite(number: Double) throws {
    var configuration = Configuration()
    configuration.width = number
    #expect(throws: MemberError.self) {
      try Engine(CardInput.self, configuration: configuration)
    }
    configuration.width = nil
    configuration.origin = Point(x: 0, y: number)
    #expect(throws: MemberError.self) {
      try Engine(CardInput.self, configuration: configuration)
    }
  }

  @Test("The description names each member with its default")
  func describes() {
    var rows: [ConfigurationRow] = []
    Configuration().describe("", "", into: &rows)
    let paths = [
      "origin", "width", "brands", "brands[].brand", "brands[].prefixes", "brands[].length",
      "brands[].groups", "brands[].codeLength", "luhn",
    ]
    #expect(rows.map(\.path) == paths)
    #expect(rows.first?.defaultValue == "null" && rows.last?.defaultValue == "true")
  }
}

extension CardInput.Configuration {
  fileprivate init(text: String) throws {
    var text = text
    self = try text.withUTF8 { try Self(json: try JSONValue(parsing: $0)) }
  }
}
