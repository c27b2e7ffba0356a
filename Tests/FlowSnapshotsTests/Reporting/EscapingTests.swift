import FlowSnapshots
import Testing

@Suite("Texts in other formats")
struct EscapingTests {
  @Test("XML has no markup and no control characters of ours")
  func xml() {
    let text = "a<b>&\"c\"\n\u{1}\u{1B}ä"
    #expect(JUnitReport.escaped(text) == "a&lt;b&gt;&amp;&quot;c&quot;\n\u{FFFD}\u{FFFD}ä")
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
      ("\u{202E}cba", #"\u{202E}cba"#), ("ä 👩‍👩‍👧 e\u{301}", "ä 👩‍👩‍👧 e\u{301}"),
    ])
  func line(text: String, line: String) {
    #expect(PlainText.line(text) == line)
  }

  @Test("JSON says the same after it")
  func json() {
    #expect(PlainText.json("{\"a\":\"\u{9B}##\"}\n") == #"{"a":"\u009B#\u0023"}"# + "\n")
  }
}
