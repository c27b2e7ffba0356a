import FlowEngine
import FlowTesting
import Foundation
import Testing

struct NameFieldTests {
  @Test("Text is entered at the caret, while the field has the keyboard")
  func edits() throws {
    var run = try SceneRun(NameField.self)
    try run.send(.text(TextEdit("field", replacement: "x")), at: 0)
    #expect(run.scene.entered.text == "")
    try run.send(.focus(target: "field"), at: 1)
    try run.send(.text(TextEdit("field", replacement: "Ad")), at: 2)
    try run.send(
      .selection(TextSelection("field", range: TextRange(location: 1, length: 0))), at: 3)
    try run.send(.text(TextEdit("field", replacement: "n")), at: 4)
    #expect(try run.node("field").text == "And")
    #expect(run.scene.entered.caret == 2)
    try run.send(.deleteBackward(target: "field"), at: 5)
    #expect(try run.node("field").text == "Ad")
  }

  @Test("Return gives the keyboard back")
  func ends() throws {
    var run = try SceneRun(NameField.self)
    try run.send(.focus(target: "field"), at: 0)
    #expect(run.scene.state == .editing)
    try run.send(.returnKey(target: "field"), at: 1)
    #expect(run.scene.state == .idle)
    #expect(run.frame.effects == [.blur])
  }

  @Test("The field moves with the keyboard")
  func keyboard() throws {
    var run = try SceneRun(NameField.self)
    #expect(try run.node("field").frame.maxY == 762)
    let frame = Rect(x: 0, y: 521, width: 375, height: 291)
    try run.send(
      .keyboard(KeyboardChange(.willShow, frame: frame, duration: 0.4, curve: .easeOut)), at: 1)
    #expect(try run.node("field").frame.maxY == 762)
    try run.advance(to: 1.4)
    #expect(try run.node("field").frame.maxY == 505)
    try run.send(.keyboard(KeyboardChange(.willHide, frame: frame, duration: 0)), at: 2)
    #expect(try run.node("field").frame.maxY == 762)
  }

  @Test("Whatever happens: frames, saved states, settling")
  func audit() {
    let report = SceneAudit(NameField.self).run(seeds: 0..<20)
    #expect(report.problems(accepting: 0.9, changing: 0.05) == [], "\(report)")
  }
}

/// The page `docs/write-a-field.md`: its code is compiled, tested and run.
struct FieldPageTests {
  @Test("Each code block of the page stands in the sources, and whoever copies them has the scene")
  func blocks() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let sources = try ["NameField.swift", "NameFieldTests.swift"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let page = folder.appending(path: "../../../docs/write-a-field.md")
    let blocks = PageCode.blocks(of: try String(contentsOf: page, encoding: .utf8))
    #expect(blocks.count >= 3)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "not in the sources:\n\(block)")
    }
    let copied = blocks.joined().filter { !$0.isWhitespace }
    #expect(copied.contains(sources[0].filter { !$0.isWhitespace }))
  }
}
