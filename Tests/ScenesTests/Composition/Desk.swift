import FlowEngine
import Scenes

/// A card over a code: a right code brings up the card, and the host is not asked.
struct Desk: ComposedScene {
  enum Part: String, ScenePart { case below, above }

  static let name = "desk"

  private(set) var code: Child<VerificationCode>
  private(set) var card: Child<GlideCard>

  init(_ context: inout Context) {
    code = Child(VerificationCode.self, VerificationCode.Configuration(), &context)
    card = Child(GlideCard.self, GlideCard.Configuration(), &context)
  }

  mutating func visitChildren(_ children: inout ChildVisitor) {
    children.visit("code", &code)
    children.visit("card", &card)
  }

  mutating func childrenDidChange(_ context: inout Context) {
    let isVerify: (VerificationCode.Effect) -> Bool = { $0.type == "verify" }
    guard case .verify(let attempt, let digits) = code.take(where: isVerify) else { return }
    let id = VerificationCode.Effect.verificationID(attempt)
    let isRight = digits == "1234"
    try? code.send(.response(Response(to: id, isRight ? .success : .failure)), &context)
    if isRight { try? card.send(.command(Command("show")), &context) }
  }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {}

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let window = Rect(origin: .zero, size: environment.size)
    nodes.append(Part.below, frame: window)
    nodes.append(code, in: Part.below)
    nodes.append(Part.above, frame: window)
    nodes.append(card, in: Part.above)
  }

  mutating func visit(_ members: inout StateMembers) {}
}
