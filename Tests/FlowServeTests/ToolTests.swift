import FlowEngine
import FlowSnapshots
import Testing

/// A call with arguments at fault, and what is said of it.
struct CallRow: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: String
  var says: String

  var testDescription: String { "\(name) \(arguments)" }

  init(_ name: String, _ arguments: String, _ says: String) {
    self.name = name
    self.arguments = arguments
    self.says = says
  }

  static let all = [
    CallRow("scenes", #"{"name":"glide-crad"}"#, "did you mean 'glide-card'?"),
    CallRow("scenes", #"{"nmae":"glide-card"}"#, "unknown argument 'nmae'; did you mean 'name'?"),
    CallRow("scenes", #"{"name":1}"#, "'name' must be a string"),
    CallRow("scenes", "[]", "'arguments' must be an object"),
    CallRow("open", "{}", "'open' needs one of 'scene', 'header' and 'trace'"),
    CallRow("open", #"{"scene":"a","trace":"b"}"#, "'open' needs one of"),
    CallRow("open", #"{"scene":"glide-crad"}"#, "did you mean 'glide-card'?"),
    CallRow("open", #"{"header":{"scene":"glide-card"}}"#, "flowTrace"),
    CallRow("open", #"{"trace":"none.trace.jsonl"}"#, "there is no such file"),
    CallRow("send", "{}", "'send' needs 'session'"),
    CallRow("send", #"{"session":"s7","event":{}}"#, "there is no session 's7'"),
    CallRow("send", #"{"session":"s1","event":{}}"#, "event:"),
    CallRow("send", #"{"session":"s1","event":{"type":"tpa"}}"#, "did you mean 'tap'?"),
    CallRow("send", #"{"session":"s1","event":[]}"#, "'event' must be an object"),
    CallRow("send", #"{"session":"s1","event":{"t":-1,"type":"tick"}}"#, "event:"),
    CallRow("advance", #"{"session":"s1","to":-1}"#, "'to' must be a time from 0"),
    CallRow("advance", #"{"session":"s1","to":1e300}"#, "'to' must be a time from 0"),
    CallRow("why", #"{"session":"s1","node":"crad","member":"y"}"#, "did you mean 'card'?"),
    CallRow("why", #"{"session":"s1","node":"card","member":"alhpa"}"#, "did you mean 'alpha'?"),
    CallRow("replay", #"{"path":"Package.swift"}"#, "Package.swift:1:1: error:"),
    CallRow("replay", #"{"path":""}"#, "a path must not be empty"),
    CallRow("replay", #"{"path":"../main/Package.swift/.."}"#, "error:"),
    CallRow("replay", #"{"path":"/etc/passwd"}"#, "outside the folder"),
    CallRow("explore", #"{"scene":"glide-card","budget":0}"#, "'budget' must be from 1"),
    CallRow("explore", #"{"scene":"glide-card","budget":1.5}"#, "'budget' must be a whole number"),
    CallRow(
      "shrink", #"{"path":"Fixtures/glide-card/flick-open.trace.jsonl","violates":"labels"}"#,
      "unknown invariant 'labels'; did you mean 'label'?"),
    CallRow(
      "explain", #"{"path":"Fixtures/glide-card"}"#, "Fixtures/glide-card: error: it is a folder"),
    CallRow("verify", #"{"paths":["Module"]}"#, "there is no trace in 'Module'"),
    CallRow("picture", #"{"session":"s1","format":"gif"}"#, "'format' must be one of svg, png"),
  ]
}

@Suite("The tools of flow serve")
struct ToolTests {
  private var client = Client()
  private static let trace = "Fixtures/glide-card/flick-open.trace.jsonl"

  init() throws {
    _ = try client.call("open", #"{"scene":"glide-card"}"#)
  }

  @Test("What is at fault in a call is an error of the tool, in words", arguments: CallRow.all)
  mutating func faults(row: CallRow) throws {
    let says = try client.fault(row.name, row.arguments)
    #expect(says?.contains(row.says) == true, "\(says ?? "none")")
  }

  @Test("An event that is refused leaves the session as it was")
  mutating func refusal() throws {
    let tap = #"{"session":"s1","event":{"t":0.2,"type":"tap","target":"trigger"}}"#
    _ = try client.call("send", tap)
    #expect(
      try client.fault("send", #"{"session":"s1","event":{"t":0.4,"type":"command","name":"x"}}"#)
        != nil)
    let advanced = try client.content("advance", #"{"session":"s1","to":1}"#)
    let frames = advanced?["frames"]?.elements ?? []
    #expect(frames.map { $0["cause"]?.string } == ["completion", "tick"])
    #expect(
      try client.content("record", #"{"session":"s1"}"#)?["lines"]?.strings == [
        #"{"flowTrace":1,"scene":"glide-card"}"#,
        #"{"t":0.2,"type":"tap","target":"trigger"}"#, #"{"t":1,"type":"tick"}"#,
      ])
  }

  @Test(
    "An event without a time comes at the exact time of the one before, and at what answers say")
  mutating func exactTime() throws {
    let tap = #"{"session":"s1","event":{"t":0.1234561,"type":"tap","target":"trigger"}}"#
    _ = try client.call("send", tap)
    for event in [#"{"type":"tick"}"#, #"{"t":0.1234562,"type":"tick"}"#] {
      let sent = try client.content("send", #"{"session":"s1","event":"# + event + "}")
      #expect(sent?["frames"]?.elements.last?["t"]?.number == 0.123456)
    }
    // The tap is over then, though the time is written as if it came later.
    for arguments in ["", #","at":0.123456"#] {
      let frame = try client.content("frame", #"{"session":"s1""# + arguments + "}")
      #expect(frame?["state"]?["name"]?.string == "settling", "\(arguments)")
      let why = try client.content(
        "why", #"{"session":"s1","node":"state","member":"name""# + arguments + "}")
      #expect(why?["step"]?["event"]?.string == "tap trigger", "\(arguments)")
    }
    #expect(try client.content("advance", #"{"session":"s1","to":0.123456}"#) != nil)
    let trace = try client.content("record", #"{"session":"s1"}"#)?["lines"]?.strings
    #expect(trace?.last == #"{"t":0.1234562,"type":"tick"}"#)
  }

  @Test("A frame in short says when, by what, and what moved")
  mutating func short() throws {
    let sent = try client.content(
      "send", #"{"session":"s1","event":{"t":0.2,"type":"tap","target":"trigger"}}"#)
    let frame = try #require(sent?["frames"]?.elements.first)
    #expect(frame["t"]?.number == 0.2)
    #expect(frame["changed"]?.strings == ["name resting → settling", "target closed → compressed"])
    #expect(
      frame["moved"]?.strings.contains("card.frame moves to [0,512,375,300] in 0.8 s (spring)")
        == true, "\(frame["moved"]?.strings ?? [])")
  }

  @Test("The screen is told as a reader sees it, at any time")
  mutating func screen() throws {
    _ = try client.call(
      "send", #"{"session":"s1","event":{"t":0.2,"type":"tap","target":"trigger"}}"#)
    _ = try client.call("advance", #"{"session":"s1","to":2}"#)
    let now = try client.content("frame", #"{"session":"s1"}"#)
    let card = now?["nodes"]?.elements.first { $0["id"]?.string == "card" }
    #expect(card?["frame"]?.text == "[0,512,375,300]")
    #expect(card?["accessibilityLabel"]?.string == "Card")
    let start = try client.content("frame", #"{"session":"s1","at":0}"#)
    #expect(start?["unseen"]?.strings == ["dim"])
    // So faint that it takes no touches.
    let begun = try client.content("frame", #"{"session":"s1","at":0.201}"#)
    #expect(begun?["unseen"]?.strings == ["dim"])
    #expect(
      try client.content("diff", #"{"session":"s1","from":0,"to":2}"#)?["changes"]?.strings
        .contains("card.y 812 → 512") == true)
    #expect(
      try client.content("diff", #"{"session":"s1","from":2,"to":2}"#)?["same"]?.content
        == .bool(true))
  }

  @Test("A session of an older version goes on with the newest one")
  mutating func olderVersion() throws {
    let header = #"{"flowTrace":1,"scene":"tally"}"#
    let opened = try client.content("open", #"{"header":"# + header + "}")
    let session = try #require(opened?["session"]?.string)
    let tap = #"{"session":"\#(session)","event":{"t":1,"type":"tap","target":"key"}}"#
    let frame = try client.content("send", tap)?["frames"]?.elements.first
    #expect(frame?["changed"]?.strings == ["sum 0 → 1"])
    let why = try client.content(
      "why", #"{"session":"\#(session)","node":"state","member":"sum"}"#)
    #expect(why?["step"]?["event"]?.string == "tap key")
    #expect(
      try client.content("record", #"{"session":"\#(session)"}"#)?["lines"]?.strings == [
        #"{"flowTrace":1,"scene":"tally","version":2}"#, #"{"t":1,"type":"tap","target":"key"}"#,
      ])
  }

  @Test("A trace opens to its last event, and its session records it")
  mutating func opening() throws {
    let opened = try client.content("open", #"{"trace":""# + Self.trace + #""}"#)
    #expect(opened?["session"]?.string == "s2")
    let text = String(decoding: try File.contents(of: Self.trace), as: UTF8.self)
    let lines = text.split(separator: "\n").map { String($0) }
    #expect(opened?["events"]?.number == Double(lines.count - 1))
    #expect(try client.content("record", #"{"session":"s2"}"#)?["lines"]?.strings == lines)
  }

  @Test("Sessions that are not asked for make room")
  mutating func room() throws {
    for _ in 0..<64 { _ = try client.call("open", #"{"scene":"glide-card"}"#) }
    #expect(try client.fault("frame", #"{"session":"s1"}"#)?.contains("is closed") == true)
    #expect(try client.content("frame", #"{"session":"s2"}"#) != nil)
  }

  @Test("No answer is above 64 KiB, and the parts of a list are the list")
  mutating func parts() throws {
    let trace = "Fixtures/card-input/journey-visa.trace.jsonl"
    var frames: [String] = []
    var skip = 0
    while true {
      let arguments = #"{"path":""# + trace + #"","skip":"# + "\(skip)}"
      let line =
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"replay","arguments":"#
        + arguments + "}}"
      let answer = client.text(line)
      let text = try #require(answer)
      #expect(text.utf8.count <= 64 << 10)
      let content = try JSONValue(parsing: text)["result"]?["structuredContent"]
      frames += content?["frames"]?.elements.map { $0.text } ?? []
      guard let rest = content?["rest"] else { break }
      #expect(rest["left"]?.number.map { $0 > 0 } == true)
      skip = Int(rest["skip"]?.number ?? 0)
    }
    let reader = FrameReader(
      ReplayedFrames(
        try File.contents(of: trace), named: trace, scenes: Self.scenes, options: ReplayOptions()))
    var count = 0
    while try reader.next() != nil { count += 1 }
    #expect(frames.count == count)
    #expect(
      try client.fault("replay", #"{"path":""# + trace + #"","skip":100000}"#)?
        .contains("'skip' is 100000") == true)
  }

  /// The header of a screen with a field for each number.
  private static func fields(_ count: Int, height: Int = 812) -> String {
    let fields = (0..<count).map { #"{"id":"some-longer-field-name-\#($0)","label":"L\#($0)"}"# }
    return
      #"{"header":{"flowTrace":1,"scene":"onboarding","environment":{"size":[400,\#(height)]},"#
      + #""configuration":{"pages":[{"title":"a","fields":[\#(fields.joined(separator: ","))]},"#
      + [String](repeating: #"{"title":"b","fields":[]}"#, count: 4).joined(separator: ",") + "]}}}"
  }

  @Test("A search may take its time as long as it gets on, and is stopped where it does not")
  func patience() throws {
    var client = Client(patience: 0.5)
    let start = ContinuousClock.now
    let found = try client.content("explore", #"{"scene":"glide-card","budget":300}"#)
    #expect((found?["states"]?.number ?? 0) > 150)
    #expect(ContinuousClock.now - start > .milliseconds(500))
    let fault = try client.fault("explore", #"{"scene":"endless"}"#)
    #expect(fault == "it makes no progress for 0 seconds; ask for less")
  }

  @Test("A session of many nodes opens, and gives them in parts")
  mutating func manyNodes() throws {
    let opened = try client.content("open", Self.fields(990))
    #expect(opened?["session"]?.string == "s2")
    let first = opened?["nodes"]?.strings ?? []
    let rest = try #require(opened?["rest"])
    #expect(rest["skip"]?.number == Double(first.count) && first.count > 100)
    let count = first.count + Int(rest["left"]?.number ?? 0)
    #expect(count > 990)
    var seen: Set<String> = []
    var skip = 0
    while true {
      let frame = try client.content("frame", #"{"session":"s2","at":0,"skip":\#(skip)}"#)
      seen.formUnion(frame?["unseen"]?.strings ?? [])
      seen.formUnion(frame?["nodes"]?.elements.compactMap { $0["id"]?.string } ?? [])
      guard let rest = frame?["rest"] else { break }
      skip = Int(rest["skip"]?.number ?? 0)
    }
    #expect(seen.count == count)
  }

  @Test("A value that is too long for an answer is cut, and said to be")
  mutating func longValue() throws {
    let title = String(repeating: "\u{201C}long\u{201D} ", count: 4_000)
    let header =
      #"{"header":{"flowTrace":1,"scene":"onboarding","configuration":{"pages":[{"title":""# + title
      + #"","fields":[]},"#
      + [String](repeating: #"{"title":"b","fields":[]}"#, count: 4).joined(separator: ",") + "]}}}"
    #expect(try client.content("open", header)?["session"]?.string == "s2")
    let why = try client.content("why", #"{"session":"s2","node":"title-1","member":"text"}"#)
    let value = try #require(why?["value"]?.string)
    #expect(value.hasSuffix("…") && value.utf8.count > 100)
    #expect(why?["cut"]?.strings.contains("value") == true)
    #expect(why?["step"] != nil)
  }

  @Test("A picture that is too long for an answer is read in parts")
  mutating func longPicture() throws {
    _ = try client.call("open", Self.fields(400, height: 100_000))
    for (session, isLong) in [("s1", false), ("s2", true)] {
      let result = try client.call("picture", #"{"session":"\#(session)"}"#)
      let content = try #require(result?["structuredContent"])
      var address = try #require(content["uri"]?.string)
      #expect(address == "flow://sessions/\(session)/0.svg")
      var text = ""
      var parts = 0
      while true {
        let read = try client.answer(
          #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"\#(address)"}}"#)
        text += read?["result"]?["contents"]?.elements.first?["text"]?.string ?? ""
        parts += 1
        guard let rest = read?["result"]?["_meta"]?["rest"]?.string else { break }
        address = rest
      }
      #expect(Double(text.utf8.count) == content["bytes"]?.number)
      #expect((parts > 1) == isLong)
      #expect(text.hasPrefix("<svg") && text.hasSuffix("</svg>\n"))
      let blocks = result?["content"]?.elements ?? []
      #expect(blocks.count == (isLong ? 1 : 2))
    }
    for address in ["s9/0.svg", "s1/x.svg", "s1/-1.svg", "s1/0/0.svg", "s1/0.png"] {
      let line =
        #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"flow://sessions/"#
        + address + #""}}"#
      #expect(try client.answer(line)?["error"]?["code"]?.number == -32002, "\(address)")
    }
  }

  @Test("A list is as short as it is asked for, and says where it goes on")
  mutating func limit() throws {
    let content = try client.content("replay", #"{"path":""# + Self.trace + #"","limit":2}"#)
    #expect(content?["frames"]?.elements.count == 2)
    #expect(content?["rest"]?["skip"]?.number == 2)
    let none = try client.content(
      "replay", #"{"path":""# + Self.trace + #"","limit":0,"skip":1}"#)
    #expect(none?["frames"]?.elements.isEmpty == true && none?["rest"]?["skip"]?.number == 1)
  }

  @Test("The same calls give the same bytes")
  mutating func sameBytes() throws {
    var other = try ToolTests()
    for call in [
      ("replay", #"{"path":""# + Self.trace + #""}"#),
      ("open", #"{"trace":""# + Self.trace + #""}"#),
      ("picture", #"{"session":"s2"}"#),
      ("why", #"{"session":"s2","node":"card","member":"frame"}"#),
      ("explain", #"{"path":""# + Self.trace + #""}"#),
    ] {
      let first = try client.call(call.0, call.1)
      let second = try other.client.call(call.0, call.1)
      #expect(first != nil && first == second)
    }
  }

  @Test("Resources are the scenes' pages, traces and goldens")
  mutating func resources() throws {
    func read(_ uri: String) throws -> String? {
      try client.answer(
        #"{"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":""# + uri + #""}}"#)?[
          "result"]?["contents"]?.elements.first?["text"]?.string
    }
    #expect(try read("flow://scenes/glide-card")?.hasPrefix("# Glide bottom card") == true)
    #expect(try read("flow://files/\(Self.trace)")?.hasPrefix(#"{"flowTrace":1"#) == true)
    for uri in [
      "flow://files/Package.swift", "flow://files/../x.trace.jsonl", "flow://scenes/x", "file:///",
      "flow://files/\(Self.trace)?from=0", "flow://files/\(Self.trace)?from=100000",
    ] { #expect(try read(uri) == nil) }
  }

  private static let scenes = Client.scenes
}
