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
    let code = try String(contentsOf: tests.appending(path: "CodeScreen.swift"), encoding: .utf8)
    #expect(page.contains("```swift\n" + code + "```\n"))
  }

  @Test("A code is typed and found right, and the display link is paused")
  func session() throws {
    final class Phone {
      var screen: CodeScreen?
      var views: [NodeID: Int] = [:]
      var log: [String] = []
      var wakeUp: Double?
    }
    let phone = Phone()
    phone.screen = try CodeScreen(
      CodeScreen.Platform(
        draw: { node, index in phone.views[node.id] = index },
        remove: { phone.views[$0] = nil },
        setKeyboard: { phone.log.append("keyboard \($0)") },
        announce: { phone.log.append($0) },
        ask: { id, code in
          phone.log.append("\(id) \(code ?? "-")")
          // The answer is there at once, while the frame is still being handed out.
          phone.screen?.respond(to: id, .success)
        },
        wake: { phone.wakeUp = $0 }),
      size: Size(width: 414, height: 736),
      safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0))
    let screen = try #require(phone.screen)
    defer { phone.screen = nil }
    try screen.tick(at: 5000)
    #expect(phone.views.count > 4)
    try screen.send(.focus(target: "code-input"), at: 5000.1)
    for (index, digit) in ["9", "0", "1", "7"].enumerated() {
      try screen.send(
        .text(TextEdit("code-input", replacement: digit)), at: 5000.2 + Double(index) / 4)
    }
    #expect(phone.log.contains("verify-1 9017"))
    var time = 5001.0
    while phone.wakeUp != nil, time < 5020 {
      time += 1.0 / 120
      try screen.tick(at: time)
    }
    #expect(time < 5010)
    let saved = screen.saved
    #expect(saved.contains(#""scene":"verification-code""#))
    #expect(phone.log.last == "Code verified")
  }
}
