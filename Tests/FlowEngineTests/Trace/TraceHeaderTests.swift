import FlowEngine
import Testing

struct TraceHeaderTests {
  private func header(_ line: String) throws -> TraceHeader {
    var reader = TraceReader()
    guard case .header(let header) = try reader.read(line) else {
      throw TestError("no header")
    }
    return header
  }

  private struct TestError: Error {
    var text: String

    init(_ text: String) {
      self.text = text
    }
  }

  @Test("What a header leaves out has its default")
  func defaults() throws {
    let header = try header(plainHeader)
    #expect(header.scene == "probe")
    #expect(header.setup.environment == Environment())
    #expect(header.setup.configuration == nil)
    #expect(header.line == 1)
  }

  @Test("A header with all members")
  func full() throws {
    let header = try header(
      """
      {"scene":"glide-card","configuration":{"segmented":true},"flowTrace":1.0,"environment":\
      {"size":[320,568.5],"safeArea":[20,1,2,3],"scale":2,"layoutDirection":"rightToLeft",\
      "reduceMotion":true,"date":"2024-02-29","windowOrigin":[-12.5,64],"fonts":{"Body":{"advance":0.6,"lineHeight":1.5},\
      "Digits":{"advance":{"default":0.25,"A":1,"é":0.75,"😀":2}},"Plain":{}},\
      "colorScheme":"dark","contrast":"increased","textSize":"accessibilityXXLarge","boldText":true,\
      "locale":"zh-hant-hk","strings":{"a":"A","n":{"one":"%lld é","other":""}}}}
      """)
    #expect(header.scene == "glide-card")
    var fonts = FontBook()
    fonts["Body"] = FontMetrics(defaultAdvance: 0.6, lineHeight: 1.5)
    fonts["Digits"] = FontMetrics(
      defaultAdvance: 0.25, advances: [.init("A", 1), .init("é", 0.75), .init("😀", 2)])
    fonts["Plain"] = FontMetrics()
    var forms = PluralForms(other: "")
    forms[.one] = "%lld é"
    var strings = StringTable()
    strings["a"] = .text("A")
    strings["n"] = .plural(forms)
    #expect(
      header.setup.environment
        == Environment(
          size: Size(width: 320, height: 568.5),
          safeArea: Insets(top: 20, left: 1, bottom: 2, right: 3), scale: 2,
          layoutDirection: .rightToLeft, reduceMotion: true,
          date: CalendarDate(year: 2024, month: 2, day: 29),
          windowOrigin: Point(x: -12.5, y: 64), fonts: fonts, colorScheme: .dark,
          contrast: .increased, textSize: .accessibilityXXLarge, boldText: true,
          locale: try #require(LanguageTag("zh-Hant-HK")), strings: strings))
    #expect(header.setup.configuration?["segmented"]?.content == .bool(true))
    #expect(header.setup.configuration?.offset == 38)
  }

  @Test("The first line that is not blank is the header")
  func afterBlankLines() throws {
    var reader = TraceReader()
    for line in ["", " \r"] { #expect(try reader.read(line) == nil) }
    guard case .header(let header) = try reader.read(plainHeader + "\r") else {
      throw TestError("no header")
    }
    #expect(header.line == 3)
  }

  private static let missing =
    #"the first line must be the header, such as {"flowTrace":1,"scene":"glide-card"}"#

  @Test(
    "A bad header is rejected with its place",
    arguments: [
      (#"{"t":0,"type":"tick"}"#, 1, missing),
      ("  {}", 3, missing),
      ("[]", 1, missing),
      ("hello", 1, missing),
      (#"{"flowTrace":2,"secne":[]}"#, 14, "trace version 2 cannot be read; expected version 1"),
      (#"{"flowTrace":1.5}"#, 14, "trace version 1.5 cannot be read; expected version 1"),
      (#"{"flowTrace":0}"#, 14, "trace version 0 cannot be read; expected version 1"),
      (#"{"scene":"a","flowTrace":"1"}"#, 26, "'flowTrace' must be a number, found a string"),
      (#"{"flowTrace":1}"#, 1, "the header needs 'scene'"),
      (#"{"flowTrace":1,"scene":7}"#, 24, "'scene' must be a string, found a number"),
      (
        #"{"flowTrace":1,"scene":"a","enviroment":{}}"#, 28,
        "unknown member 'enviroment'; did you mean 'environment'?"
      ),
      (#"{"flowTrace":1,"scene":"a","scene":"b"}"#, 28, "member 'scene' stands twice"),
      (
        #"{"flowTrace":1,"scene":"a","configuration":[]}"#, 44,
        "'configuration' must be an object, found an array"
      ),
      (
        #"{"flowTrace":1,"scene":"a","configuration":{"a":[1,-1e10]}}"#, 52,
        "'configuration.a[1]' must be a number from -1000000000 to 1000000000"
      ),
      (
        #"{"flowTrace":1,"scene":"a","environment":{"size":[375]}}"#, 50,
        "'environment.size' must be an array of 2 numbers"
      ),
      (#"{"flowTrace":1,"scene":"a"} {}"#, 29, "expected nothing more, found '{'"),
      (#"{"flowTrace":1,"scene":"a""#, 27, "expected ',' or '}', found the end"),
      ("\u{FEFF}" + plainHeader, 1, "a byte order mark is not allowed; expected plain UTF-8"),
    ])
  func rejects(line: String, column: Int, message: String) {
    #expect(traceError(in: Array(line.utf8))?.summary == "1:\(column): \(message)")
  }

  @Test("A trace without a header is rejected at its end")
  func empty() {
    #expect(traceError()?.summary == "1:1: \(Self.missing)")
    #expect(traceError(in: [], [0x20])?.summary == "2:1: \(Self.missing)")
  }

  @Test("An unknown scene stands at its name")
  func unknownScene() throws {
    let error = try header(#"{"flowTrace":1,"scene":"glide-crad"}"#)
      .unknownScene(known: ["onboarding", "glide-card"])
    #expect(error.summary == "1:24: unknown scene 'glide-crad'; did you mean 'glide-card'?")
    #expect(
      error.text(in: "a/b.trace.jsonl")
        == "a/b.trace.jsonl:1:24: error: unknown scene 'glide-crad'; did you mean 'glide-card'?")
  }

  @Test(
    "A rejected configuration stands at the member at fault",
    arguments: [
      (MemberError("bad", at: 60), 61, "configuration: bad"),
      (MemberError("bad", of: "heights.open"), 63, "configuration 'heights.open': bad"),
      (MemberError("bad", of: "heights.closed"), 55, "configuration 'heights.closed': bad"),
      (MemberError("bad", of: "content"), 44, "configuration 'content': bad"),
      (MemberError("bad"), 44, "configuration: bad"),
    ])
  func configuration(error: MemberError, column: Int, message: String) throws {
    let header = try header(
      #"{"flowTrace":1,"scene":"a","configuration":{"heights":{"open":1}}}"#)
    #expect(header.error(for: error).summary == "1:\(column): \(message)")
    let bare = try self.header(plainHeader)
    #expect(bare.error(for: MemberError("bad", of: "a")).column == 24)
  }
}
