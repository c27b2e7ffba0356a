import FlowEngine
import FlowSnapshots
import Testing

@Suite("Texts in other formats")
struct EscapingTests {
  /// A text of scalars, some of which cannot stand in a literal.
  private static func text(_ scalars: [UInt32]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars.compactMap { Unicode.Scalar($0) })
    return text
  }

  @Test("XML has no markup and no control characters of ours")
  func xml() {
    let text = "a<b>&\"c\"\n\u{1}\u{1B}ä"
    #expect(
      XMLText.escaped(text, keepsLines: true)
        == "a&lt;b&gt;&amp;&quot;c&quot;\n\u{FFFD}\u{FFFD}ä")
  }

  @Test("A workflow command is not ended by what it says")
  func annotation() {
    let text = "50%: a,b\r\nc"
    #expect(WorkflowAnnotation.escaped(text, inProperty: false) == #"50%25: a,b\u{D}\u{A}c"#)
    #expect(WorkflowAnnotation.escaped(text, inProperty: true) == #"50%25%3A a%2Cb\u{D}\u{A}c"#)
  }

  @Test(
    "A line has nothing that a terminal or a service obeys",
    arguments: [
      ("a\u{1B}[31mb\nc\u{9B}\u{7F}", #"a\u{1B}[31mb\u{A}c\u{9B}\u{7F}"#),
      ("::error::x", #"\u{3A}:error::x"#), (" \u{A0}::x", " \u{A0}\\u{3A}:x"), ("a::b", "a::b"),
      ("a##[add-mask]b", #"a#\u{23}[add-mask]b"#), ("####", #"#\u{23}#\u{23}"#),
      ("\u{202E}cba", #"\u{202E}cba"#),
      (text([0x200E, 0x200F, 0x2066, 0x2069]), #"\u{200E}\u{200F}\u{2066}\u{2069}"#),
      ("a\u{FFFE}b\u{FFFF}", #"a\u{FFFE}b\u{FFFF}"#),
      (text([0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF]), #"\u{FDD0}\u{FDEF}\u{1FFFE}\u{10FFFF}"#),
      (text([0xFDCF, 0xFDF0, 0xFFFD, 0x20000]), text([0xFDCF, 0xFDF0, 0xFFFD, 0x20000])),
      ("ä 👩‍👩‍👧 e\u{301}", "ä 👩‍👩‍👧 e\u{301}"),
    ])
  func line(text: String, line: String) {
    #expect(PlainText.line(text) == line)
  }

  @Test("JSON says the same after it")
  func json() {
    #expect(PlainText.json("{\"a\":\"\u{9B}##\"}\n") == #"{"a":"\u009B#\u0023"}"# + "\n")
    #expect(PlainText.json("\"\u{FFFE}\u{1FFFF}\"") == #""\uFFFE\uD83F\uDFFF""#)
  }

  @Test("Messages about a trace and Markdown show the same characters escaped")
  func everywhere() {
    let text = "a\u{9B}\u{61C}\u{FFFF}" + Self.text([0xFDD0])
    #expect(text.shown() == #"a\u{9B}\u{61C}\u{FFFF}\u{FDD0}"#)
    #expect(PlainText.line(text) == text.shown())
    #expect(MarkdownText.plain("\u{FFFE}") == #"\\u\{FFFE\}"#)
  }
}
