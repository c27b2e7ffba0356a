import FlowSnapshots
import Testing

@Suite("What a frame changes, in words")
struct FrameChangesTests {
  @Test("State by member, also of scenes that are held; nodes that come and go; effects")
  func words() throws {
    var before = FrameText(3, "0.2")
    before.state = #"{"name":"a","form":{"caret":0},"rows":[{"key":"a"}]}"#
    before.nodes = [#"{"id":"card","frame":[0,1,2,3]}"#, #"{"id":"old"}"#]
    var after = FrameText(4, "0.3")
    after.state = #"{"name":"b","form":{"caret":1},"rows":[{"key":"b"}]}"#
    after.nodes = [#"{"id":"card","frame":[0,9,2,3]}"#, #"{"id":"new"}"#]
    after.effects = [#"{"type":"didMove"}"#]
    let reader = FrameReader([before, after])
    let first = try #require(try reader.next())
    let second = try #require(try reader.next())
    let changes = FrameChanges(from: first, to: second)
    #expect(
      changes.state == ["name a → b", "form.caret 0 → 1", "rows.a goes", "rows.b appears"])
    #expect(changes.moved == ["card.y 1 → 9", "old goes", "new appears"])
    #expect(changes.text.hasSuffix(#"; asks {"type":"didMove"}"#))
  }
}
