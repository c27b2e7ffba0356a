import FlowEngine
import FlowExploration
import FlowNavigation
import FlowSnapshots
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

  @Test("49 Titles, and what alerts say, are in the environment's language, and listed")
  func titles() throws {
    var strings = StringTable()
    strings["counted.first"] = .text("Erstes")
    strings["tabs.place"] = .text("%lld von %lld")
    strings["shelf.title"] = .text("Entfernen?")
    let environment = Environment(strings: strings)
    var tabs = try SceneRun(Tabs<CountedTabs>.self, environment: environment)
    #expect(try tabs.node("tab-second").text == "Erstes")
    #expect(try tabs.node("tab-second").accessibilityLabel == "Erstes")
    #expect(try tabs.node("tab-second").accessibilityValue == "2 von 2")
    try tabs.send(.tap(Tap(on: "tab-second")), at: 1)
    #expect(tabs.announcements == ["Erstes"])
    var sheet = try SceneRun(Sheet<CountedSheet>.self, environment: environment)
    try sheet.send(.command(Command("present", value: .string("second"))), at: 1)
    #expect(sheet.announcements == ["Erstes"])
    #expect(try sheet.node("sheet-second").accessibilityLabel == "Erstes")
    // It changes with the language.
    try sheet.send(.environment(EnvironmentChange(strings: StringTable())), at: 2)
    #expect(try sheet.node("sheet-second").accessibilityLabel == "First")
    var alert = try SceneRun(Alert<ShelfPages>.self, environment: environment)
    try alert.send(.tap(Tap(on: "base/item-a")), at: 1)
    #expect(try alert.node("title").text == "Entfernen?")
    let parts = [
      SceneParts(Stack<CountedStack>.self), SceneParts(Sheet<CountedSheet>.self),
      SceneParts(Tabs<CountedTabs>.self), SceneParts(Alert<ShelfPages>.self),
    ]
    let keys = parts.map { $0.strings.map { "\($0.key)" } }
    #expect(keys[0] == ["counted.first"])
    #expect(keys[1].contains("counted.first") && keys[1].contains("sheet.name"))
    #expect(keys[2] == ["tabs.place", "counted.first"])
    #expect(keys[3] == ["shelf.title", "shelf.remove", "shelf.keep"])
    #expect(parts[3].palette.contains { $0.name == "shelf-alerts.shelf" })
    // One that is named as a colour of the alert is listed beside it.
    #expect(parts[3].palette.count { $0.name == "shelf-alerts.tint" } == 2)
  }

  @Test(
    "49 An audit finds every text in a list",
    arguments: [("shelf-alerts", "base/item-a"), ("counted-tabs", "tab-second")])
  func audit(_ scene: String, _ target: String) throws {
    let trace = """
      {"flowTrace":1,"scene":"\(scene)"}
      {"t":1,"type":"tap","target":"\(target)"}

      """
    let variants = try TraceVariants(
      of: EventTrace(Array(trace.utf8)),
      SceneList(Alert<ShelfPages>.self, Tabs<CountedTabs>.self))
    var audit = TraceAudit(variants)
    let found = try audit.findings(in: try AuditMatrix("locale=en-XA"))
    #expect(found.filter { $0.rule == .string }.map { $0.message } == [])
  }
}
