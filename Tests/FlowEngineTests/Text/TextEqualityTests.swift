import FlowTesting
import Testing

@testable import FlowEngine

/// Two texts that look alike, `é` composed and decomposed, are two texts wherever one may stand.
@Suite("Values with texts are equal only if the bytes are") struct TextEqualityTests {
  struct Greeting: SceneConfiguration {
    var text = ""
    var texts: [String] = []

    init() {}

    init(_ text: String, _ texts: [String] = []) {
      self.text = text
      self.texts = texts
    }

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("text", &text, "a text")
      members.member("texts", &texts, "texts")
    }
  }

  enum Speech: SceneEffect {
    case say(String)
    case wave

    var type: String {
      switch self {
      case .say: "say"
      case .wave: "wave"
      }
    }

    func write(to members: inout MemberWriter) {
      if case .say(let text) = self { members.member("text", text) }
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var areEqual: @Sendable (String, String) throws -> Bool

    init(_ name: String, _ areEqual: @escaping @Sendable (String, String) throws -> Bool) {
      testDescription = name
      self.areEqual = areEqual
    }

    /// A row for the nodes that differ in one member.
    init(node name: String, _ set: @escaping @Sendable (inout Node, String) -> Void) {
      self.init("node: \(name)") { text, other in
        var node = Node("a", .label, frame: .zero)
        var second = node
        set(&node, text)
        set(&second, other)
        return node == second
      }
    }
  }

  static func scene(_ title: String) throws -> StateDifferenceTests.Nested {
    var scene = try Engine(StateDifferenceTests.Nested.self).scene
    scene.pages[0].title = title
    return scene
  }

  static let rows = [
    Row("id") { NodeID($0) == NodeID($1) },
    Row("node: id") { Node(NodeID($0), frame: .zero) == Node(NodeID($1), frame: .zero) },
    Row("node: parent") {
      Node("a", in: NodeID($0), frame: .zero) == Node("a", in: NodeID($1), frame: .zero)
    },
    Row(node: "text") { $0.text = $1 },
    Row(node: "placeholder") { $0.placeholder = $1 },
    Row(node: "image") { $0.image = $1 },
    Row(node: "font") { $0.font = Node.Font($1, size: 12) },
    Row(node: "rows") { $0.rows = [["a"], [$1]] },
    Row(node: "accessibilityLabel") { $0.accessibilityLabel = $1 },
    Row(node: "accessibilityValue") { $0.accessibilityValue = $1 },
    Row("effect: announce") { FrameEffect<Never>.announce($0) == .announce($1) },
    Row("effect: focus") { FrameEffect<Never>.focus(NodeID($0)) == .focus(NodeID($1)) },
    Row("effect: own") { FrameEffect<Speech>.own(.say($0)) == .own(.say($1)) },
    Row("effect: own, alone") { Speech.say($0) == .say($1) },
    Row("configuration: text") { Greeting($0) == Greeting($1) },
    Row("configuration: texts") { Greeting("", ["a", $0]) == Greeting("", ["a", $1]) },
    Row("state") { try scene($0).savedMembers.bytes == scene($1).savedMembers.bytes },
    Row("state: differences") { try scene($0).differences(from: scene($1)).isEmpty },
    Row("difference of states") {
      StateDifference(path: "a", before: $0) == StateDifference(path: "a", before: $1)
    },
    Row("event: text") {
      Event.text(TextEdit("a", replacement: $0)) == .text(TextEdit("a", replacement: $1))
    },
    Row("event: command") { Event.command(Command($0)) == .command(Command($1)) },
    Row("event: value of a command") {
      Event.command(Command("a", value: .string($0)))
        == .command(Command("a", value: .string($1)))
    },
    Row("event: response") {
      Event.response(Response(to: $0, .success)) == .response(Response(to: $1, .success))
    },
    Row("event: message of a response") {
      Event.response(Response(to: "a", .failure, message: $0))
        == .response(Response(to: "a", .failure, message: $1))
    },
    Row("text of a field") { EditableText($0) == EditableText($1) },
    Row("environment: name of a font") { text, other in
      var environment = Environment()
      var second = environment
      environment.fonts[text] = FontMetrics()
      second.fonts[other] = FontMetrics()
      return environment == second
    },
    Row("JSON: text") { JSONValue.Content.string($0) == .string($1) },
    Row("JSON: name") { text, other in
      let value = JSONValue(content: .null, offset: 0)
      return JSONValue.Member(name: text, offset: 0, value: value)
        == JSONValue.Member(name: other, offset: 0, value: value)
    },
  ]

  @Test("Texts that look alike differ in", arguments: rows)
  func equality(row: Row) throws {
    let (composed, decomposed) = (TextBytesTests.composed, TextBytesTests.decomposed)
    #expect(composed == decomposed, "to the standard library they are equal")
    #expect(try row.areEqual(composed, composed))
    #expect(try row.areEqual(decomposed, decomposed))
    #expect(try !row.areEqual(composed, decomposed))
  }

  @Test("Effects of other types or members differ")
  func effects() {
    #expect(Speech.say("wave") != .wave)
    #expect(Speech.wave == .wave)
    #expect(FrameEffect<Speech>.own(.wave) != .blur)
    #expect(FrameEffect<Speech>.blur == .blur)
    #expect(Greeting("a", ["b"]) != Greeting("a", ["c"]))
  }
}
