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
    #expect(WorkflowAnnotation.escaped(text, inProperty: false) == "50%25: a,b%0D%0Ac")
    #expect(WorkflowAnnotation.escaped(text, inProperty: true) == "50%25%3A a%2Cb%0D%0Ac")
  }
}
