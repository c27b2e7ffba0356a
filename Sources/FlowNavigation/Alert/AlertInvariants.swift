import FlowEngine

#if !hasFeature(Embedded)
  extension Alert: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? { ["buttons", "waiting", "covered"] }

    /// The invariants of an alert, whatever it says.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let alert = frame.scene
      var found: [InvariantViolation] = []
      found.require(
        alert.alert == nil || !alert.content.buttons.isEmpty, "buttons",
        "an alert has a button that answers it")
      found.require(
        alert.alert != nil || alert.waiting.isEmpty, "waiting", "an alert that can come up does")
      found.require(
        alert.alert == nil || frame.nodes.allSatisfy { !$0.focused || !$0.id.name.contains("/") },
        "covered",
        "nothing below an alert has the keyboard")
      return found
    }
  }
#endif
