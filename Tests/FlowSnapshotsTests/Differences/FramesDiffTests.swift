import FlowSnapshots
import Testing

/// A node, animation, effect or state before and after, and what is said of it.
struct ChangeRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var first: @Sendable (inout FrameText) -> Void
  var second: @Sendable (inout FrameText) -> Void
  var says: [String]

  /// A row of a card's members.
  static func card(
    _ name: String, _ first: String, _ second: String, _ says: String...
  ) -> ChangeRow {
    ChangeRow(
      testDescription: name,
      first: { $0.nodes = [#"{"id":"card","kind":"view",\#(first)}"#] },
      second: { $0.nodes = [#"{"id":"card","kind":"view",\#(second)}"#] }, says: says)
  }

  static let all = [
    card(
      "a position", #""frame":[0,499.5,375,300]"#, #""frame":[0,507.7,375,300]"#,
      "card.y differs in frame 3, most 8.2 pt lower at 0.208 s"),
    card(
      "a position and a size", #""frame":[0,0,10,10]"#, #""frame":[1,0,10,12]"#,
      "card.x differs in frame 3, most 1 pt further right at 0.208 s",
      "card.height differs in frame 3, most 2 pt taller at 0.208 s"),
    card(
      "a number that is left out", #""frame":[0,0,1,1]"#, #""frame":[0,0,1,1],"alpha":0.4"#,
      "card.alpha differs in frame 3, most 0.6 more transparent at 0.208 s"),
    card(
      "an offset that is left out", #""contentOffset":[0,12]"#, #""hidden":true"#,
      "card.contentOffset.y differs in frame 3, most 12 pt less at 0.208 s",
      "card.hidden differs in frame 3, first at 0.208 s: is true instead of false"),
    card(
      "a size that is not there", #""contentSize":[10,20]"#, #""kind2":1"#,
      "card.contentSize differs in frame 3, first at 0.208 s: is none instead of [10,20]",
      "card.kind2 differs in frame 3, first at 0.208 s: is 1 instead of none"),
    card(
      "a colour", ##""background":"#000000""##, ##""background":"#00000080""##,
      ##"card.background differs in frame 3, first at 0.208 s: "##
        + ##"is "#00000080" instead of "#000000""##),
    card(
      "a text with escapes", #""text":"a\"b""#, #""text":"a\u0041""#,
      #"card.text differs in frame 3, first at 0.208 s: is "a\u0041" instead of "a\"b""#),
    card(
      "a font", #""font":{"name":"System","size":17}"#, #""font":{"name":"Mono","size":18}"#,
      #"card.font.name differs in frame 3, first at 0.208 s: is "Mono" instead of "System""#,
      "card.font.size differs in frame 3, most 1 pt larger at 0.208 s"),
    card(
      "a transform, whose matrix says the same",
      #""transform":{"scale":[2,2],"matrix":[2,0,0,0,0,2,0,0,0,0,1,0,0,0,0,1]}"#,
      #""transform":{"scale":[2,3],"matrix":[2,0,0,0,0,3,0,0,0,0,1,0,0,0,0,1]}"#,
      "card.transform.scale.y differs in frame 3, most 1 more at 0.208 s"),
    card(
      "a matrix alone", #""transform":{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0,0,0,0,1]}"#,
      #""transform":{"matrix":[1,0,0,0,0,1,0,0,0,0,1,0.5,0,0,0,1]}"#,
      "card.transform.matrix.m34 differs in frame 3, most 0.5 more at 0.208 s"),
    card("a number that is written differently", #""alpha":1.0"#, #""alpha":1"#),
    card(
      "white space in values, as formatters add it",
      #""accessibilityTraits":["button","selected"],"keyShortcut":{"key":"s","with":[1,2]}"#,
      "\"accessibilityTraits\": [\n  \"button\",\t\"selected\"\r\n],"
        + "\"keyShortcut\": { \"key\": \"s\", \"with\": [ 1, 2 ] }"),
    card(
      "the order of members in a value, and how it is spelled",
      #""value":{"a":"é /","b":[1.50,{"c":null}]}"#,
      #""value":{"b":[1.5,{"c":null}],"a":"\u00e9 \/"}"#),
    card(
      "a value, of which white space is not shown", #""value":{"a":"x \" y"}"#,
      #""value": { "a" : [ "x \" y" ] }"#,
      #"card.value differs in frame 3, first at 0.208 s: "#
        + #"is {"a":["x \" y"]} instead of {"a":"x \" y"}"#),
    card(
      "values that hold what is not in the other", #""value":{"a":1,"b":null}"#,
      #""value":{"a":1,"c":null}"#,
      #"card.value differs in frame 3, first at 0.208 s: "#
        + #"is {"a":1,"c":null} instead of {"a":1,"b":null}"#),
    card(
      "a list that goes on", #""value":[1,2]"#, #""value":[1,2,3]"#,
      "card.value differs in frame 3, first at 0.208 s: is [1,2,3] instead of [1,2]"),
    card(
      "a coordinate too many", #""frame":[0,0,1,1]"#, #""frame":[0,0,1,1,9]"#,
      "card.frame differs in frame 3, first at 0.208 s: is [0,0,1,1,9] instead of [0,0,1,1]"),
    card(
      "a default in place of what is no offset", #""contentOffset":"foo""#, #""hidden":false"#,
      "card.contentOffset differs in frame 3, first at 0.208 s: is none instead of \"foo\""),
    card(
      "an offset with a third part", #""contentOffset":[0,0]"#, #""contentOffset":[0,0,5]"#,
      "card.contentOffset differs in frame 3, first at 0.208 s: is [0,0,5] instead of [0,0]"),
    card(
      "a default in place of what is no transform", #""transform":"rotate""#, #""hidden":false"#,
      "card.transform differs in frame 3, first at 0.208 s: is none instead of \"rotate\""),
    card(
      "nothing in place of a transform", #""transform":{"scale":[1,1]}"#, #""transform":null"#,
      #"card.transform differs in frame 3, first at 0.208 s: is null instead of {"scale":[1,1]}"#),
    card(
      "a length that differs by less than is written", #""frame":[0,812,1,1]"#,
      #""frame":[0,812.0004,1,1]"#,
      "card.y differs in frame 3, most 0.0004 pt lower at 0.208 s"),
    card(
      "lengths beyond those of frames", #""frame":[1e308,5e15,1,1]"#,
      #""frame":[-1e308,2e15,1,1]"#,
      "card.x differs in frame 3, most 1.7976931348623157e308 pt further left at 0.208 s",
      "card.y differs in frame 3, most 3000000000000000 pt higher at 0.208 s"),
    card("a default that is written out", #""alpha":1,"hidden":false"#, #""borderWidth":0"#),
    ChangeRow(
      testDescription: "a node that is new",
      first: { $0.nodes = [#"{"id":"a"}"#] },
      second: { $0.nodes = [#"{"id":"a"}"#, #"{"id":"b"}"#] },
      says: ["b is new in frame 3, first at 0.208 s"]),
    ChangeRow(
      testDescription: "a node that is gone",
      first: { $0.nodes = [#"{"id":"a"}"#, #"{"id":"b"}"#] },
      second: { $0.nodes = [#"{"id":"b"}"#] },
      says: ["a is gone from frame 3, first at 0.208 s"]),
    ChangeRow(
      testDescription: "another order",
      first: { $0.nodes = [#"{"id":"a"}"#, #"{"id":"b"}"#] },
      second: { $0.nodes = [#"{"id":"b"}"#, #"{"id":"a"}"#] },
      says: ["the order of nodes differs in frame 3, first at 0.208 s: is b, a instead of a, b"]),
    ChangeRow(
      testDescription: "nodes whose ids are the same character in other bytes",
      first: { $0.nodes = [#"{"id":"caf\u00e9"}"#, #"{"id":"b"}"#] },
      second: { $0.nodes = [#"{"id":"cafe\u0301"}"#, #"{"id":"b"}"#] },
      says: [
        "caf\u{E9} is gone from frame 3, first at 0.208 s",
        "cafe\u{301} is new in frame 3, first at 0.208 s",
      ]),
    ChangeRow(
      testDescription: "the order of such nodes",
      first: { $0.nodes = [#"{"id":"\u00e9","alpha":1}"#, #"{"id":"e\u0301","alpha":0}"#] },
      second: { $0.nodes = [#"{"id":"e\u0301","alpha":0}"#, #"{"id":"\u00e9","alpha":1}"#] },
      says: [
        "the order of nodes differs in frame 3, first at 0.208 s: "
          + "is e\u{301}, \u{E9} instead of \u{E9}, e\u{301}"
      ]),
    ChangeRow(
      testDescription: "effects with such names",
      first: { $0.effects = [#"{"type":"\u00e9"}"#] },
      second: { $0.effects = [#"{"type":"e\u0301"}"#] },
      says: [
        "the effect '\u{E9}' is missing in frame 3, first at 0.208 s",
        "the effect 'e\u{301}' is new in frame 3, first at 0.208 s",
      ]),
    ChangeRow(
      testDescription: "events with such names",
      first: { $0.cause = #""event","event":"\u00e9""# },
      second: { $0.cause = #""event","event":"e\u0301""# },
      says: [
        "a frame (\u{E9}) is gone from frame 3, first at 0.208 s",
        "a frame (e\u{301}) is new in frame 3, first at 0.208 s",
      ]),
    ChangeRow(
      testDescription: "a node with the name that a repeated one is given",
      first: { $0.nodes = [#"{"id":"a"}"#, #"{"id":"a"}"#, #"{"id":"c"}"#] },
      second: { $0.nodes = [#"{"id":"a"}"#, #"{"id":"a#2"}"#, #"{"id":"a"}"#, #"{"id":"c"}"#] },
      says: ["a#2 is new in frame 3, first at 0.208 s"]),
    ChangeRow(
      testDescription: "what is no node, no animation and no effect",
      first: {
        $0.nodes = ["7", #"{"id":5}"#]
        $0.animations = ["7"]
        $0.effects = ["7"]
      },
      second: {
        $0.nodes = ["8", #"{"id":6}"#]
        $0.animations = ["8"]
        $0.effects = ["8"]
      },
      says: [
        "7 is gone from frame 3, first at 0.208 s",
        "?.id differs in frame 3, first at 0.208 s: is 6 instead of 5",
        "8 is new in frame 3, first at 0.208 s",
        "the animation of 7.7 is gone from frame 3, first at 0.208 s",
        "the animation of 8.8 is new in frame 3, first at 0.208 s",
        "the effect '7' is missing in frame 3, first at 0.208 s",
        "the effect '8' is new in frame 3, first at 0.208 s",
      ]),
    ChangeRow(
      testDescription: "two nodes of one name",
      first: { $0.nodes = [#"{"id":"a","alpha":1}"#, #"{"id":"a","alpha":0.5}"#] },
      second: { $0.nodes = [#"{"id":"a","alpha":1}"#] },
      says: ["a#2 is gone from frame 3, first at 0.208 s"]),
    ChangeRow(
      testDescription: "a state",
      first: { $0.state = #"{"name":"resting","position":"open"}"# },
      second: { $0.state = #"{"name":"resting","position":"closed","owner":"list"}"# },
      says: [
        "state.position differs in frame 3, first at 0.208 s: is \"closed\" instead of \"open\"",
        "state.owner differs in frame 3, first at 0.208 s: is \"list\" instead of none",
      ]),
    ChangeRow(
      testDescription: "the state of a scene that is held, and of one in that",
      first: { $0.state = #"{"name":"a","form":{"name":"b","page":{"caret":0},"open":true}}"# },
      second: { $0.state = #"{"name":"a","form":{"name":"c","page":{"caret":1},"open":true}}"# },
      says: [
        "state.form.name differs in frame 3, first at 0.208 s: is \"c\" instead of \"b\"",
        "state.form.page.caret differs in frame 3, first at 0.208 s: is 1 instead of 0",
      ]),
    ChangeRow(
      testDescription: "a scene that is no longer held",
      first: { $0.state = #"{"name":"a","sheet":{"name":"b"}}"# },
      second: { $0.state = #"{"name":"a","sheet":null}"# },
      says: [
        "state.sheet differs in frame 3, first at 0.208 s: is null instead of {\"name\":\"b\"}"
      ]),
    ChangeRow(
      testDescription: "scenes under keys",
      first: { $0.state = #"{"rows":[{"key":"a","done":true},{"key":"b"},{"key":"c"}]}"# },
      second: { $0.state = #"{"rows":[{"key":"c"},{"key":"a","done":false},{"key":"d"}]}"# },
      says: [
        "state.rows.a.done differs in frame 3, first at 0.208 s: is false instead of true",
        "state.rows.b is gone from frame 3, first at 0.208 s",
        "state.rows.d is new in frame 3, first at 0.208 s",
        "state.rows differs in frame 3, first at 0.208 s: is c, a, d instead of a, b, c",
      ]),
    ChangeRow(
      testDescription: "the first row, and a list of what has no keys",
      first: { $0.state = #"{"rows":[],"path":["a"],"ids":[{"key":"a"},1]}"# },
      second: { $0.state = #"{"rows":[{"key":"a"}],"path":["a","b"],"ids":[{"key":"a"},2]}"# },
      says: [
        "state.rows.a is new in frame 3, first at 0.208 s",
        #"state.path differs in frame 3, first at 0.208 s: is ["a","b"] instead of ["a"]"#,
        "state.ids differs in frame 3, first at 0.208 s: "
          + #"is [{"key":"a"},2] instead of [{"key":"a"},1]"#,
      ]),
    ChangeRow(
      testDescription: "long values, of which what differs is shown",
      first: { $0.state = #"{"text":"\#(String(repeating: "x", count: 90))a"}"# },
      second: {
        $0.state =
          #"{"text":"\#(String(repeating: "x", count: 90))b\#(String(repeating: "y", count: 90))"}"#
      },
      says: [
        "state.text differs in frame 3, first at 0.208 s: "
          + "is …\(String(repeating: "x", count: 20))b\(String(repeating: "y", count: 59))… "
          + "instead of …\(String(repeating: "x", count: 20))a\""
      ]),
    ChangeRow(
      testDescription: "effects",
      first: { $0.effects = [#"{"type":"didMove"}"#] },
      second: { _ in },
      says: ["the effect 'didMove' is missing in frame 3, first at 0.208 s"]),
    ChangeRow(
      testDescription: "an effect that is missing among others",
      first: {
        $0.effects = [
          #"{"type":"focus","target":"a"}"#, #"{"type":"announce","text":"x"}"#,
          #"{"type":"announce","text":"y"}"#, #"{"type":"pay"}"#,
        ]
      },
      second: {
        $0.effects = [
          #"{"type":"focus","target":"a"}"#, #"{"type":"announce","text":"y"}"#,
          #"{"type":"pay"}"#,
        ]
      },
      says: ["the effect 'announce' is missing in frame 3, first at 0.208 s"]),
    ChangeRow(
      testDescription: "an effect more, and one that has another target",
      first: { $0.effects = [#"{"type":"focus","target":"a"}"#] },
      second: {
        $0.effects = [#"{"type":"announce","text":"x"}"#, #"{"type":"focus","target":"b"}"#]
      },
      says: [
        "target of the effect 'focus a' differs in frame 3, first at 0.208 s: "
          + "is \"b\" instead of \"a\"",
        "the effect 'announce' is new in frame 3, first at 0.208 s",
      ]),
    ChangeRow(
      testDescription: "the order of effects",
      first: { $0.effects = [#"{"type":"blur"}"#, #"{"type":"pay"}"#] },
      second: { $0.effects = [#"{"type":"pay"}"#, #"{"type":"blur"}"#] },
      says: [
        "the order of effects differs in frame 3, first at 0.208 s: "
          + "is pay, blur instead of blur, pay"
      ]),
    ChangeRow(
      testDescription: "a member of an effect",
      first: { $0.effects = [#"{"type":"didMove","position":"open"}"#] },
      second: { $0.effects = [#"{"type":"didMove","position":"closed"}"#] },
      says: [
        "position of the effect 'didMove' differs in frame 3, first at 0.208 s: "
          + "is \"closed\" instead of \"open\""
      ]),
    ChangeRow(
      testDescription: "an animation",
      first: {
        $0.animations = [
          #"{"node":"card","property":"frame","to":[0,1,2,3],"timing":{"duration":0.5},"end":1}"#
        ]
      },
      second: {
        $0.animations = [
          #"{"node":"card","property":"frame","to":[0,9,2,3],"timing":{"duration":0.4},"end":1}"#
        ]
      },
      says: [
        "to.y of the animation of card.frame differs in frame 3, most 8 pt lower at 0.208 s",
        "timing.duration of the animation of card.frame differs in frame 3, "
          + "most 0.1 s shorter at 0.208 s",
      ]),
    ChangeRow(
      testDescription: "an animation that is gone",
      first: { $0.animations = [#"{"node":"card","property":"alpha"}"#] },
      second: { _ in },
      says: ["the animation of card.alpha is gone from frame 3, first at 0.208 s"]),
  ]
}

@Suite("What a diff says")
struct FramesDiffTests {
  @Test("of", arguments: ChangeRow.all)
  func says(_ row: ChangeRow) throws {
    var first = FrameText(3, "0.208")
    var second = first
    row.first(&first)
    row.second(&second)
    let diff = try FramesDiff([first], [second])
    #expect(diff.differences.map { $0.text } == row.says)
    #expect(diff.isEmpty == row.says.isEmpty)
    #expect(try FramesDiff([first], [first]).isEmpty)
  }

  @Test("The first frame comes with both values, and ranges with the greatest distance")
  func rangesAndFirst() throws {
    let first = (0..<50).map { FrameText.card($0, "\(Double($0) / 100)", #""frame":[0,100,1,1]"#) }
    let second = (0..<50).map { number in
      let moved = (12...20).contains(number) ? 100 + number : (30...31).contains(number) ? 101 : 100
      return FrameText.card(number, "\(Double(number) / 100)", #""frame":[0,\#(moved),1,1]"#)
    }
    #expect(
      try FramesDiff(first, second).lines == [
        "first in frame 12 (tap at 0.12 s): card.y is 112 instead of 100, 12 pt lower",
        "card.y differs in frames 12–20, 30–31, most 20 pt lower at 0.2 s",
      ])
  }

  @Test(
    "A speed is told as one",
    arguments: [
      ("frame", "[0,1,0,0]", "[0,3.5,0,0]", "2.5 pt/s"), ("alpha", "1", "1.5", "0.5 /s"),
      ("transform", #"{"rotationY":1}"#, #"{"rotationY":2}"#, "1 rad/s"),
    ])
  func speeds(property: String, value: String, other: String, says: String) throws {
    func frame(_ velocity: String) -> FrameText {
      var frame = FrameText(0, "0")
      frame.animations = [
        #"{"node":"a","property":"\#(property)","timing":{"initialVelocity":\#(velocity)}}"#
      ]
      return frame
    }
    let text = try FramesDiff([frame(value)], [frame(other)]).differences.first?.text
    #expect(text?.contains("most \(says) more at") ?? false, "\(text ?? "none")")
  }

  @Test(
    "Numbers are rounded as far as they can be told from each other",
    arguments: [
      (
        #""frame":[0,812,1,1]"#, #""frame":[0,812.5004,1,1]"#,
        "is 812.5 instead of 812, 0.5 pt lower"
      ),
      (
        #""frame":[0,812,1,1]"#, #""frame":[0,812.0004,1,1]"#,
        "is 812.0004 instead of 812, 0.0004 pt lower"
      ),
      (
        #""alpha":0.5"#, #""alpha":0.50000000000000011"#,
        "is 0.5000000000000001 instead of 0.5, 1.1102230246251565e-16 more opaque"
      ),
      (
        #""frame":[0,1e16,1,1]"#, #""frame":[0,0,1,1]"#,
        "is 0 instead of 10000000000000000, 10000000000000000 pt higher"
      ),
    ])
  func digits(first: String, second: String, says: String) throws {
    let line = try FramesDiff([.card(0, "0", first)], [.card(0, "0", second)]).lines.first
    #expect(line?.hasSuffix(says) ?? false, "\(line ?? "none")")
  }

  @Test("Another spelling of a character is a difference")
  func spellings() throws {
    let first = FrameText.card(0, "0", "\"text\":\"\u{E9}\"")
    let second = FrameText.card(0, "0", "\"text\":\"e\u{301}\"")
    #expect(try !FramesDiff([first], [second]).isEmpty)
    var states = (FrameText(0, "0"), FrameText(0, "0"))
    states.0.state = "{\"\u{E9}\":1}"
    states.1.state = "{\"e\u{301}\":1}"
    #expect(try !FramesDiff([states.0], [states.1]).isEmpty)
  }

  @Test("A golden and JSON Lines of the same frames are the same")
  func formats() throws {
    let frames = [FrameText(0, "0"), FrameText(1, "1.5")]
    let golden =
      "{\"flowFrames\":1,\"trace\":\"x\",\"frames\":[\n"
      + frames.map { $0.text }.joined(separator: ",\n") + "\n]}\n"
    let diff = try FramesDiff(FrameReader(frames), FrameReader(Array(golden.utf8)))
    #expect(diff.isEmpty)
    #expect(diff.counts == (2, 2))
  }
}
