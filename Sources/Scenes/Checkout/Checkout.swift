import FlowEngine
import FlowNavigation

/// The five screens as one app: a stack of pages, and over it a card in which a payment card is entered.
///
/// Rules are numbered as in `docs/scenes/checkout.md`.
public struct Checkout: ComposedScene {
  /// How far the checkout has come.
  public enum State: String, CaseIterable, Sendable {
    /// Something is asked for on a page.
    case filling
    /// The card is up, or on its way.
    case paying
    /// The last page is on top.
    case done
  }

  /// What a finger is on.
  enum Finger: String, MemberChoice {
    /// Nothing of which the checkout needs to know.
    case elsewhere
    /// The input; where it goes is not known yet.
    case onInput
    /// The card, which it moves.
    case onCard
  }

  /// The nodes of its own: in each a child is mounted.
  public enum Part: String, ScenePart {
    case below, above
  }

  /// The pages.
  public internal(set) var pages: Child<Stack<CheckoutPages>>
  /// The card over them.
  public internal(set) var card: Child<GlideCard>
  /// What is entered in the card.
  public internal(set) var input: Child<CardInput>
  /// What a finger is on (rule 5).
  var finger = Finger.elsewhere

  /// Opens the first page; the card is closed.
  public init(_ context: inout Context) {
    pages = Child(Stack<CheckoutPages>.self, context.configuration.pages, &context)
    card = Child(GlideCard.self, context.configuration.card, &context)
    input = Child(CardInput.self, context.configuration.input, &context)
  }

  /// How far the checkout has come.
  public var state: State {
    if card.scene.target != .closed { return .paying }
    return pages.scene.top == .done ? .done : .filling
  }

  /// Lists what a finger is on; the rest is the children's.
  public mutating func visit(_ members: inout StateMembers) {
    members.kept("finger", &finger)
  }

  /// Lists the children.
  public mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("pages", &pages)
    children.visit("card", &card)
    children.visit("input", &input)
  }

  /// The pages: one may be dragged from anywhere at its edge (rule 8).
  public var touchedChild: String? { "pages" }

  /// Appends the pages, the card over them, and the input in the card.
  public func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    nodes.append(Part.below, frame: environment.window)
    nodes.append(pages, in: Part.below)
    nodes.append(Part.above, frame: environment.window)
    nodes.append(card, in: Part.above)
    if !card.scene.isRemoved { nodes.append(input, in: "card/card") }
  }
}

extension Checkout {
  /// `checkout`.
  public static var name: String { "checkout" }
  /// One sentence about the screen.
  public static var summary: String {
    "An app of the five screens: a stack of pages, and a card over it in which one pays."
  }
  /// `open`, whose `value` has the names of the pages above the first one.
  public static let commands = [SceneInput("open", .type([CheckoutPages.Page].self))]
}
