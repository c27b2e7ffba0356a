import FlowEngine
import Testing

struct StateMembersTests {
  /// A group with members of each sort.
  struct Sample: StateGroup, Equatable {
    enum Side: String, MemberChoice {
      case left, right
    }

    struct Inner: StateGroup, Equatable {
      var depth = 0.0

      mutating func visit(_ members: inout StateMembers) {
        members.kept("depth", &depth)
      }
    }

    var count = 1
    var page = 2
    var ratio = 0.5
    var side: Side? = .left
    var inner = Inner()
    var list: [Inner] = []
    var text = EditableText("héllo")

    mutating func visit(_ members: inout StateMembers) {
      members.shown("count", &count)
      members.derived("twice", count * 2)
      members.derived("members") { $0.member("a", 1) }
      members.derived("elements") { $0.append(1) }
      members.kept("page", &page, in: 1...5)
      members.shown("ratio", &ratio, in: 0...1)
      members.kept("side", &side)
      members.kept("inner", &inner)
      members.kept("list", &list)
      members.kept("text", &text)
    }
  }

  static let text = """
    {"count":1,"page":2,"ratio":0.5,"side":"left","inner":{"depth":0},"list":[],\
    "text":{"text":"héllo","location":5,"length":0}}
    """

  @Test("What is shown and kept is written exactly, without what follows from it, and read back")
  func written() throws {
    #expect(Sample().text == Self.text)
    var changed = Sample()
    changed.count = -3
    changed.page = 5
    changed.ratio = 0.1 + 0.2
    changed.side = nil
    changed.inner.depth = -0.0
    changed.list = [.init(depth: 1e-300), .init(depth: .greatestFiniteMagnitude)]
    changed.text.select(TextRange(location: 1, length: 3))
    let read = try Sample(parsing: changed.text)
    #expect(read == changed)
    #expect(read.inner.depth.sign == .minus)
    #expect(read.text == changed.text)
  }

  /// The written sample with something in the place of something else.
  static func text(_ old: String, _ new: String) -> String {
    text.replacing(old, with: new)
  }

  static let faults = [
    MemberFault("7", at: "7", "expected an object, found a number"),
    MemberFault(text(#""count":1,"#, ""), at: "{", "missing member 'count'"),
    MemberFault(text(#","inner":{"depth":0}"#, ""), at: "{", "missing member 'inner'"),
    MemberFault(
      text(#""depth":0"#, ""), at: "{},", "'inner': missing member 'depth'"),
    MemberFault(
      text(#""list":[]"#, #""list":[{"depth":1},{"deep":1}]"#), at: #""deep""#,
      "'list.1': unknown member 'deep'; expected 'depth'"),
    MemberFault(
      text(#""list":[]"#, #""list":[{"depth":1,"deep":1}]"#), at: #""deep""#,
      "'list.0': unknown member 'deep'; expected 'depth'"),
    MemberFault(
      text(#""count":1,"#, #""count":1,"twice":2,"#), at: #""twice"#,
      "unknown member 'twice'; expected 'count', 'page', 'ratio', 'side', 'inner', 'list', 'text'"),
    MemberFault(text(#""page":2"#, #""page":0"#), at: "0,", "'page': expected 1 to 5"),
    MemberFault(text(#""page":2"#, #""page":6"#), at: "6", "'page': expected 1 to 5"),
    MemberFault(
      text(#""page":2"#, #""page":2.5"#), at: "2.5",
      "'page': expected a whole number, found a number"),
    MemberFault(text("0.5", "1.0000001"), at: "1.0", "'ratio': expected 0 to 1"),
    MemberFault(text("0.5", "-1e-9"), at: "-1e-9", "'ratio': expected 0 to 1"),
    MemberFault(
      text("left", "lefft"), at: #""lefft"#, "'side': unknown value 'lefft'; did you mean 'left'?"),
    // The first fault counts.
    MemberFault(
      text(#""page":2,"ratio":0.5"#, #""page":9,"ratio":9"#), at: "9,", "'page': expected 1 to 5"),
  ]

  @Test("A fault is said with its place", arguments: faults)
  func rejects(_ fault: MemberFault) throws {
    let error = #expect(throws: MemberError.self) { try Sample(parsing: fault.text) }
    #expect(error?.message == fault.message)
    #expect(error?.offset == fault.offset)
  }

  @Test(
    "A selection that the text cannot have is refused",
    arguments: [
      ("hello", 9, 0), ("hello", -1, 0), ("hello", 1, 99), ("hello", 0, -5), ("hello", .max, .max),
      ("hello", .min, .min), ("a👍b", 2, 0), ("a👍b", 1, 1),
    ])
  func selections(text: String, location: Int, length: Int) throws {
    // The greatest whole number that a double has.
    func json(_ number: Int) -> String {
      number == .max ? "9223372036854774784" : "\(number)"
    }
    let text = #"{"text":"\#(text)","location":\#(json(location)),"length":\#(json(length))}"#
    let error = #expect(throws: MemberError.self) { try EditableText(parsing: text) }
    #expect(error?.path == "length")
  }
}
