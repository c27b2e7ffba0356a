import FlowEngine
import FlowTesting
import Scenes
import Testing

/// Where the card rests: G4 to G6, examples 1, 2 and 11, rules 12 to 15.
struct GlideRestTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var configuration = GlideCard.Configuration()
    var environment = Environment()
    var position: GlideCard.Position
    var card: Rect
  }

  static let rows = [
    Row(
      testDescription: "open", position: .open, card: Rect(x: 0, y: 112, width: 375, height: 700)),
    Row(
      testDescription: "compressed", position: .compressed,
      card: Rect(x: 0, y: 512, width: 375, height: 300)),
    Row(
      testDescription: "closed", position: .closed, card: Rect(x: 0, y: 812, width: 375, height: 0)),
    Row(
      testDescription: "unsegmented closed", configuration: .unsegmented(.fullScreen),
      position: .closed, card: Rect(x: 0, y: 712, width: 375, height: 100)),
    Row(
      testDescription: "full screen", configuration: .unsegmented(.fullScreen), position: .open,
      card: Rect(x: 0, y: 88, width: 375, height: 724)),
    Row(
      testDescription: "rule 15: half of the window", configuration: .unsegmented(.half),
      position: .open, card: Rect(x: 0, y: 406, width: 375, height: 406)),
    Row(
      testDescription: "rule 15: a third", configuration: .unsegmented(.oneThird), position: .open,
      card: Rect(x: 0, y: 812 - 812.0 / 3, width: 375, height: 812.0 / 3)),
    Row(
      testDescription: "rule 15: a quarter", configuration: .unsegmented(.oneFourth),
      position: .open, card: Rect(x: 0, y: 609, width: 375, height: 203)),
    Row(
      testDescription: "custom 500", configuration: .unsegmented(.custom(500)), position: .open,
      card: Rect(x: 0, y: 312, width: 375, height: 500)),
    Row(
      testDescription: "rule 14: custom as high as the window",
      configuration: .unsegmented(.custom(812)), position: .open,
      card: Rect(x: 0, y: 44, width: 375, height: 768)),
    Row(
      testDescription: "rule 14: custom higher than the window",
      configuration: .unsegmented(.custom(813)), position: .open,
      card: Rect(x: 0, y: 44, width: 375, height: 768)),
    Row(
      testDescription: "rule 13: open on a small window",
      environment: .window(375, 667, top: 20), position: .open,
      card: Rect(x: 0, y: 20, width: 375, height: 647)),
    Row(
      testDescription: "compressed on a small window",
      environment: .window(375, 667, top: 20), position: .compressed,
      card: Rect(x: 0, y: 367, width: 375, height: 300)),
    Row(
      testDescription: "rule 13: open in landscape",
      environment: .window(812, 375, bottom: 21), position: .open,
      card: Rect(x: 0, y: 0, width: 812, height: 375)),
    Row(
      testDescription: "compressed in landscape",
      environment: .window(812, 375, bottom: 21), position: .compressed,
      card: Rect(x: 0, y: 75, width: 812, height: 300)),
    Row(
      testDescription: "no window at all",
      environment: .window(0, 0, top: 44), position: .compressed,
      card: Rect(x: 0, y: 44, width: 0, height: 0)),
  ]

  @Test("The card rests at", arguments: rows)
  func rests(_ row: Row) throws {
    let run = try SceneRun<GlideCard>.resting(
      at: row.position, configuration: row.configuration, environment: row.environment)
    #expect(isNear(try run.node("card").frame, row.card))
    #expect(run.scene.position == row.position)
    #expect(run.dimAlpha == (row.position == .closed ? 0 : 0.4))
    #expect(run.cornerRadius == (row.position == .closed ? 0 : 15))
  }

  @Test("Full screen without a navigation bar reaches the safe area")
  func noNavigationBar() throws {
    var configuration = GlideCard.Configuration.unsegmented(.fullScreen)
    configuration.navigationBar = false
    let run = try SceneRun<GlideCard>.resting(at: .open, configuration: configuration)
    #expect(run.offset == 0)
  }

  @Test("Example 1: list and grabber of the open card")
  func parts() throws {
    let run = try SceneRun<GlideCard>.resting(at: .open)
    let scroll = try run.node("scroll")
    let grabber = try run.node("grabber")
    #expect(scroll.frame == Rect(x: 0, y: 10, width: 375, height: 690))
    #expect(scroll.parent == "card")
    #expect(scroll.contentSize == Size(width: 375, height: 2200))
    #expect(grabber.frame == Rect(x: 162.5, y: 10, width: 50, height: 6))
    #expect(grabber.background == Color(0xAAAAAA))
    #expect(try run.node("host").frame == Rect(x: 0, y: 0, width: 375, height: 812))
    #expect(try run.node("dim").background == .black)
    #expect(try run.node("trigger").frame == Rect(x: 315, y: 44, width: 44, height: 44))
  }

  @Test("A card lower than the list's top gap has a list of no height")
  func lowCard() throws {
    let run = try SceneRun(
      GlideCard.self, configuration: .heights(open: 700, compressed: 300, closed: 4))
    #expect(try run.node("card").frame.height == 4)
    #expect(try run.node("scroll").frame.height == 0)
  }

  @Test("Options leave nodes out")
  func options() throws {
    var configuration = GlideCard.Configuration()
    configuration.indicator = false
    configuration.content.scrolls = false
    let run = try SceneRun(GlideCard.self, configuration: configuration)
    #expect(run.frame.nodes["grabber"] == nil)
    #expect(run.frame.nodes["scroll"] == nil)
  }

  @Test("The trigger is at the trailing edge")
  func mirrored() throws {
    let run = try SceneRun(
      GlideCard.self, environment: Environment(layoutDirection: .rightToLeft))
    #expect(try run.node("trigger").frame.minX == 16)
  }
}
