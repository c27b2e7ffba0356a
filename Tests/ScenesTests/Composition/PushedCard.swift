import FlowEngine
import Scenes

/// A view that is replaced with a transition below a card and a button: what leaves pushes both along the list.
struct PushedCard: ComposedScene {
  enum Part: String, ScenePart {
    case toast = "toast-<k>", done
    var kind: Node.Kind { self == .done ? .button : .view }
  }

  static let name = "pushed-card"
  static let commands: [SceneInput] = ["next", "nudge"]

  private(set) var card: Child<GlideCard>
  private(set) var number = 1
  private(set) var offset = 0.0

  init(_ context: inout Context) {
    card = Child(GlideCard.self, GlideCard.Configuration(), &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) { children.visit("card", &card) }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    guard case .command(let command) = event else { return }
    if command.name == "next" { number += 1 } else { offset = 40 - offset }
    context.animate(Transaction(.easeInOut(duration: 0.4)))
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(
      Part.toast, id: NodeID("toast-\(number)"), frame: Rect(x: offset, y: 0, width: 99, height: 40)
    )
    nodes.transition(.alpha(0))
    nodes.append(Part.done, frame: Rect(x: 0, y: 50, width: 99, height: 40)) {
      $0.interactive = true
    }
    nodes.append(card)
  }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("number", &number)
    members.kept("offset", &offset)
  }
}
