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

/// A scene in a type that has the type of another.
struct Outer<First: Scene> {
  struct Inner: Scene {
    enum Part: String, ScenePart { case ground }

    static var name: String { "inner" }

    init(_ context: inout Context) {}

    mutating func visit(_ members: inout StateMembers) {}
    mutating func receive(_ event: Event, _ context: inout Context) {}

    func layout(_ environment: Environment, _: NoConfiguration, into nodes: inout NodeBuilder) {
      nodes.append(Part.ground, frame: environment.window)
    }
  }
}

/// A scene of a type of the standard library.
struct Numbers<Number: Sendable>: Scene {
  enum Part: String, ScenePart { case ground }

  static var name: String { "numbers" }

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
  private static let others = SceneList(Outer<GlideCard>.Inner.self, Numbers<Int>.self)

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

  @Test("It has no module for a type in a generic one, nor for the standard library")
  func namesNested() {
    let start = "scripts/build-play --module PATH/TO/Sources/CommandTests "
    let inner = PlayBuild("inner", of: Self.others).command
    #expect(
      inner.hasSuffix(start + #""inner=CommandTests.Outer<Scenes.GlideCard>.Inner""#), "\(inner)")
    let numbers = PlayBuild("numbers", of: Self.others).command
    #expect(
      numbers.hasSuffix(start + #""numbers=CommandTests.Numbers<Swift.Int>""#), "\(numbers)")
  }

  @Test("A page of all scenes needs one that holds no others")
  func offers() throws {
    let composed = SceneList(Alert<Asking>.self, Checkout.self)
    let error = #expect(throws: CommandError.self) {
      _ = try PlayCommand.offered(for: nil, of: composed)
    }
    guard case .usage(let text, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text.hasSuffix(": asking, checkout"))
    #expect(try PlayCommand.offered(for: "asking", of: composed).map { $0.name } == ["asking"])
    #expect(
      try PlayCommand.offered(for: nil, of: Self.scenes).map { $0.name } == ["glide-card", "pair"])
  }

  @Test("For all scenes it leaves out those that hold others")
  func namesAll() {
    let command = PlayBuild(nil, of: Self.scenes).command
    let types = "Scenes.GlideCard,CommandTests.Pair<Scenes.GlideCard,Scenes.CardInput>"
    #expect(command.hasSuffix(" \"all=\(types)\""), "\(command)")
  }
}
