import Testing

@testable import FlowReport

@Suite("JSON in a page")
struct ScriptJSONTests {
  @Test(
    "What would end a script or a line is escaped, and stays the same JSON",
    arguments: [
      (#""</script>""#, #""\u003c/script>""#),
      (#""<!--""#, #""\u003c!--""#),
      ("\"a\u{2028}b\u{2029}\"", #""a\u2028b\u2029""#),
      ("\"\u{2027}\u{202A}â€\"", "\"\u{2027}\u{202A}â€\""),
      (#"{"a":[1,"x<y"]}"#, #"{"a":[1,"x\u003cy"]}"#),
    ])
  func escapes(_ written: String, _ expected: String) {
    var json = ScriptJSON()
    json.raw(Array(written.utf8)[...])
    #expect(json.bytes.text == expected)
  }

  @Test("Values and members are separated")
  func separates() {
    var json = ScriptJSON()
    var table = ScriptJSON()
    table.integer(1)
    table.string("\"")
    json.open("{")
    json.member("a", 1)
    json.key("b")
    json.open("[")
    json.contents(ScriptJSON())
    json.contents(table)
    json.time(0.1 + 0.2)
    json.close("]")
    json.member("c", "d")
    json.close("}")
    let expected = #"{"a":1,"b":[1,"\"",0.3],"c":"d"}"#
    #expect(json.bytes.text == expected)
  }
}
