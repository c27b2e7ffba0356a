import FlowEngine
import Foundation
import Scenes
import Testing

/// The code of docs/embedding.md is compiled here, and does what the page says.
struct EmbeddingTests {
  @Test("The page shows the code that is compiled")
  func isVerbatim() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let root = tests.appending(path: "../../..").standardized
    let page = try String(contentsOf: root.appending(path: "docs/embedding.md"), encoding: .utf8)
    let code = try String(contentsOf: tests.appending(path: "CardScreen.swift"), encoding: .utf8)
    #expect(page.contains("```swift\n" + code + "```\n"))
  }

  @Test("A display link is paused when the card has settled")
  func settles() throws {
    var screen = try CardScreen(
      size: Size(width: 375, height: 812),
      safeArea: Insets(top: 44, left: 0, bottom: 34, right: 0))
    var offsets: [Double] = []
    let draw: (borrowing Frame<GlideCard>) -> Void = { frame in
      offsets.append(frame.nodes["card"]?.frame.minY ?? .nan)
    }
    try screen.pan(Pan(.began, translation: .zero), at: 0, draw: draw)
    try screen.pan(Pan(.changed, translation: Point(x: 0, y: -40)), at: 0.01, draw: draw)
    try screen.pan(
      Pan(.ended, translation: Point(x: 0, y: -40), velocity: Point(x: 0, y: -900)), at: 0.02,
      draw: draw)
    var ticks = 3
    while try !screen.tick(at: Double(ticks) / 120, draw: draw) { ticks += 1 }
    #expect(ticks == 99)
    #expect(offsets.prefix(2) == [812, 772])
    #expect(offsets.last == 512)
  }
}
