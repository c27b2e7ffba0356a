import FlowEngine
import FlowExploration
import FlowSnapshots
import Scenes
import Testing

/// A rule about a node's event is asked however the touch was sent (docs/rules.md).
@Suite struct RuleTargetTests {
  @Test(
    "A tap is for the node that it meets",
    arguments: [
      #"{"t":1,"type":"tap","target":"trigger"}"#,
      #"{"t":1,"type":"tap","location":[337,66]}"#,
      #"{"t":1,"type":"pointer","id":0,"phase":"down","location":[337,66]}"# + "\n"
        + #"{"t":1.1,"type":"pointer","id":0,"phase":"up","location":[337,66]}"#,
    ])
  func tap(_ lines: String) throws {
    #expect(try broken("tap", "trigger", lines) == 1)
    #expect(try broken("tap", "card", lines) == 0)
  }

  @Test(
    "A pan is for the node on which it begins",
    arguments: [
      #"{"t":1,"type":"pan","phase":"began","target":"card","translation":[0,0],"velocity":[0,0]}"#,
      #"{"t":1,"type":"pan","phase":"began","location":[30,516],"translation":[0,0],"velocity":[0,0]}"#,
      #"{"t":1,"type":"pointer","id":0,"phase":"down","location":[30,516]}"# + "\n"
        + #"{"t":1.1,"type":"pointer","id":0,"phase":"move","location":[30,496]}"#,
    ])
  func pan(_ lines: String) throws {
    let opened = #"{"t":0.1,"type":"tap","target":"trigger"}"# + "\n" + lines
    #expect(try broken("pan.began", "card", opened) == 1)
    #expect(try broken("pan.began", "trigger", opened) == 0)
  }

  /// How many frames break a rule that none can keep.
  private func broken(_ event: String, _ target: String, _ lines: String) throws -> Int {
    let rule =
      #"{"name":"never","when":{"event":"\#(event)","target":"\#(target)"},"always":{"state":"none"}}"#
    let rules = try FrameRule.rules(Array(rule.utf8))
    let trace = #"{"flowTrace":1,"scene":"glide-card"}"# + "\n" + lines + "\n"
    let whole = try EventTrace(Array(trace.utf8), of: SceneList(GlideCard.self))
    let check = try TraceCheck(whole.header, of: SceneList(GlideCard.self), rules)
    return try #require(check.ruleViolations(in: whole.steps)).count
  }
}
