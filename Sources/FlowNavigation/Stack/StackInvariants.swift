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

  extension PageContainer {
    /// Requires that the pages of a path are there, each once, and no others.
    func requireOnce(_ path: [Page], _ found: inout [InvariantViolation]) {
      var container = self
      for page in Page.allCases {
        let count = path.count { $0 == page }
        found.require(
          count == (container.isThere(page) ? 1 : 0), "path",
          "the page '\(page.rawValue)' is there while it is on the path, and once")
      }
    }

    /// Requires that no page has the focus but one.
    func requireFocus(in page: Page, _ nodes: NodeList, _ found: inout [InvariantViolation]) {
      let others = Page.allCases.filter { $0 != page }
      found.require(
        nodes.allSatisfy { node in
          !node.focused || !others.contains { node.id.name.rest(behind: $0.rawValue) != nil }
        },
        "covered", "no page has the keyboard but '\(page.rawValue)'")
    }
  }
#endif
