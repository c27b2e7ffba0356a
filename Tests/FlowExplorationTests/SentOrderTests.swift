import FlowEngine
import FlowSnapshots
import Testing

@testable import FlowExploration

@Suite("An event at the time of a completion")
struct SentOrderTests {
  @Test(
    "leads to the same when time passes first as when it is sent",
    arguments: [
      0, 1, 2, 3, 4,
    ])
  func order(index: Int) throws {
    let (scene, lines) = AttemptTests.beginnings[index]
    let trace = try EventTrace(of: scene)
    let exploration = try Exploration(trace, of: AttemptTests.scenes)
    let explorer = try AttemptTests.scenes.explore(trace.header)
    var canonical = CanonicalHash()
    explorer.restart()
    for event in try AlphabetFile.events(Array(lines.joined(separator: "\n").utf8)) {
      try explorer.send(event, at: explorer.clock.time)
    }
    explorer.mark(9)
    guard let time = explorer.clock.nextCompletion else { return }
    let before = exploration.alphabet.events(for: explorer.look, asked: explorer.asked)
    try explorer.pass(to: time)
    let after = exploration.alphabet.events(for: explorer.look, asked: explorer.asked)
    for event in before + after {
      explorer.rewind(to: 9)
      let sent = Self.isTaken(event, at: time, explorer)
      let direct = canonical.value(of: explorer)
      explorer.rewind(to: 9)
      try explorer.pass(to: time)
      #expect(Self.isTaken(event, at: time, explorer) == sent, "\(event)")
      if sent { #expect(canonical.value(of: explorer) == direct, "\(event)") }
    }
  }

  private static func isTaken(
    _ event: Event, at time: Double, _ explorer: AnyExplorer
  ) -> Bool {
    (try? explorer.send(event, at: time)) != nil
  }
}
