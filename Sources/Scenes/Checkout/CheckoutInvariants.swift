import FlowEngine

#if !hasFeature(Embedded)
  extension Checkout: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      ["path", "input", "focus", "finger", "done"]
    }

    /// Where the screen has done what it is for.
    public static var finalStates: [State] { [.done] }

    /// The invariants of the checkout, by the rules of `docs/scenes/checkout.md`.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let checkout = frame.scene
      var found: [InvariantViolation] = []
      found.require(
        checkout.pages.scene.path.first == .onboarding, "path",
        "the onboarding lies at the bottom (rule 1)")
      found.require(
        checkout.card.scene.target != .closed || checkout.input.scene.field == nil, "input",
        "where the card is down, the input does not have the keyboard (rule 10)")
      found.require(
        frame.nodes.count { $0.focused } <= 1, "focus",
        "one node has the keyboard at most (rule 10)")
      found.require(
        checkout.finger != .onCard || !checkout.card.scene.isRemoved, "finger",
        "a card that is gone follows no finger (rule 5)")
      let isLast = checkout.pages.scene.top == .done
      found.require(
        !isLast || checkout.pages.scene.pages.done != nil, "done", "the last page is there (rule 6)"
      )
      return found
    }
  }
#endif
