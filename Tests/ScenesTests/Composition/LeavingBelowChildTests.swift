import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Nodes on their way out push along what is behind them in the list: the nodes of children, and the node that
/// keys have put the focus on.
struct LeavingBelowChildTests {
  @Test("A frame is what it would be written anew, each node in it once")
  func once() throws {
    #expect(try fault(in: PushedCard.self, "") == nil)
    #expect(try fault(in: Bare<PushedCard>.self, "child") == nil)
    #expect(try fault(in: Bare<Bare<PushedCard>>.self, "child/child") == nil)
  }

  /// Plays commands at any time, also of the card, and looks for a frame that differs from one made anew.
  private func fault<S: Scene>(in scene: S.Type, _ path: String) throws -> String? {
    let target = path.isEmpty ? nil : NodeID(path)
    let card = NodeID(path.isEmpty ? "card" : "\(path)/card")
    var fault: String?
    for seed in 0..<UInt64(8) {
      var engine = try Engine(scene)
      var random = SeededGenerator(seed: seed)
      var kept = JSONWriter()
      var anew = JSONWriter()
      var cache = EncodedFrameCache()
      func compare(_ frame: borrowing Frame<S>) {
        kept.removeAll()
        anew.removeAll()
        kept.frame(frame, layout: .line, cache: &cache)
        anew.frame(frame)
        if kept.text.bytes != anew.text.bytes {
          fault = "seed \(seed): kept \(kept.text)\nanew \(anew.text)"
        }
        let ids = frame.nodes.map { $0.id }
        if Set(ids).count != ids.count { fault = "seed \(seed): \(ids)" }
      }
      var time = 0.0
      for _ in 0..<40 where fault == nil {
        time += random.one(of: [0, 0.1, 0.3, 0.6])
        let command =
          switch random.number(below: 8) {
          case 0: Command("show", target: card)
          case 1: Command("dismiss", target: card)
          case 2, 3, 4: Command("nudge", target: target)
          default: Command("next", target: target)
          }
        try engine.advance(to: time) { compare($0) }
        try engine.send(.command(command), at: time) { compare($0) }
      }
    }
    return fault
  }

  @Test("The focus of keys stays where it is")
  func focus() throws {
    var run = try SceneRun(PushedCard.self)
    try run.send(.command(Command("next")), at: 0)
    try run.send(.key(KeyStroke("Tab")), at: 0.1)
    #expect(run.frame.nodes.filter(\.focused).map(\.id) == ["done"])
    for time in [0.2, 0.3] {
      try run.send(.tick, at: time)
      #expect(run.frame.nodes.filter(\.focused).map(\.id) == ["done"], "at \(time)")
    }
    try run.settle()
    #expect(run.frame.nodes.filter(\.focused).map(\.id) == ["done"])
  }
}
