import FlowEngine

#if !hasFeature(Embedded)
  extension Stack: CheckedScene {
    /// The invariants of a stack, whatever its pages are.
    public static func invariants(
      of frame: Frame<Self>, in environment: Environment, _ configuration: Configuration
    ) -> [InvariantViolation] {
      var stack = frame.scene
      var found: [InvariantViolation] = []
      found.require(stack.path.first == Pages.root, "path", "the root lies at the bottom")
      for page in Pages.Page.allCases {
        let count = stack.path.count { $0 == page }
        var pass = StackPass<Pages>(.find(page))
        stack.pages.list(&pass)
        found.require(
          count == (pass.isThere ? 1 : 0), "path",
          "the page '\(page.rawValue)' is there while it is on the stack, and once")
      }
      let top = stack.top.rawValue
      found.require(
        frame.nodes.allSatisfy { !$0.focused || $0.id.name.rest(behind: top) != nil }, "covered",
        "no page but the top one has the keyboard")
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
