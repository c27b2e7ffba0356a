import FlowEngine
import FlowNavigation
import FlowTesting
import Scenes
import Testing

/// The rules of docs/navigation.md for looks, text sizes and languages.
@Suite struct LookTests {
  private func alert(_ environment: Environment = Environment()) throws -> SceneRun<
    Alert<AskPages>
  > {
    var run = try SceneRun(Alert<AskPages>.self, environment: environment)
    try run.send(.command(Command("present", value: .string("choice"))), at: 0)
    try run.settle()
    return run
  }

  private func sheet(_ environment: Environment = Environment()) throws -> SceneRun<
    Sheet<FeedPages>
  > {
    var run = try SceneRun(Sheet<FeedPages>.self, environment: environment)
    try run.send(.command(Command("open", value: .elements(["feed"]))), at: 0)
    return run
  }

  @Test("47 Sheet and alert are dark in the dark, and what is read on them stands out")
  func dark() throws {
    let dark = Environment(colorScheme: .dark)
    #expect(try sheet().node("sheet-feed").background == Color(0xFFFFFF))
    #expect(try sheet(dark).node("sheet-feed").background == Color(0x1C1C1E))
    let (light, night) = (try alert(), try alert(dark))
    #expect(try light.node("alert").background == Color(0xF2F2F2))
    #expect(try night.node("alert").background == Color(0x1E1E1E))
    #expect(try light.node("title").textColor == Color(0x000000))
    #expect(try night.node("title").textColor == Color(0xFFFFFF))
    let clear = try alert(Environment(contrast: .increased))
    #expect(try clear.node("button-second").textColor == Color(0x0040DD))
  }

  @Test("48 An alert's texts scale, and it makes room for them")
  func textSize() throws {
    let (small, large) = (try alert(), try alert(Environment(textSize: .xxxLarge)))
    #expect(try small.node("title").font == Node.Font("System-Semibold", size: 17))
    #expect(try large.node("title").font == Node.Font("System-Semibold", size: 23))
    #expect(try large.node("alert").frame.height > small.node("alert").frame.height)
    let largest = try alert(Environment(textSize: .accessibilityXXXLarge))
    #expect(try largest.node("alert").frame == large.node("alert").frame)
    // From the top: texts, then buttons, each below the one before it, and all in the alert.
    var edge = 0.0
    for node in large.frame.nodes where node.parent == "alert" {
      let isBeside = node.frame.minY < edge && node.frame.minX > 0
      #expect(node.frame.minY >= edge || isBeside, "\(node.id)")
      edge = max(edge, node.frame.maxY)
      if node.kind == .button { #expect(node.frame.height >= 44) }
    }
    #expect(try edge == large.node("alert").frame.height)
  }

  @Test("49 A sheet says what it is in the environment's language")
  func language() throws {
    #expect(try sheet().node("grabber-feed").accessibilityValue == "medium")
    var strings = StringTable()
    strings["sheet.medium"] = .text("mittel")
    strings["sheet.grabber"] = .text("Griff")
    strings["sheet.dismiss"] = .text("Schließen")
    let run = try sheet(Environment(strings: strings))
    #expect(try run.node("grabber-feed").accessibilityValue == "mittel")
    #expect(try run.node("grabber-feed").accessibilityLabel == "Griff")
    #expect(try run.node("dim").accessibilityLabel == "Schließen")
    let keys = Sheet<FeedPages>.strings.map { "\($0.key)" }
    #expect(strings.entries.allSatisfy { keys.contains($0.key) })
  }
}
