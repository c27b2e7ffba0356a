import FlowEngine
import Testing

/// Completions that come even if the transaction is replaced.
struct ReplacedCompletionTests {
  /// What happens after a transaction that asks to be told, and what it is told: + at its end, - when it
  /// was replaced.
  private static let cases: [(next: (name: String, value: Double)?, told: String)] = [
    (nil, "+"), (("slide", 10), "-"), (("stop", 0), "-"), (("told", 90), "-+"),
    // The list moves, and the lid does not.
    (("clear", 0), "+"),
  ]

  @Test(arguments: cases.indices)
  func theCompletionSaysWhetherItWasReplaced(index: Int) throws {
    let example = Self.cases[index]
    var engine = try Engine(SwipeList.self)
    try engine.send("told", 200, at: 0)
    var frames: [String] = []
    if let next = example.next {
      try engine.send(.command(Command(next.name, value: .number(next.value))), at: 0.1) {
        frames.append("\($0.cause) \($0.time)")
      }
    }
    if example.told.hasPrefix("-") { #expect(frames == ["event 0.1", "completion 0.1"]) }
    try engine.settle()
    #expect(engine.scene.told == example.told)
  }

  @Test func oneThatFollowsTheProgressIsToldToo() throws {
    var engine = try Engine(SwipeList.self)
    try engine.send("page", 100, at: 0)
    try engine.send("page", 0, at: 0.1)
    #expect(engine.scene.told == "")
    try engine.send("page", 50, at: 0.2)
    #expect(engine.scene.told == "-")
    try engine.settle()
    #expect(engine.scene.told == "-+")
  }
}
