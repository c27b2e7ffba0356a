import FlowEngine

#if !hasFeature(Embedded)
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
