import FlowEngine

#if !hasFeature(Embedded)
  extension GlideCard: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      [
        "removed", "offset", "dim", "position", "radius", "settling", "didMove", "list", "value",
        "card",
      ]
    }

    /// Where the screen has done what it is for.
    public static var finalStates: [State] { [.removed] }

    /// The invariants of the card, by the rules of `docs/scenes/glide-card.md`.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let card = frame.scene
      let geometry = Geometry(environment, configuration)
      var found: [InvariantViolation] = []
      if card.isRemoved {
        found.require(
          frame.nodes.count == (configuration.host ? 2 : 0), "removed",
          "only host and trigger are left (B5)")
        return found
      }
      found.require(
        card.offset >= 0 && card.offset <= geometry.limit, "offset",
        "the card's offset is from 0 to A (G2)")
      found.require(
        card.dimAlpha >= 0 && card.dimAlpha <= Metrics.dimAlpha, "dim",
        "the dim's alpha is from 0 to 0.4 (F3, F4)")
      found.require(
        card.position != .compressed || configuration.segmented, "position",
        "only a segmented card is compressed (rule 9)")
      if card.owner != .card {
        let isUp = card.target != .closed
        found.require(
          card.offset == geometry.offset(of: card.target), "offset",
          "without a finger the card is, or goes, where its target rests (G4 to G6)")
        found.require(
          card.dimAlpha == (isUp ? Metrics.dimAlpha : 0), "dim",
          "without a finger the dim has its rest value (F3)")
        found.require(
          card.cornerRadius == (isUp ? Metrics.cornerRadius : 0), "radius",
          "without a finger the corner radius has its rest value (F3)")
        found.require(
          card.isSettling || card.position == card.target, "position",
          "a card that does not move is at its target (B16)")
      }
      found.require(
        card.owner != .card || !card.isSettling, "settling",
        "a card under a finger does not move by itself (B11)")
      found.require(
        card.isSettling || frame.animations.isEmpty, "settling",
        "the card moves by itself only while it settles (F1, F2)")
      for effect in frame.effects {
        if case .own(.didMove(let position)) = effect {
          found.require(
            position == card.position && !card.isSettling, "didMove",
            "the host is told of the position that was reached (B23)")
        }
      }
      card.checkNodes(of: frame, geometry, environment, configuration, &found)
      return found
    }

    /// The invariants of the card at rest.
    public static func invariantsAtRest(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var found: [InvariantViolation] = []
      found.require(
        !frame.scene.isSettling, "settling", "a card that has arrived does not settle (B16)")
      return found
    }

    private func checkNodes(
      of frame: Frame<Self>, _ geometry: Geometry, _ environment: Environment,
      _ configuration: Configuration, _ found: inout [InvariantViolation]
    ) {
      if let scroll = frame.nodes[Part.scroll] {
        found.require(
          scroll.enabled == (target == .open), "list",
          "the list scrolls while the card is open (G12)")
      }
      for part in [configuration.indicator ? Part.grabber : .card, .card] {
        found.require(
          frame.nodes[part]?.accessibilityValue == target.rawValue, "value",
          "the value is the target's name (A3, A5)")
      }
      guard frame.animations.isEmpty, let node = frame.nodes[Part.card] else { return }
      found.require(
        node.frame.minY == environment.safeArea.top + offset, "card",
        "the card is presented at its offset (G11)")
      found.require(
        node.frame.height == max(0, geometry.limit - offset), "card",
        "the card reaches down to the window's bottom (G11)")
      // Until a sample moves the card, the dim is where the finger has stopped it; some samples are dropped.
      if let gesture, gesture.owner == .card, frame.event == .panChanged,
        gesture.lastTranslation != gesture.startTranslation
      {
        found.require(
          dimAlpha == geometry.dimAlpha(at: offset), "dim", "the dim follows the finger (F4)")
      }
    }
  }
#endif
