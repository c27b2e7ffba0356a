import FlowEngine
import FlowSnapshots
import Scenes
import TestSupport
import Testing

@Suite("The verdict on a line")
struct FleetCheckTests {
  private static let check = FleetCheck(
    SceneList(CardInput.self, GlideCard.self, VerificationCode.self))
  private static let trace = """
    {"flowTrace":1,"scene":"glide-card"}
    {"t":0.2,"type":"tap","target":"trigger"}

    {"t":1.5,"type":"tap","target":"dim"}

    """
  private static let passed =
    #"{"id":"a","scene":"glide-card","verdict":"passed","digest":"c27a86ace2b9c819","#
    + #""frames":5,"seconds":2.3}"#
  private static let marks = "561557e410d44e92732a0b9a7cd8da44c27a86ac"

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }

  private static func line(_ golden: String?, trace: String = trace) -> String {
    #"{"id":"a","trace":"# + quoted(trace) + (golden.map { #","golden":\#($0)"# } ?? "") + "}"
  }

  private static func answer(_ line: String) -> String {
    let text = check.verdict(on: .text(Array(line.utf8))).text
    #expect(text.hasSuffix("\n"))
    return String(text.dropLast())
  }

  /// The document of frames that the trace gives.
  private static func document() throws -> String {
    var replay = TraceReplay(
      of: GlideCard.self, options: ReplayOptions(format: .document(trace: "x")))
    try Array(trace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    return replay.output.text
  }

  private static func compact(_ marks: String, digest: String, frames: Int = 5, group: Int = 1)
    -> String
  {
    #"{"digest":"\#(digest)","frames":\#(frames),"group":\#(group),"marks":"\#(marks)"}"#
  }

  @Test("without a golden has the digest of what 'flow replay' writes")
  func replayed() throws {
    let text = Self.answer(Self.line(nil))
    #expect(text == Self.passed.replacing("passed", with: "replayed"))
    #expect(Self.answer(Self.line("null")) == text)
    var replay = TraceReplay(of: GlideCard.self)
    try Array(Self.trace.utf8).withUnsafeBufferPointer { try replay.feed($0) }
    try replay.finish()
    let digest = Hexadecimal.text(XXHash64.value(of: Array(replay.output.text.utf8)))
    #expect(text.contains(#""digest":"\#(digest)""#))
  }

  @Test("passes with every kind of golden that is right")
  func passes() throws {
    let document = try Self.document()
    let goldens = [
      #""c27a86ace2b9c819""#, Self.compact(Self.marks, digest: "c27a86ace2b9c819"),
      Self.quoted(document), document,
      document.replacing("\n", with: " ").replacing(":", with: ": "),
      Self.quoted(document.replacing("\n", with: "\r\n")),
    ]
    for golden in goldens {
      #expect(Self.answer(Self.line(golden.replacing("\n", with: " "))) == Self.passed)
    }
  }

  @Test(
    "is that the golden is unreadable where it is of a newer version",
    arguments: [
      (#""flowFrames":2,"#, 15), (#""flowFrames":"x","#, 15),
      (#""flowFrames":1,"version":9,"#, 27), (#""flowFrames":1,"versions":{"a":1,"b":9},"#, 39),
    ])
  func newer(head: String, column: Int) throws {
    let document = try Self.document()
    for golden in [document, document.replacing("375", with: "376")] {
      let newer = golden.replacing(#""flowFrames":1,"#, with: head)
      let answer = Self.answer(Self.line(Self.quoted(newer)))
      #expect(answer.contains(#""verdict":"unreadable golden""#), "\(answer)")
      #expect(answer.contains("golden, line 1, column \(column): "), "\(answer)")
    }
  }

  @Test("names what moves first, and the furthest in points, from a document")
  func documentDiffers() throws {
    let golden = try Self.document().replacing(
      "\"frame\":[0,512,375,300]", with: "\"frame\":[0,510,375,300]")
    let text = Self.answer(Self.line(Self.quoted(golden)))
    #expect(
      text
        == #"{"id":"a","scene":"glide-card","verdict":"differs","digest":"c27a86ace2b9c819","#
        + #""frames":5,"seconds":2.3,"line":2,"reason":"glide-card: card.y differs","#
        + #""points":2,"firstDifference":{"frame":2,"t":1,"cause":"completion","subject":"card.y","#
        + #""change":"changed","expected":"510","found":"512","distance":2,"#
        + #""text":"frame 2 (completion at 1 s): card.y is 512 instead of 510, 2 pt lower"}}"#)
    let tolerant = FleetCheck(
      SceneList(GlideCard.self), CheckOptions(tolerance: Tolerance(points: 2)))
    let line = LineReader.Line.text(Array(Self.line(Self.quoted(golden)).utf8))
    #expect(tolerant.verdict(on: line).kind == .passed)
  }

  /// Marks of a compact golden, and the first difference.
  static let compactRows: [(String, Int, String)] = [
    (
      "561557e410d44e92732a0b9a00000000ffffffff", 5,
      #""line":4,"reason":"glide-card: the frames differ at tap","firstDifference":"#
        + #"{"frame":3,"t":1.5,"cause":"tap","text":"frame 3 (tap at 1.5 s): not as in the golden"}"#
    ),
    (
      "000000000000000000000000000000000000ffff", 5,
      #""line":1,"reason":"glide-card: the frames differ at start","firstDifference":"#
        + #"{"frame":0,"t":0,"cause":"start","text":"frame 0 (start at 0 s): not as in the golden"}"#
    ),
    (
      "561557e410d44e92732a0b9a7cd8da44c27a86ac00000000", 6,
      #""line":4,"reason":"glide-card: the frames differ","firstDifference":"#
        + #"{"frame":5,"change":"gone","text":"frame 5: is gone"}"#
    ),
    (
      "561557e410d44e92732a0b9a7cd8da44", 4,
      #""line":4,"reason":"glide-card: the frames differ at completion","firstDifference":"#
        + #"{"frame":4,"t":2.3,"cause":"completion","text":"frame 4 (completion at 2.3 s): not as in the golden"}"#
    ),
  ]

  @Test("names the first frame that has changed, from a compact golden", arguments: compactRows)
  func compactDiffers(marks: String, frames: Int, difference: String) {
    let golden = Self.compact(marks, digest: "0123456789abcdef", frames: frames)
    let text = Self.answer(Self.line(golden))
    #expect(text.contains(#""verdict":"differs""#))
    #expect(text.hasSuffix(difference + "}"), "\(text)")
  }

  @Test("says of a digest alone that the frames differ")
  func digestDiffers() {
    let text = Self.answer(Self.line(#""0123456789abcdef""#))
    #expect(
      text.hasSuffix(
        #""reason":"glide-card: the frames differ","message":"the frames are not those of the golden"}"#
      ))
  }

  /// Lines, and what is said of them.
  static let faults: [(String, String)] = [
    (
      "nonsense",
      #"{"id":null,"verdict":"line error","digest":"b79cd452095ed669","reason":"line error: "#
        + #"expected null, found 'n'","message":"column 1: expected null, found 'n'"}"#
    ),
    (
      #"{"id":"a"}"#,
      #""message":"column 1: expected either 'trace', its text, or 'path', its file"}"#
    ),
    (#"{"id":"","trace":""}"#, #""message":"column 7: 'id' must be a text of 1 to 1024 bytes"}"#),
    (#"{"id":7,"trace":""}"#, #""message":"column 7: 'id' must be a string"}"#),
    (#"{"id":"a","trace":"","path":"b"}"#, #"{"id":"a","verdict":"line error","reason""#),
    (#"{"id":"a","trase":""}"#, #"unknown member 'trase'; did you mean 'trace'?"}"#),
    (#"{"id":"a","trace":"","golden":7}"#, #"column 31: 'golden' must be a digest"#),
    (#"{"id":"a","trace":"","golden":"0123"}"#, #"column 31: 'golden' must be a digest"#),
    (
      #"{"id":"a","trace":"","golden":{"digest":"0123456789abcdef","frames":2,"marks":"00"}}"#,
      #"'golden': 2 frames have groups of 1, and 'marks' of 8 hexadecimal digits for 2"}"#
    ),
    (
      #"{"id":"a","path":"/nowhere"}"#,
      #"{"id":"a","verdict":"file error","reason":"file error: cannot read: No such file or "#
        + #"directory","message":"cannot read: No such file or directory","path":"/nowhere"}"#
    ),
    (
      line(nil, trace: trace + #"{"t":1,"type":"tick"}"#),
      #"{"id":"a","scene":"glide-card","verdict":"trace error","line":5,"#
        + #""reason":"glide-card: trace error: time runs back from … to …","#
        + #""message":"column 6: time runs back from 1.5 to 1"}"#
    ),
    (line(#""{}""#), #""verdict":"unreadable golden","#),
  ]

  @Test("is a verdict whatever is at fault", arguments: faults)
  func fault(line: String, says: String) {
    let text = Self.answer(line)
    #expect(text.contains(says), "\(text)")
  }

  @Test("of a line that is too long has the digest of the line")
  func tooLong() {
    let verdict = Self.check.verdict(on: .tooLong(hash: 7))
    #expect(
      verdict.text.hasPrefix(#"{"id":null,"verdict":"line error","digest":"0000000000000007""#))
  }

  @Test("escapes what a terminal or a service would obey")
  func escapes() {
    let text = Self.answer(#"{"id":"\u001b[2J##[error]é","trace":""}"#)
    #expect(text.hasPrefix(#"{"id":"\u001B[2J#\u0023[error]é","verdict":"trace error""#), "\(text)")
  }

  @Test("reads every escape of a trace in a line")
  func escapedTrace() {
    let plain = Self.trace.replacing("\n", with: "\\n").replacing("\"", with: "\\\"")
    let escaped = plain.replacing("tap", with: "\\u0074\\u0061p").replacing("/", with: "\\/")
    #expect(
      Self.answer(#"{"id":"a","trace":"\#(escaped)","golden":"c27a86ace2b9c819"}"#) == Self.passed)
    let text =
      #"{\"flowTrace\":1,\"scene\":\"card-input\"}\n"#
      + #"{\"t\":0,\"type\":\"text\",\"target\":\"x\",\"replacement\":\"\uD83D\uDC4D\u00e9\t\b\"}"#
    // Control characters may not stand in the trace itself.
    #expect(Self.answer(#"{"id":"a","trace":"\#(text)"}"#).contains("control character"))
  }

  @Test("reads characters beyond ASCII, escaped or not")
  func scalars() {
    let header = #"{"flowTrace":1,"scene":"verification-code","configuration":{"phone":"é€👍"}}"#
    let plain = Self.line(nil, trace: header)
    let escaped = plain.replacing("é", with: #"\u00E9"#).replacing("€", with: #"\u20ac"#)
      .replacing("👍", with: #"\uD83D\udc4d"#)
    #expect(escaped != plain && escaped.utf8.allSatisfy { $0 < 0x80 })
    #expect(Self.answer(plain).contains(#""verdict":"replayed""#))
    #expect(Self.answer(escaped) == Self.answer(plain))
  }

  @Test("gives compact goldens that can be piped again")
  func goldens() {
    let line = Self.line(#""0123456789abcdef""#)
    let golden = Self.check.golden(of: .text(Array(line.utf8)))
    #expect(
      golden.text
        == #"{"id":"a","golden":\#(Self.compact(Self.marks, digest: "c27a86ace2b9c819"))}"# + "\n")
    #expect(Self.check.golden(of: .text(Array("{}".utf8))).kind == .lineError)
    let lost = #"{"id":"a","path":"/nowhere"}"#
    #expect(Self.check.golden(of: .text(Array(lost.utf8))) == (.fileError, lost + "\n"))
  }

  @Test("of a long trace has groups of frames, and names the one in which the first has changed")
  func groups() throws {
    var trace = #"{"flowTrace":1,"scene":"glide-card"}"# + "\n"
    // With the frame at the start, 301 frames.
    for index in 1...300 { trace += #"{"t":\#(index),"type":"tick"}"# + "\n" }
    let golden = Self.check.golden(of: .text(Array(Self.line(nil, trace: trace).utf8))).text
    #expect(golden.contains(#""frames":301,"group":4,"marks":""#))
    let start = try #require(golden.range(of: #""golden":"#)?.upperBound)
    let right = String(golden[start...].dropLast(2))
    #expect(Self.answer(Self.line(right, trace: trace)).contains(#""verdict":"passed""#))
    let changed = trace.replacing(#"{"t":102,"type":"tick"}"#, with: #"{"t":102.5,"type":"tick"}"#)
    #expect(
      Self.answer(Self.line(right, trace: changed)).hasSuffix(
        #""line":101,"reason":"glide-card: the frames differ at tick","firstDifference":{"frame":100,"#
          + #""count":4,"t":100,"cause":"tick","text":"frame 100 to 103 (tick at 100 s): not as in the golden"}}"#
      ))
    // The last frames are not enough for a group.
    let last = trace.replacing(#"{"t":300,"#, with: #"{"t":300.5,"#)
    #expect(
      Self.answer(Self.line(right, trace: last)).contains(
        #""firstDifference":{"frame":300,"t":300.5,"#))
    #expect(
      [1, 128, 129, 255, 256, 257, 258, 515, 516].map { FrameDigests.group(for: $0) } == [
        1, 1, 2, 2, 2, 2, 4, 4, 8,
      ])
  }
}
