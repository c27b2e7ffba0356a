import FlowEngine
import Foundation
import Scenes
import Testing

/// Two children of one scene.
@Suite struct DeskTests {
  private func type(_ code: String, into engine: inout Engine<Desk>) throws {
    for (index, digit) in code.enumerated() {
      let edit = TextEdit("code/code-input", replacement: String(digit))
      try engine.send(.text(edit), at: 1 + Double(index) * 0.1)
    }
  }

  @Test("A parent takes a child's effect, answers it, and sends another child a command")
  func effects() throws {
    var engine = try Engine(Desk.self)
    try type("123", into: &engine)
    #expect(engine.scene.card.scene.target == .closed)
    var requested: [String] = []
    try engine.send(.text(TextEdit("code/code-input", replacement: "4")), at: 2) { frame in
      requested += frame.effects.map(\.type)
    }
    #expect(!requested.contains("verify"))
    #expect(engine.scene.code.state == .verified)
    #expect(engine.scene.card.scene.target == .compressed)
    try engine.settle()
    #expect(engine.scene.card.scene.position == .compressed)
    #expect(engine.frame.nodes["card/card"]?.frame.minY ?? 812 < 812)
    #expect(engine.frame.nodes["card/card"]?.parent == "above")
  }

  @Test("A wrong code leaves the card where it is")
  func wrong() throws {
    var engine = try Engine(Desk.self)
    try type("4321", into: &engine)
    try engine.settle()
    #expect(engine.scene.card.scene.position == .closed)
    #expect(engine.scene.code.state != .verified)
  }

  @Test("An event is for the child that its path or its place says, and for no other")
  func events() throws {
    var engine = try Engine(Desk.self)
    try engine.send(.tap(Tap(on: "card/trigger")), at: 1)
    #expect(engine.scene.card.scene.target == .compressed)
    try engine.settle()
    var touched = try Engine(Desk.self)
    let trigger = try #require(touched.frame.nodes["card/trigger"]).frame
    let place = Point(x: trigger.minX + 5, y: trigger.minY + 5)
    try touched.send(.tap(Tap(at: place)), at: 1)
    #expect(touched.scene.card.scene.target == .compressed)
    // Nobody's.
    let before = engine.saved
    try engine.send(.tap(Tap(on: "gone/trigger")), at: engine.frame.time)
    #expect(engine.scene.card.scene.position == .compressed)
    #expect(engine.saved.count == before.count)
  }

  @Test("Saved at any moment and restored, it goes on alike")
  func saving() throws {
    var engine = try Engine(Desk.self)
    try type("1234", into: &engine)
    for time in stride(from: 1.4, through: 2.2, by: 0.1) {
      try engine.advance(to: time)
      var restored = try Engine<Desk>(restoring: engine.saved)
      #expect(restored.saved == engine.saved)
      var original = engine
      try original.settle()
      try restored.settle()
      #expect(restored.saved == original.saved)
    }
  }

  @Test("The page shows the code that is tested")
  func page() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let page = try String(
      contentsOf: root.appending(path: "docs/scenes-in-scenes.md"), encoding: .utf8)
    let file = try String(
      contentsOf: root.appending(path: "Tests/ScenesTests/Composition/Desk.swift"),
      encoding: .utf8)
    #expect(page.contains("```swift\n\(file)```\n"))
  }
}
