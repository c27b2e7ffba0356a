import FlowEngine

#if !hasFeature(Embedded)
  extension Tabs: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? { ["selected", "covered"] }

    /// The invariants of tabs, whatever their screens are.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var tabs = frame.scene
      var found: [InvariantViolation] = []
      found.require(tabs.isThere(tabs.selected), "selected", "the selected screen is there")
      tabs.requireFocus(in: tabs.selected, frame.nodes, &found)
      return found
    }
  }
#endif
