import FlowEngine
import Testing

struct JSONValueParsingTests {
  private func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try bytes.withUnsafeBufferPointer { (bytes) throws(JSONError) in
      try JSONValue(parsing: bytes)
    }
  }

  @Test(
    "A value is read",
    arguments: [
      ("null", .null), ("true", .bool(true)), ("false", .bool(false)), ("0", .number(0)),
      (" -1.5e3\n", .number(-1500)), ("1e308", .number(1e308)), ("\"\"", .string("")),
      (#""\u0000é""#, .string("\u{0}é")), ("[]", .array([])), ("{}", .object([])),
    ] as [(String, JSONValue.Content)])
  func reads(text: String, content: JSONValue.Content) throws {
    #expect(try parse(Array(text.utf8)).content == content)
  }

  @Test("Values and members keep their places")
  func offsets() throws {
    let json = try parse(Array(#" {"é":[1, {"b" : null}]}"#.utf8))
    guard case .object(let members) = json.content, let member = members.first,
      case .array(let elements) = member.value.content
    else {
      Issue.record("\(json)")
      return
    }
    #expect(json.offset == 1)
    #expect(member.name == "é")
    #expect(member.offset == 2)
    #expect(member.value.offset == 7)
    #expect(elements.map(\.offset) == [8, 11])
    #expect(elements.last?["b"]?.offset == 18)
    #expect(json["c"] == nil)
  }

  @Test(
    "A malformed text is rejected with its place",
    arguments: [
      ("", 0, "expected a value, found the end"),
      ("nul", 0, "expected null, found 'n'"),
      ("True", 0, "expected a value, found 'T'"),
      ("1 2", 2, "expected nothing more, found '2'"),
      ("[1,]", 3, "expected a value, found ']'"),
      ("[1", 2, "expected ',' or ']', found the end"),
      ("{\"a\":1,}", 7, "expected the name of a member in double quotes, found '}'"),
      ("{\"a\":é}", 5, "expected a value, found 'é'"),
      ("1e309", 0, "expected a number that fits in 64-bit floating point"),
      ("[{\"a\":-1e309}]", 6, "'[0].a' must be a number that fits in 64-bit floating point"),
      ("{\"a\":1,\"\\u0061\":2}", 7, "member 'a' stands twice"),
      ("\u{FEFF}1", 0, "a byte order mark is not allowed; expected plain UTF-8"),
    ])
  func rejects(text: String, offset: Int, message: String) {
    let error = #expect(throws: JSONError.self) { try parse(Array(text.utf8)) }
    #expect(error?.offset == offset)
    #expect(error?.message == message)
  }

  @Test("Nesting ends at 64")
  func nesting() throws {
    func text(_ depth: Int) -> [UInt8] {
      Array(repeating: 0x5B, count: depth) + Array(repeating: 0x5D, count: depth)
    }
    #expect(JSONValue.nestingLimit == 64)
    _ = try parse(text(64))
    let error = #expect(throws: JSONError.self) { try parse(text(65)) }
    #expect(error?.reason == .tooDeep)
    #expect(error?.offset == 64)
  }
}
