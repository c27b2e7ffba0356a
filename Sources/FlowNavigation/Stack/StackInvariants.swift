import FlowEngine

#if !hasFeature(Embedded)
  extension Stack: CheckedScene {
    /// The names of the invariants.
    public static var invariantNames: [String]? { ["path", "offset", "moving", "covered"] }

    /// The invariants of a stack, whatever its pages are.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      let stack = frame.scene
      var found: [InvariantViolation] = []
      found.require(stack.path.first == Pages.root, "path", "the root lies at the bottom")
      stack.requireOnce(stack.path, &found)
      stack.requireFocus(in: stack.top, frame.nodes, &found)
      found.require(
        stack.offset == 0 || stack.state == .dragging, "offset",
        "a page is away from its place only while a finger drags it")
      return found
    }

    /// At rest no page moves.
    public static func invariantsAtRest(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var found: [InvariantViolation] = []
      found.require(
        frame.scene.state != .moving, "moving", "pages that move arrive where they belong")
      return found
    }
  }
#endif
