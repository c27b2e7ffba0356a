import FlowSnapshots
import Foundation
import Testing

@testable import FlowReport

@Suite("Text in drawings")
struct XMLTextTests {
  @Test(
    "nothing ends an element or an attribute",
    arguments: [
      ("a < b & c > \"d\"", "a &lt; b &amp; c &gt; &quot;d&quot;"),
      ("]]></text><script>", "]]&gt;&lt;/text&gt;&lt;script&gt;"),
      ("a\nb\tc", "a b c"),
      ("a\u{0}b\u{1B}c\u{FFFE}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}"),
      ("é 😀 漢", "é 😀 漢"),
    ])
  func escapes(text: String, escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }

  @Test(
    "numbers have two decimals and are finite",
    arguments: [
      (0.0, "0"), (-0.001, "0"), (1.005, "1"), (12.345, "12.35"), (-7.5, "-7.5"),
      (Double.nan, "0"), (Double.infinity, "0"), (1e300, "1000000"),
    ])
  func numbers(number: Double, text: String) {
    #expect(number.drawn == text)
  }

  @Test("an element that others refer to is written once")
  func definesOnce() {
    var svg = SVGWriter()
    let first = svg.define("clipPath", [], id: "c", "<path/>")
    #expect(svg.define("clipPath", [], id: "c", "<path/>") == first)
    #expect(svg.define("clipPath", [], id: "c", "<rect/>") != first)
    #expect(svg.definitions.components(separatedBy: "clipPath id").count == 3)
  }
}
