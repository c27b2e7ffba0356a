import FlowEngine
import FlowTesting
import Testing

struct FrameEffectTests {
  @Test("Effects stand in the frame in the order in which they were asked for")
  func order() throws {
    var run = try SceneRun(Probe.self)
    try run.command("ask", at: 1)
    #expect(
      run.frame.effects
        == [.announce("asked"), .focus("a"), .own(.did(.nothing)), .focus(nil), .blur])
    #expect(run.announcements == ["asked"])
    #expect(run.ownEffects == [.did(.nothing)])
    // Each is asked for once.
    try run.send(.tick, at: 2)
    #expect(run.frame.effects.isEmpty)
  }

  @Test(
    "An effect in a frame",
    arguments: [
      (.focus("card-1"), #"{"type":"focus","target":"card-1"}"#),
      (.focus(nil), #"{"type":"focus"}"#),
      (.blur, #"{"type":"blur"}"#),
      (.announce("3 of 4 \"digits\""), #"{"type":"announce","text":"3 of 4 \"digits\""}"#),
      (.own(.did(.ease)), #"{"type":"did","what":"ease"}"#),
    ] as [(FrameEffect<Probe.Effect>, String)])
  func written(effect: FrameEffect<Probe.Effect>, text: String) {
    var json = JSONWriter()
    json.effect(effect)
    #expect(json.text == text)
  }

  @Test("A frame has them in that order")
  func inFrame() throws {
    let frames = try replayedFrames([#"{"t":1,"type":"command","name":"ask"}"#])
    let effects = """
      "effects":[{"type":"announce","text":"asked"},{"type":"focus","target":"a"},\
      {"type":"did","what":"nothing"},{"type":"focus"},{"type":"blur"}]}
      """
    #expect(frames.last?.text.hasSuffix(effects) == true)
  }
}
