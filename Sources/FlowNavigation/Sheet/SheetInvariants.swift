import FlowEngine

#if !hasFeature(Embedded)
  extension Sheet: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? {
      ["path", "drag", "owner", "finger", "moving", "covered"]
    }

    /// The invariants of a sheet, whatever its screens are.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let sheet = frame.scene
      var found: [InvariantViolation] = []
      found.require(sheet.path.first == Pages.root, "path", "the screen lies below the sheets")
      sheet.requireOnce(sheet.path, &found)
      sheet.requireFocus(in: sheet.presented ?? Pages.root, frame.nodes, &found)
      found.require(
        sheet.drag == 0 || sheet.state == .dragging, "drag",
        "a sheet is away from its height only while a finger drags it")
      found.require(
        (sheet.owner == .sheet) == (sheet.state == .dragging), "owner",
        "a sheet is dragged by the finger that it owns")
      found.require(
        sheet.presented != nil || sheet.finger == nil, "finger", "a finger has a sheet")
      return found
    }

    /// At rest no sheet moves.
    public static func invariantsAtRest(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var found: [InvariantViolation] = []
      found.require(
        frame.scene.state != .moving, "moving", "a sheet that moves arrives at its height")
      return found
    }
  }
#endif
