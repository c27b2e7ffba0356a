import FlowEngine
import Scenes

/// The Glide card in the node of a `WindowScene`.
struct FramedCard: ComposedScene {
  enum Part: String, ScenePart { case window }

  static let name = "framed-card"

  private var card: Child<GlideCard>

  init(_ context: inout Context) {
    card = Child(GlideCard.self, GlideCard.Configuration(), &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("card", &card) }

  mutating func receive(_ event: Event, _ context: inout Context) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.window, frame: environment.window)
    nodes.append(card, in: Part.window)
  }

  mutating func visit(_ members: inout StateMembers) {}
}
