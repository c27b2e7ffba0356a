import FlowEngine

/// Three pages that are swiped sideways, and a card that a completion takes away: small, and mirrored
/// rightly unless its configuration says otherwise.
struct Pager: CheckedScene {
  enum Flaw: String, CaseIterable, Sendable {
    /// Mirrored rightly: how far a finger has gone counts towards the next page.
    case none
    /// Mirrored rightly: how far a finger has gone is kept as it is.
    case raw
    /// Not mirrored at all, rightly.
    case fixed
    /// The pages are mirrored, and the finger is not.
    case swipe
    /// The finger is mirrored, and the pages are not.
    case pages
    /// A touch on what a completion has just taken away counts twice.
    case late
  }

  struct Configuration: SceneConfiguration {
    var flaw = "none"

    mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("flaw", &flaw, "what is wrong")
    }

    func validate() throws(MemberError) {}
  }

  enum Part: String, ScenePart {
    case strip, first, second, third, card

    var kind: Node.Kind { self == .card ? .button : .view }
  }

  enum State: String, CaseIterable, Sendable { case resting, dragging, leaving }
  enum Completion: String, Sendable { case gone }

  static let name = "pager"
  private static let width = 300.0

  var page = 0
  var drag: Double?
  var isCardShown = true
  var isLeaving = false
  var touched = 0
  var flaw: Flaw

  init(_ context: inout Context) { flaw = Flaw(rawValue: context.configuration.flaw) ?? .none }

  var state: State { drag != nil ? .dragging : isLeaving ? .leaving : .resting }

  mutating func visit(_ members: inout StateMembers) {
    members.shown("page", &page)
    members.kept("drag", &drag)
    members.kept("isCardShown", &isCardShown)
    members.kept("isLeaving", &isLeaving)
    members.kept("touched", &touched)
  }

  /// −1 where the next page is on the left.
  private func direction(_ environment: Environment, isMirrored: Bool) -> Double {
    isMirrored && environment.layoutDirection == .rightToLeft ? -1 : 1
  }

  private var mirrorsFinger: Bool { flaw != .fixed && flaw != .swipe }
  private var mirrorsPages: Bool { flaw != .fixed && flaw != .pages }

  mutating func receive(_ event: Event, _ context: inout Context) throws(EventError) {
    let side = direction(context.environment, isMirrored: mirrorsFinger)
    switch event {
    case .pan(let pan):
      switch pan.phase {
      // Only a finger that goes sideways is for the pages.
      case .began: drag = pan.velocity.x.magnitude > pan.velocity.y.magnitude ? 0 : nil
      case .changed:
        if drag != nil { drag = pan.translation.x * (flaw == .raw ? 1 : side) }
      case .ended:
        guard drag != nil else { return }
        drag = nil
        let way = pan.velocity.x * side
        page = min(2, max(0, page + (way < -500 ? 1 : way > 500 ? -1 : 0)))
      case .cancelled: drag = nil
      }
    case .tap(let tap) where tap.target == Part.card.id:
      if flaw == .late, !isCardShown { touched = 3 }
      guard isCardShown, !isLeaving else { return }
      isLeaving = true
      context.schedule(.gone, after: 1)
    default: break
    }
  }

  mutating func complete(_ completion: Completion, _ context: inout Context) {
    isLeaving = false
    isCardShown = false
  }

  func layout(
    _ environment: Environment, _ configuration: Configuration, into nodes: inout NodeBuilder
  ) {
    let room = environment.size.width
    nodes.append(Part.strip, frame: Rect(x: 0, y: 0, width: room, height: 200))
    let side = direction(environment, isMirrored: mirrorsPages)
    let finger =
      flaw == .raw
      ? (drag ?? 0) : (drag ?? 0) * side
    for (index, part) in [Part.first, .second, .third].enumerated() {
      let offset = Double(index - page) * Self.width + 20
      let x = side > 0 ? offset : room - offset - Self.width
      nodes.append(
        part, frame: Rect(x: x + finger, y: 0, width: Self.width, height: 200))
    }
    if isCardShown {
      // Not where a finger in the middle would touch it.
      nodes.append(Part.card, frame: Rect(x: room / 2 - 20, y: 400, width: 40, height: 40)) {
        $0.interactive = true
        $0.accessibilityLabel = "Card"
      }
    }
  }

  static func invariants(
    of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
  ) -> [InvariantViolation] {
    frame.scene.touched < 3
      ? [] : [InvariantViolation("touched", "a card that has gone takes no touch")]
  }
}
