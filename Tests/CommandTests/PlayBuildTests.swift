import FlowEngine
import FlowNavigation
import FlowSnapshots
import Scenes
import Testing

@testable import FlowCommand

/// Asks over a card.
struct Asking: AlertPages {
  enum Name: String, MemberChoice { case leave }
  enum Answer: String, MemberChoice { case leave }

  static let name = "asking"

  static func content(
    of alert: Name, over base: GlideCard, in environment: Environment
  ) -> AlertContent<Answer> {
    AlertContent("Leave?", buttons: [AlertButton(.leave, title: "Leave")])
  }
}

/// A scene of a type that two others are part of.
struct Pair<First: Scene, Second: Scene>: Scene {
  enum Part: String, ScenePart { case ground }

  static var name: String { "pair" }

  init(_ context: inout Context) {}

  mutating func visit(_ members: inout StateMembers) {}
  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
    nodes.append(Part.ground, frame: environment.window)
  }
}

@Suite("The command that builds the module of a page")
struct PlayBuildTests {
  private static let scenes = SceneList(
    GlideCard.self, Pair<GlideCard, CardInput>.self, Alert<Asking>.self)

  @Test(
    "It has the modules that the type is made of, and a word that the shell takes",
    arguments: [
      ("glide-card", " glide-card"),
      (
        "asking",
        #" --module PATH/TO/Sources/CommandTests "asking=FlowNavigation.Alert<CommandTests.Asking>""#
      ),
      (
        "pair",
        " --module PATH/TO/Sources/CommandTests "
          + #""pair=CommandTests.Pair<Scenes.GlideCard,Scenes.CardInput>""#
      ),
    ])
  func names(_ scene: String, _ rest: String) {
    let command = PlayBuild(scene, of: Self.scenes).command
    #expect(command.hasSuffix("scripts/build-play" + rest), "\(command)")
  }

  @Test("For all scenes it leaves out those that hold others")
  func namesAll() {
    let command = PlayBuild(nil, of: Self.scenes).command
    let types = "Scenes.GlideCard,CommandTests.Pair<Scenes.GlideCard,Scenes.CardInput>"
    #expect(command.hasSuffix(" \"all=\(types)\""), "\(command)")
  }
}
