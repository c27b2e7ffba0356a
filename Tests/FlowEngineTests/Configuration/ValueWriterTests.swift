import FlowEngine
import Testing

/// Whatever is done with a writer, the document around it stays well formed.
struct ValueWriterTests {
  /// A value that writes what it is told to.
  struct Written: MemberValue {
    static let expectation = "anything"
    var body: @Sendable (inout ValueWriter) -> Void

    init(_ body: @escaping @Sendable (inout ValueWriter) -> Void) {
      self.body = body
    }

    init(json: JSONValue) throws(MemberError) {
      self.init { $0.writeNull() }
    }

    func write(to json: inout ValueWriter) {
      body(&json)
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var body: @Sendable (inout ValueWriter) -> Void

    init(_ name: String, _ text: String, _ body: @escaping @Sendable (inout ValueWriter) -> Void) {
      testDescription = name
      self.text = text
      self.body = body
    }
  }

  static let rows = [
    Row("nothing is null", "null") { _ in },
    Row("null", "null") { $0.writeNull() },
    Row("a number is exact", "0.30000000000000004") { $0.write(0.1 + 0.2) },
    Row("what is no number", "null") { $0.write(Double.nan) },
    Row("what is infinite", "null") { $0.write(-Double.infinity) },
    Row("a whole number", "-9223372036854775808") { $0.write(Int.min) },
    Row("a truth value", "false") { $0.write(false) },
    Row("a text with what needs an escape", #""a\"\\\u0001é""#) { $0.write("a\"\\\u{1}é") },
    Row("the first of two values", "1") {
      $0.write(1)
      $0.write(2)
    },
    Row("the first of all sorts of values", #""x""#) {
      $0.write("x")
      $0.write(0.5)
      $0.write(true)
      $0.writeNull()
      $0.writeMembers { $0.member("a", 1) }
      $0.writeElements { $0.append(1) }
    },
    Row("an object, and nothing after it", #"{"a":1}"#) {
      $0.writeMembers { $0.member("a", 1) }
      $0.write(2)
    },
    Row("null, and nothing after it", "null") {
      $0.writeNull()
      $0.write(2)
    },
    Row("an empty object", "{}") { $0.writeMembers { _ in } },
    Row("an empty array", "[]") { $0.writeElements { _ in } },
    Row("members of all sorts", #"{"a":[1.5,{"b":null},{}],"c":{"d":true},"é\n":"f"}"#) {
      $0.writeMembers { members in
        members.member("a") { elements in
          elements.append(1.5)
          elements.append { $0.member("b", nil as Int?) }
          elements.append { _ in }
        }
        members.member("c") { $0.member("d", true) }
        members.member(named: "é\n", "f")
      }
    },
  ]

  @Test("What is written", arguments: rows)
  func written(_ row: Row) throws {
    #expect(Written(row.body).text == row.text)
    // Between others it breaks nothing.
    let three = [Written(row.body), Written(row.body), Written { $0.write(7) }]
    #expect(three.text == "[\(row.text),\(row.text),7]")
  }

  /// An effect with a number, and one that is none.
  struct Measured: SceneEffect {
    var type: String { "measured" }

    func write(to members: inout MemberWriter) {
      members.member("length", 0.1 + 0.2)
      members.member("none", Double.nan)
      members.member("point", Point(x: 1.00049, y: -0.0001))
    }
  }

  @Test("In a frame numbers are rounded, and what is no number is 0")
  func inFrames() {
    var json = JSONWriter()
    json.effect(FrameEffect.own(Measured()))
    #expect(json.text == #"{"type":"measured","length":0.3,"none":0,"point":[1,0]}"#)
  }
}
