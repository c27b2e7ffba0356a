import FlowSnapshots
import Testing

/// Two documents of frames and the reason that explains what differs between them.
struct ReasonRow: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var first: @Sendable (inout FrameText) -> Void
  var second: @Sendable (inout FrameText) -> Void
  var says: String

  private static let spring = #""type":"spring""#

  private static func animation(_ node: String, _ property: String, _ timing: String) -> String {
    #"{"node":"\#(node)","property":"\#(property)","timing":{\#(spring),\#(timing)}}"#
  }

  static let all = [
    ReasonRow(
      testDescription: "a state before effects, motion and nodes",
      first: { $0.state = #"{"name":"open"}"# },
      second: {
        $0.effects = [#"{"type":"focus"}"#]
        $0.nodes = [#"{"id":"card"}"#]
        $0.animations = [animation("card", "frame", #""duration":1"#)]
      },
      says: #"demo: state.name is "idle" instead of "open" at tap"#),
    ReasonRow(
      testDescription: "a scene under a key that is new",
      first: { $0.state = #"{"rows":[{"key":"a"}]}"# },
      second: { $0.state = #"{"rows":[{"key":"a"},{"key":"b.1"}]}"# },
      says: "demo: state.rows.<key> is new at tap"),
    ReasonRow(
      testDescription: "a scene under a key that is gone",
      first: { $0.state = #"{"rows":[{"key":"a"},{"key":"b.1"}]}"# },
      second: { $0.state = #"{"rows":[{"key":"a"}]}"# },
      says: "demo: state.rows.<key> is gone at tap"),
    ReasonRow(
      testDescription: "a member of scenes under keys, once for all keys",
      first: { $0.state = #"{"rows":[{"key":"a","is":"on"},{"key":"b.1","is":"on"}]}"# },
      second: { $0.state = #"{"rows":[{"key":"a","is":"off"},{"key":"b.1","is":"off"}]}"# },
      says: #"demo: state.rows.<key>.is is "off" instead of "on" at tap"#),
    ReasonRow(
      testDescription: "effects before motion and nodes",
      first: { $0.effects = [#"{"type":"focus"}"#] },
      second: {
        $0.nodes = [#"{"id":"card"}"#]
        $0.animations = [animation("card", "frame", #""duration":1"#)]
      },
      says: "demo: the effect 'focus' is missing"),
    ReasonRow(
      testDescription: "a member of an effect",
      first: { $0.effects = [#"{"type":"announce","text":"a"}"#] },
      second: { $0.effects = [#"{"type":"announce","text":"b"}"#] },
      says: "demo: text of the effect 'announce' differs"),
    ReasonRow(
      testDescription:
        "how long something moves, before where; the frame of a node before its alpha",
      first: {
        $0.nodes = [#"{"id":"card","frame":[0,0,1,1]}"#]
        $0.animations = [
          animation("dim", "alpha", #""duration":0.8"#),
          animation("card", "frame", #""duration":0.8"#),
        ]
      },
      second: {
        $0.nodes = [#"{"id":"card","frame":[0,9,1,1]}"#]
        $0.animations = [
          animation("dim", "alpha", #""duration":0.7"#),
          animation("card", "frame", #""duration":0.7"#),
        ]
      },
      says: "demo: the duration of card.frame is 0.7 s instead of 0.8 s"),
    ReasonRow(
      testDescription: "how much a spring is damped",
      first: { $0.animations = [animation("card", "frame", #""dampingRatio":1"#)] },
      second: { $0.animations = [animation("card", "frame", #""dampingRatio":0.5"#)] },
      says: "demo: the damping ratio of card.frame is 0.5 instead of 1"),
    ReasonRow(
      testDescription: "something that moves",
      first: { _ in },
      second: { $0.animations = [animation("card", "frame", #""dampingRatio":0.5"#)] },
      says: "demo: the animation of card.frame is new at tap"),
    ReasonRow(
      testDescription: "a text of the state, which may be anybody's, without itself",
      first: { $0.state = #"{"text":"4111 1111"}"# },
      second: { $0.state = #"{"text":"4111 1112"}"# },
      says: "demo: state.text differs at tap"),
    ReasonRow(
      testDescription: "a position, wherever it is",
      first: { $0.nodes = [#"{"id":"card","frame":[0,0,1,1]}"#] },
      second: { $0.nodes = [#"{"id":"card","frame":[0,9,1,1]}"#] },
      says: "demo: card.y differs"),
  ]
}

@Suite("The reason of what differs")
struct ReasonTests {
  private static func result(
    _ name: String, _ first: [FrameText], _ second: [FrameText]
  ) throws -> CaseResult {
    let snapshot = try #require(SnapshotCase(path: "Fixtures/demo/\(name).trace.jsonl"))
    return CaseResult(
      snapshot: snapshot, scene: "demo",
      verdict: .differs(try FramesDiff(first, second), line: 2))
  }

  /// A case in which a card is moved in its first frame.
  private static func moved(_ name: String, by distance: Double) throws -> CaseResult {
    try result(
      name, [.card(0, "0", #""frame":[0,100,1,1]"#)],
      [.card(0, "0", #""frame":[0,\#(100 + distance),1,1]"#)])
  }

  @Test("is", arguments: ReasonRow.all)
  func says(_ row: ReasonRow) throws {
    var frames = (FrameText(3, "0.2"), FrameText(3, "0.2"))
    row.first(&frames.0)
    row.second(&frames.1)
    // What comes later is no reason, whatever it is.
    var later = FrameText(4, "0.3")
    later.state = #"{"name":"later"}"#
    let result = try Self.result("a", [frames.0, FrameText(4, "0.3")], [frames.1, later])
    #expect(result.reason?.text == row.says)
  }

  @Test("does not depend on keys")
  func keys() throws {
    let results = try ["a", "b.1"].map { key in
      var (first, second) = (FrameText(1, "1"), FrameText(1, "1"))
      first.state = #"{"rows":[{"key":"\#(key)","is":"on"}]}"#
      second.state = #"{"rows":[{"key":"\#(key)","is":"off"}]}"#
      return try Self.result(key, [first], [second])
    }
    #expect(CaseGroup.groups(of: results).count == 1)
  }

  @Test(
    "tells by how much, where it is the same in all cases, and the most where it is not",
    arguments: [
      ([5, 5, 5], "demo: card.y is 5 pt lower, in 3 cases"),
      ([-5, -5], "demo: card.y is 5 pt higher, in 2 cases"),
      ([5, -8], "demo: card.y differs, most 8 pt higher, in 2 cases"),
    ] as [([Double], String)])
  func distance(distances: [Double], says: String) throws {
    let results = try distances.enumerated().map { try Self.moved("c\($0.offset)", by: $0.element) }
    let groups = CaseGroup.groups(of: results)
    #expect(groups.map { $0.message } == [says])
    #expect(groups.first?.points == distances.map { $0.magnitude }.max())
  }

  @Test("is one for an effect that is missing, whatever is beside it and whatever it answers")
  func effects() throws {
    let announce = #"{"type":"announce","text":"Wrong code"}"#
    let beside = [[], [#"{"type":"focus"}"#], [#"{"type":"blur"}"#, #"{"type":"pay","id":"1"}"#]]
    let results = try zip(beside, ["tap", "tap", "text"]).enumerated().map { index, row in
      var (first, second) = (FrameText(1, "1"), FrameText(1, "1"))
      first.cause = #""event","event":"\#(row.1)""#
      second.cause = first.cause
      first.effects = row.0 + [announce]
      second.effects = row.0
      return try Self.result("c\(index)", [first], [second])
    }
    let groups = CaseGroup.groups(of: results)
    #expect(
      groups.map { $0.message }
        == ["demo: the effect 'announce' is missing at tap and text, in 3 cases"])
    #expect(
      CaseGroup.groups(of: [results[0]]).map { $0.message }
        == ["scene demo, case c0, frame 1 (tap at 1 s): the effect 'announce' is missing"])
  }

  @Test("counts the cases in which states and effects follow")
  func consequences() throws {
    let results = try ["a", "b", "c"].map { name in
      var later = FrameText(1, "1")
      if name != "a" { later.state = #"{"name":"later"}"# }
      if name == "c" { later.effects = [#"{"type":"focus"}"#] }
      return try Self.result(
        name, [.card(0, "0", #""frame":[0,100,1,1]"#), FrameText(1, "1")],
        [.card(0, "0", #""frame":[0,101,1,1]"#), later])
    }
    #expect(
      CaseGroup.groups(of: results).map { $0.message } == [
        "demo: card.y is 1 pt lower, in 3 cases; 2 of them also change state; "
          + "1 of them also change effects"
      ])
  }

  @Test("comes before others if it is a state, then if more cases have it, in any order of cases")
  func order() throws {
    var open = FrameText(0, "0")
    open.state = #"{"name":"open"}"#
    let state = try Self.result("s", [open], [FrameText(0, "0")])
    let lone = try Self.result(
      "l", [.card(0, "0", #""alpha":1"#)], [.card(0, "0", #""alpha":0.5"#)])
    let moved = try ["a", "b"].map { try Self.moved($0, by: 1) }
    for results in [[lone, state] + moved, moved + [lone, state]] {
      let groups = CaseGroup.groups(of: results)
      #expect(groups.map { $0.reason.kind } == [.state, .property, .property])
      #expect(groups.map { $0.results.count } == [1, 2, 1])
    }
  }
}
