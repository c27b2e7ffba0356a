import FlowEngine
import Foundation
import Testing

/// The code of the README is compiled here, and does what it says.
struct ReadmeTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
  private static let root = tests.appending(path: "../../..").standardized

  private static func text(_ path: URL) throws -> String {
    try String(contentsOf: path, encoding: .utf8)
  }

  @Test("The page shows the code that is compiled")
  func isVerbatim() throws {
    let page = try Self.text(Self.root.appending(path: "README.md"))
    let code = try Self.text(Self.tests.appending(path: "CardInTenLines.swift"))
    #expect(page.contains("```swift\n" + code + "```\n"))
  }

  @Test("A card is drawn on its way, the display link runs on, and the recording has the tap")
  func session() throws {
    var places: [Double] = []
    var isPaused = false
    let trace = try showCard(
      draw: { if $0.id == "card" { places.append($0.frame.origin.y) } },
      pauseDisplayLink: { isPaused = true })
    #expect(places.count >= 3)
    #expect(places.last.map { (513..<800).contains($0) } ?? false, "\(places)")
    #expect(!isPaused)
    #expect(trace.contains(#""type":"tap","target":"trigger""#))
  }
}
