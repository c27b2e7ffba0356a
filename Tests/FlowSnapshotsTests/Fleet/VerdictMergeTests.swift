import FlowSnapshots
import TestSupport
import Testing

@Suite("The union of verdicts")
struct VerdictMergeTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private static func verdict(_ id: String, _ kind: String = "passed", _ more: String = "")
    -> String
  {
    #"{"id":"\#(id)","verdict":"\#(kind)","digest":"0123456789abcdef","frames":5\#(more)}"# + "\n"
  }

  private func merge(
    _ texts: [String], cases: String? = nil, limit: Int = FleetLimits.sortedSize
  ) throws -> VerdictMerge {
    var merge = VerdictMerge(limit: limit)
    for (index, text) in texts.enumerated() {
      try scratch.write("\(index)", text)
      try File.open("\(scratch.path)/\(index)", orThrow: LinesError.file) {
        (file) throws(LinesError) in try merge.add(file)
      }
    }
    try merge.finish()
    if let cases {
      try scratch.write("cases", cases)
      try File.open("\(scratch.path)/cases", orThrow: LinesError.file) {
        (file) throws(LinesError) in try merge.expect(file)
      }
    }
    return merge
  }

  private static func text(_ merge: VerdictMerge) throws -> String {
    var text: [UInt8] = []
    try merge.forEachLine { text += $0 }
    return String(decoding: text, as: UTF8.self)
  }

  @Test("is in the order of the ids, byte by byte, each once, whatever the files")
  func order() throws {
    let ids = ["Z", "a", "a0", "é", "👍"]
    let all = ids.map { Self.verdict($0) }
    let nameless =
      #"{"id":null,"verdict":"line error","digest":"00000000000000aa","message":"x"}"# + "\n"
    let expected = ([nameless] + all).joined()
    for rotation in 0..<5 {
      let turned = Array(all[rotation...] + all[..<rotation])
      let files = [turned[0] + turned[1], nameless + turned[1], turned[2...].joined() + nameless]
      #expect(try Self.text(try merge(files)) == expected)
      #expect(try Self.text(try merge([Self.text(merge(files.reversed()))])) == expected)
    }
  }

  @Test("takes a verdict however it is written")
  func spelling() throws {
    let loose =
      #" { "verdict" : "passed", "frames": 5.0, "digest":"0123456789abcdef" , "id":"\u0061" , "seconds": null } "#
    #expect(try Self.text(try merge([loose + "\n", Self.verdict("a")])) == Self.verdict("a"))
  }

  @Test("keeps all members of a verdict")
  func members() throws {
    let line = Self.verdict(
      "a", "differs",
      #","seconds":2.5,"line":4,"reason":"r","message":"m","points":1.5,"firstDifference":{"frame":3,"#
        + #""count":2,"t":1.5,"cause":"tap","subject":"s","change":"changed","expected":"e","found":"f","#
        + #""distance":0.000001,"text":"t"},"path":"p""#)
    #expect(try Self.text(try merge([line])) == line)
    let far = Self.verdict(
      "a", "differs",
      #","points":1e308,"firstDifference":{"frame":3,"distance":0.0000001,"text":"t"}"#)
    #expect(try Self.text(try merge([far])) == far.replacing("0.0000001", with: "1e-7"))
  }

  /// Lines that are no verdicts, and what is said of them.
  /// A line that is no verdict, of any length, and what is said of it.
  struct Stray: Sendable, CustomTestStringConvertible {
    var text: String
    var says: String

    init(_ text: String, _ says: String) {
      self.text = text
      self.says = says
    }

    var testDescription: String { says }
  }

  static let strays: [Stray] = [
    Stray("x\n", "/0:2:1: error: no verdict, left out: expected a value, found 'x'"),
    Stray("{}\n", "/0:2:1: error: no verdict, left out: 'verdict' must be one of 'passed', "),
    Stray(verdict("b", "fine"), "/0:2:21: error: no verdict, left out: 'verdict' must be one of "),
    Stray(
      #"{"verdict":"passed"}"# + "\n", "/0:2:1: error: no verdict, left out: 'id' must be a text"),
    Stray(verdict("b", "passed", #","more":1"#), "left out: unknown member 'more'"),
    Stray(
      verdict("b", "passed", #","\#(String(repeating: "x", count: 70_000))":1"#),
      "left out: unknown member 'xxxxxxxxx"
    ),
    Stray(
      verdict(String(repeating: "b", count: 1 << 20)),
      "/0:2:1048577: error: no verdict, left out: the line is longer than 1 MiB"
    ),
    Stray("\u{0}\u{FFFE}\n", "/0:2:1: error: no verdict, left out: "),
  ]

  @Test("leaves out and names a line that is no verdict, and has all others", arguments: strays)
  func stray(_ stray: Stray) throws {
    let merge = try merge([Self.verdict("a") + stray.text + Self.verdict("c"), Self.verdict("d")])
    #expect(try Self.text(merge) == ["a", "c", "d"].map { Self.verdict($0) }.joined())
    #expect(merge.strays.count == 1)
    let message = try #require(merge.strays.messages.first)
    #expect(message.contains(stray.says), "\(message)")
    #expect(message.utf8.count < 1_000)
    let summary = try FleetSummary(merge, worst: 4)
    #expect(summary.markdown(merge).contains("## 1 lines that are no verdicts\n\n- "))
    var junit = ""
    try summary.writeJUnit(merge) { junit += $0 }
    #expect(junit.contains(#"<testsuites tests="4" failures="0" errors="1">"#))
    #expect(junit.contains(#"<testcase classname="no verdict" name="line 1"><error "#))
  }

  @Test("counts lines that are no verdicts, and names the first of them")
  func strayLines() throws {
    let merge = try merge([String(repeating: "x\n", count: 250) + Self.verdict("a")])
    #expect(try Self.text(merge) == Self.verdict("a"))
    #expect(merge.strays.count == 250)
    #expect(merge.strays.messages.count == FleetLimits.named)
    #expect(try FleetSummary(merge, worst: 4).markdown(merge).contains("\nand 150 more\n"))
  }

  @Test("is refused for two verdicts on one case that differ")
  func conflict() throws {
    let text = Self.verdict("a") + Self.verdict("b") + Self.verdict("a", "differs")
    let error = try #require(throws: LinesError.self) { try merge([text]) }
    #expect(error.message.contains("/0:3: error: the verdict on 'a' is not that of "))
  }

  @Test("counts what has no reason of its own any more together")
  func reasons() throws {
    let lines = (0..<FleetLimits.groups + 9).map {
      Self.verdict("\($0)", "differs", #","reason":"r\#($0)""#)
    }
    let summary = try FleetSummary(try merge([lines.joined()]), worst: 1)
    #expect(summary.groups.count == FleetLimits.groups + 1)
    #expect(summary.groups.first?.reason == "other reasons")
    #expect(summary.groups.first?.count == 9)
  }

  @Test("leaves out what a killed process has not ended")
  func cut() throws {
    let text = Self.verdict("a") + Self.verdict("b").dropLast(9)
    let merge = try merge([text], cases: "a\nb\n")
    #expect(try Self.text(merge) == Self.verdict("a"))
    #expect(merge.warnings.count == 1)
    #expect(merge.missing.first == ["b"])
    // Only the newline was missing.
    let whole = try self.merge([Self.verdict("a"), String(Self.verdict("b").dropLast())])
    #expect(try Self.text(whole) == Self.verdict("a") + Self.verdict("b"))
  }

  @Test("is the same when most of it waits in files", arguments: [1, 700, 5_000])
  func files(limit: Int) throws {
    let texts = (0..<4).map { file in
      (0..<60).map { Self.verdict("\($0 * 7919 % 97 + file * 13)") }.joined()
    }
    let whole = try merge(texts, cases: "1\n1\nnone\n")
    let parts = try merge(texts, cases: "none\n1\n1\n", limit: limit)
    #expect(try Self.text(parts) == Self.text(whole))
    #expect(parts.missing.first == ["none"])
    #expect(parts.unexpected.first == whole.unexpected.first)
    let error = try #require(throws: LinesError.self) {
      try merge(texts + [Self.verdict("0", "differs")], limit: limit)
    }
    #expect(error.message.contains("/4:1: error: the verdict on '0' is not that of "))
  }

  /// What names the cases.
  static let lists = [
    "a\nc\r\nb\nc\n",
    #"{"id":"a","trace":""}"# + "\n" + #"{"trace":"x","id":"c"}"# + "\nnonsense\n" + #"{"id":"b"}"#
      + "\n",
  ]

  @Test("says what is missing, and what should not be there", arguments: lists)
  func missing(cases: String) throws {
    let merge = try merge([Self.verdict("x") + Self.verdict("a")], cases: cases)
    #expect(merge.missing.first == ["b", "c"])
    #expect(merge.unexpected.first == ["x"])
  }

  /// Files of cases that do not begin with a line of one, and the ids that are missing.
  static let mixtures: [(String, [String])] = [
    ("nonsense\n" + #"{"id":"a"}"# + "\n" + #" {"id":"b"}"# + "\n", ["b"]),
    ("\u{FEFF}" + #"{"id":"a"}"# + "\n" + #"{"id":"b"}"# + "\n", ["b"]),
    (#"{"id":"# + "\nb\n" + #"{"id":"c"}"# + "\n", ["c"]),
    ("[1]\n\n" + #"{"id":7}"# + "\n", []),
    ("\u{FEFF}b\n[1]\n", ["[1]", "b"]),
    ("\u{FEFF}\r\nb\n", ["b"]),
  ]

  @Test("takes a line for an id only in a file without cases", arguments: mixtures)
  func mixed(cases: String, missing: [String]) throws {
    #expect(try merge([Self.verdict("a")], cases: cases).missing.first == missing)
  }

  @Test("counts verdicts without a case as errors")
  func unexpected() throws {
    let merge = try merge([Self.verdict("a") + Self.verdict("x")], cases: "a\nb\n")
    var junit = ""
    try FleetSummary(merge, worst: 4).writeJUnit(merge) { junit += $0 }
    #expect(junit.contains(#"<testsuites tests="4" failures="0" errors="2">"#))
    #expect(junit.contains(#"<testcase classname="unexpected" name="x"><error type="unexpected""#))
  }

  @Test("counts reasons, the most frequent first, and knows the shortest and the worst")
  func summary() throws {
    func differs(_ id: String, _ reason: String, frames: Int, _ more: String) -> String {
      #"{"id":"\#(id)","scene":"s","verdict":"differs","frames":\#(frames),"reason":"\#(reason)"\#(more)}"#
        + "\n"
    }
    let files = [
      differs("a", "one", frames: 9, #","points":1"#)
        + differs("b", "two", frames: 7, #","points":3"#),
      differs("c", "two", frames: 5, #","points":2"#) + Self.verdict("d"),
      Self.verdict("e", "trace error", #","reason":"<two> | `x`","message":"bad & wrong""#),
      differs("f", "two", frames: 5, #","firstDifference":{"frame":1,"text":"frame 1"}"#),
    ]
    let merge = try merge(files, cases: "a\nb\nc\nd\ne\nf\ng\n")
    let summary = try FleetSummary(merge, worst: 4)
    #expect(summary.groups.map { $0.reason } == ["two", "<two> | `x`", "one"])
    #expect(summary.groups.map { $0.count } == [3, 1, 1])
    #expect(summary.groups.first?.shortest.id == "f" || summary.groups.first?.shortest.id == "c")
    #expect(summary.worst.map { $0.id } == ["b", "c", "a", "f"])
    #expect(summary.counts.text == "1 passed, 4 differ, 1 trace error")
    let markdown = summary.markdown(merge)
    #expect(markdown.hasPrefix("# 6 traces: 1 passed, 4 differ, 1 trace error\n"))
    #expect(markdown.contains("## 1 without a verdict\n\n- g\n"))
    #expect(markdown.contains(#"| \<two\> \| \`x\` | 1 |  | e | 5 | bad \& wrong |"#))
    var junit = ""
    try summary.writeJUnit(merge) { junit += $0 }
    #expect(junit.contains(#"<testsuites tests="7" failures="4" errors="2">"#))
    #expect(junit.contains(#"<testcase classname="unknown" name="d"/>"#))
    #expect(junit.contains(#"message="bad &amp; wrong">&lt;two&gt; | `x`</error>"#))
    #expect(junit.contains(#"<testcase classname="missing" name="g"><error type="missing""#))
  }
}
