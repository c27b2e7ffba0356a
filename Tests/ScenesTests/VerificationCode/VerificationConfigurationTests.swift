import FlowEngine
import FlowTesting
import Scenes
import Testing

/// The configuration: its defaults, its JSON and what is wrong with it.
struct VerificationConfigurationTests {
  typealias Configuration = VerificationCode.Configuration

  static let defaults =
    #"{"length":4,"box":[208,48],"gap":16,"origin":{"phoneLabel":[20,120,335,24],"spacing":24},"#
    + ##""glyph":[14,28],"phone":"","colors":{"digit":"#FFFFFF","underline":"#2E86F0","##
    + ##""caret":"#FFFFFF","failure":"#FF453A","background":"#1C1C1E"},"resendAfter":null}"##

  @Test("Defaults, written as they are read")
  func writesDefaults() throws {
    #expect(ValueWriter.text(of: Configuration()) == Self.defaults)
    #expect(try Configuration(text: Self.defaults) == Configuration())
    #expect(try Configuration(text: "{}") == Configuration())
  }

  @Test("Every member is read")
  func readsAll() throws {
    let text =
      #"{"length":6,"box":[300,50.5],"gap":8,"origin":{"phoneLabel":[1,2,3,4],"spacing":-5},"#
      + ##""glyph":[10,20],"phone":"+44 20 7946 0018","colors":{"digit":"#010203","##
      + ##""underline":"#040506","caret":"#070809","failure":"#0A0B0C","background":"#0D0E0F80"},"##
      + #""resendAfter":2.5}"#
    let configuration = try Configuration(text: text)
    #expect(configuration.length == 6)
    #expect(configuration.box == Size(width: 300, height: 50.5))
    #expect(configuration.gap == 8)
    #expect(configuration.origin.phoneLabel == Rect(x: 1, y: 2, width: 3, height: 4))
    #expect(configuration.origin.spacing == -5)
    #expect(configuration.glyph == Size(width: 10, height: 20))
    #expect(configuration.phone == "+44 20 7946 0018")
    #expect(configuration.colors.failure == Color(0x0A0B0C))
    #expect(configuration.resendAfter == 2.5)
    #expect(ValueWriter.text(of: configuration) == text)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var message: String
    /// What the error points at.
    var place: String
  }

  @Test(
    "What cannot be shown is an error with its place",
    arguments: [
      Row(
        testDescription: "no cell", text: #"{"length":0}"#,
        message: "configuration 'length': expected a whole number from 1 to 13", place: "0"),
      Row(
        testDescription: "rule 9: fourteen cells", text: #"{"length":14}"#,
        message: "configuration 'length': expected a whole number from 1 to 13", place: "14"),
      Row(
        testDescription: "a wait that has been over for long", text: #"{"resendAfter":-1}"#,
        message: "configuration 'resendAfter': expected a number of seconds from 0 to 3600",
        place: "-1"),
      Row(
        testDescription: "a wait for ever", text: #"{"resendAfter":3601}"#,
        message: "configuration 'resendAfter': expected a number of seconds from 0 to 3600",
        place: "3601"),
      Row(
        testDescription: "half a cell", text: #"{"length":4.5}"#,
        message: "configuration 'length': expected a whole number, found a number", place: "4.5"),
      Row(
        testDescription: "rule 14: cells without a width", text: #"{"box":[48,48]}"#,
        message: "configuration 'box': expected a width that leaves room for the cells",
        place: "[48,48]"),
      Row(
        testDescription: "rule 14: gaps as wide as the box", text: #"{"gap":70}"#,
        message: "configuration 'box': expected a width that leaves room for the cells",
        place: "{"),
      Row(
        testDescription: "a box without a height", text: #"{"box":[208,0]}"#,
        message: "configuration 'box': expected a finite width and height above 0", place: "[208,0]"
      ),
      Row(
        testDescription: "a negative width", text: #"{"box":[-208,48]}"#,
        message: "configuration 'box': expected a finite width and height above 0",
        place: "[-208,48]"),
      Row(
        testDescription: "three extents", text: #"{"box":[208,48,1]}"#,
        message: "configuration 'box': expected [width, height], found 3 elements",
        place: "[208,48,1]"),
      Row(
        testDescription: "an extent in words", text: #"{"box":[208,"high"]}"#,
        message: "configuration 'box.1': expected a number, found a string", place: "\"high\""),
      Row(
        testDescription: "a box that is a number", text: #"{"box":208}"#,
        message: "configuration 'box': expected [width, height], found a number", place: "208"),
      Row(
        testDescription: "a negative gap", text: #"{"gap":-1}"#,
        message: "configuration 'gap': expected a finite distance, 0 or more", place: "-1"),
      Row(
        testDescription: "a label that is too short", text: #"{"origin":{"phoneLabel":[1,2,3]}}"#,
        message:
          "configuration 'origin.phoneLabel': expected [x, y, width, height], found 3 elements",
        place: "[1,2,3]"),
      Row(
        testDescription: "a label of negative width",
        text: #"{"origin":{"phoneLabel":[1,2,-3,4]}}"#,
        message: "configuration 'origin.phoneLabel': expected a finite size, 0 or more",
        place: "[1,2,-3,4]"),
      Row(
        testDescription: "a negative digit", text: #"{"glyph":[-1,28]}"#,
        message: "configuration 'glyph': expected a finite width and height, 0 or more",
        place: "[-1,28]"),
      Row(
        testDescription: "a phone that is a number", text: #"{"phone":5550100}"#,
        message: "configuration 'phone': expected a string, found a number", place: "5550100"),
      Row(
        testDescription: "an unknown member", text: #"{"lenght":6}"#,
        message: "configuration: unknown member 'lenght'; did you mean 'length'?", place: "\"lenght"
      ),
      Row(
        testDescription: "an unknown member of a group", text: #"{"origin":{"gap":6}}"#,
        message:
          "configuration 'origin': unknown member 'gap'; expected 'phoneLabel', 'spacing'",
        place: "\"gap"),
    ])
  func wrong(_ row: Row) throws {
    try expectRejection(
      by: VerificationCode.self, of: row.text, message: row.message, place: row.place)
  }

  @Test(
    "Numbers that are not finite are rejected before a frame is made",
    arguments: [
      Double.nan, .infinity, -.infinity,
    ])
  func notFinite(number: Double) throws {
    let paths: [WritableKeyPath<Configuration, Double> & Sendable] = [
      \.box.width, \.box.height, \.gap, \.glyph.width, \.glyph.height, \.origin.spacing,
      \.origin.phoneLabel.origin.x, \.origin.phoneLabel.origin.y,
      \.origin.phoneLabel.size.width, \.origin.phoneLabel.size.height,
    ]
    for path in paths {
      var configuration = Configuration()
      configuration[keyPath: path] = number
      #expect(throws: MemberError.self) {
        try Engine(VerificationCode.self, configuration: configuration)
      }
    }
  }

  @Test("A place beyond all numbers is rejected, though each of its numbers is finite")
  func tooFar() throws {
    var configuration = Configuration()
    configuration.origin.phoneLabel = Rect(x: 1.7e308, y: 0, width: 1.7e308, height: 0)
    #expect(throws: MemberError("expected a finite place", of: "origin")) {
      try Engine(VerificationCode.self, configuration: configuration)
    }
  }

  @Test("The description names each member with its default")
  func describes() {
    var rows: [ConfigurationRow] = []
    Configuration().describe("", "", into: &rows)
    #expect(
      rows.map(\.path) == [
        "length", "box", "gap", "origin.phoneLabel", "origin.spacing", "glyph", "phone",
        "colors.digit", "colors.underline", "colors.caret", "colors.failure", "colors.background",
        "resendAfter",
      ])
    #expect(
      rows.map(\.defaultValue) == [
        "4", "[208,48]", "16", "[20,120,335,24]", "24", "[14,28]", "\"\"", "\"#FFFFFF\"",
        "\"#2E86F0\"", "\"#FFFFFF\"", "\"#FF453A\"", "\"#1C1C1E\"", "null",
      ])
  }
}

extension VerificationCode.Configuration {
  fileprivate init(text: String) throws {
    var text = text
    self = try text.withUTF8 { try Self(json: try JSONValue(parsing: $0)) }
  }
}
