import FlowEngine
import FlowTesting
import Foundation
import Testing

/// The page `docs/scene-techniques.md`: its code is compiled and does what the page says.
struct TechniquesTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let page = folder.appending(path: "../../../docs/scene-techniques.md")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test("Each code block of the page stands in the sources, as it is")
  func blocks() throws {
    let sources = try [
      "Toasts.swift", "Flip.swift", "LikeButtonTransitions.swift", "SwipeRows.swift",
      "Basket.swift", "TechniquesTests.swift",
    ].map(Self.text)
    let blocks = PageCode.blocks(of: try String(contentsOf: Self.page, encoding: .utf8))
    #expect(blocks.count >= 6)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "not in the sources:\n\(block)")
    }
  }

  @Test("Each toast is a node of its own, and goes after its own time")
  func nodes() throws {
    var run = try SceneRun(Toasts.self)
    try run.send(.command(Command("show")), at: 1)
    try run.send(.command(Command("show")), at: 2)
    try run.advance(to: 4)
    #expect(try run.node("toast-1").frame.minY == 684)
    #expect(try run.node("toast-2").frame.minY == 748)
    try run.advance(to: 5.5)
    #expect(run.scene.numbers == [2])
    try run.settle()
    #expect(run.scene.numbers == [])
    #expect(run.frames.contains { $0.cause == .completion && $0.time == 6 })
  }

  @Test("A row that is flicked goes on at the finger's velocity, and is a node until it has gone")
  func swipe() throws {
    var run = try SceneRun(SwipeRows.self)
    var pan = Pan(.began, translation: .zero, target: "row-2")
    try run.send(.pan(pan), at: 0)
    pan.phase = .changed
    pan.translation.x = -90
    try run.send(.pan(pan), at: 0.1)
    pan.phase = .ended
    pan.velocity.x = -1_200
    try run.send(.pan(pan), at: 0.1)
    #expect(run.scene.numbers == [1, 3])
    #expect(try run.node("row-2").transform.translation.x == -90)
    try run.advance(to: 0.101)
    #expect(try run.node("row-2").transform.translation.x < -91.1)
    #expect(run.frame.nodes.map { $0.id } == ["row-1", "row-2", "row-3"])
    try run.settle()
    #expect(run.frame.nodes.map { $0.id } == ["row-1", "row-3"])
    #expect(run.scene.arrivals == 1 && run.scene.endings == 1)
    // A row that is taken again before it has come back: its first way is replaced.
    pan = Pan(.began, translation: .zero, target: "row-1")
    for time in [2, 2.1] {
      pan.phase = .began
      try run.send(.pan(pan), at: time)
      pan.phase = .changed
      pan.translation.x = 80
      try run.send(.pan(pan), at: time)
      pan.phase = .ended
      try run.send(.pan(pan), at: time)
    }
    try run.settle()
    #expect(run.scene.arrivals == 2 && run.scene.endings == 3)
  }

  @Test("A tap moves a toast's timer, and leaves the other's")
  func timers() throws {
    var run = try SceneRun(Toasts.self)
    try run.send(.command(Command("show")), at: 1)
    try run.send(.command(Command("show")), at: 2)
    // Toast 1 would go at 5, and now goes at 8.
    try run.send(.tap(Tap(on: "toast-1")), at: 4)
    try run.advance(to: 7)
    #expect(run.scene.numbers == [1])
    try run.advance(to: 8)
    #expect(run.scene.numbers == [])
  }

  @Test("A completion with a value survives saving and restoring")
  func saved() throws {
    var run = try SceneRun(Toasts.self)
    try run.send(.command(Command("show")), at: 1)
    try run.send(.command(Command("show")), at: 2)
    var restored = try SceneRun(Toasts.self, restoring: run.engine.saved)
    try restored.advance(to: 5)
    #expect(restored.scene.numbers == [2])
    #expect(Toasts.Completion(rawValue: "expired-x") == nil)
  }

  @Test("The number changes halfway, when the tile is seen edge on")
  func progress() throws {
    var run = try SceneRun(Flip.self)
    try run.send(.tap(Tap(on: "tile")), at: 1)
    try run.advance(to: 1.29)
    #expect(try run.node("tile").text == "0")
    try run.advance(to: 1.3)
    #expect(try run.node("tile").text == "1")
    #expect(try run.node("tile").frame.height < 1e-6)
    try run.settle()
    #expect(run.frame.time == 1.6)
    #expect(try run.node("tile").frame.height == 120)
  }

  @Test("Both scenes hold whatever happens")
  func audits() {
    let toasts = SceneAudit(Toasts.self).run(seeds: 0..<5)
    #expect(toasts.problems(accepting: 0.4, changing: 0.01) == [], "\(toasts)")
    let flip = SceneAudit(Flip.self).run(seeds: 0..<5)
    #expect(flip.problems(accepting: 0.4, changing: 0.01) == [], "\(flip)")
  }
}
