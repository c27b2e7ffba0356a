import FlowSnapshots
import Testing

@Suite("The outline of a JSON text")
struct JSONOutlineTests {
  /// A text of any length, and the member that it has twice.
  struct Sample: Sendable, CustomTestStringConvertible {
    var text: String
    var name: String?

    init(_ text: String, _ name: String? = nil) {
      self.text = text
      self.name = name
    }

    var testDescription: String {
      "\(text.prefix(100)) of \(text.utf8.count) bytes" + (name.map { ", twice \"\($0)\"" } ?? "")
    }
  }

  /// An object with members of the names.
  private static func object(_ names: [String]) -> String {
    "{" + names.map { "\"\($0)\":0" }.joined(separator: ",") + "}"
  }

  private static let many = (0..<200).map { "name-\($0)" }

  @Test(
    "knows names that are alike, but not the same",
    arguments: [
      Sample(object(["", "a", "b", "aa", "axb", "ayb", "azb"])),
      Sample(#"{"a":{"a":{"a":0},"b":[{"a":0},{"a":0}]},"b":{"a":0}}"#),
      Sample(#"{"a":0}{"a":0}"#),
      Sample(#"{"\u0061":0,"\\u0061":0,"A":0}"#),
      Sample(object(many)),
    ])
  func accepts(_ sample: Sample) throws {
    let outline = try JSONOutline(Array(sample.text.utf8))
    #expect(outline.bytes == Array(sample.text.utf8))
  }

  @Test(
    "has no member twice",
    arguments: [
      Sample(object(["", "a", ""]), ""),
      Sample(object(["axb", "ayb", "azb", "ayb"]), "ayb"),
      Sample(#"{"b":[{"a":0},{"a":{"a":0,"b":0},"c":0,"a":0}]}"#, "a"),
      Sample(#"{"a":0,"\u0061":0}"#, "a"),
      Sample(#"{"\u0061":0,"b":0,"a":0}"#, "a"),
      Sample(object(many + ["name-3"]), "name-3"),
      Sample(object(many + ["name-150"]), "name-150"),
      Sample(object(many + ["name-\\u0033"]), "name-3"),
    ])
  func rejects(_ sample: Sample) throws {
    let text = sample.text
    let error = #expect(throws: FramesError.self) { try JSONOutline(Array(text.utf8)) }
    #expect(error?.reason == "member '\(try #require(sample.name))' stands twice")
    // It is the last member in each of them.
    let comma = try #require(text.utf8.lastIndex(of: UInt8(ascii: ",")))
    #expect(error?.offset == text.utf8.distance(from: text.utf8.startIndex, to: comma) + 1)
  }

  @Test("has every value with its bytes, whatever stands between them")
  func values() throws {
    let text = " {\"a\" : [ 1 , -2.5e3 ,\t\"x\\\"]\" , true , null ] ,\n \"b\" : { } } [ ] "
    let outline = try JSONOutline(Array(text.utf8))
    func bytes(_ value: JSONOutline.Value) -> String {
      String(decoding: outline.bytes[outline.range(of: value)], as: UTF8.self)
    }
    #expect(outline.roots.map { bytes($0).count } == [59, 3])
    let members = outline.members(of: outline.roots[0])
    #expect(members.map { bytes($0.name) } == ["\"a\"", "\"b\""])
    #expect(
      outline.elements(of: members[0].value).map { bytes($0) }
        == ["1", "-2.5e3", "\"x\\\"]\"", "true", "null"])
    #expect(outline.number(outline.elements(of: members[0].value)[1]) == -2500)
    #expect(outline.number(members[0].value) == nil)
    #expect(outline.members(of: members[1].value).isEmpty)
    #expect(outline.member("b", of: outline.roots[0]).map { bytes($0) } == "{ }")
  }
}
