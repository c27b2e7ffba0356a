#if !hasFeature(Embedded)
  extension Scene {
    /// Finds what is wrong with the scenes that it holds, by their own invariants.
    func judgeChildren(_ judging: inout ChildVisitor.Judging) {
      withUnsafeMutablePointer(to: &judging) { passOverChildren(.judge($0)) }
    }

    /// The scenes that it holds, and in which states they are.
    var listedChildren: [ExploredFrame.Child] {
      var listing = ChildVisitor.Listing()
      list(in: &listing)
      return listing.children
    }

    /// Adds the scenes that it holds to a list.
    func list(in listing: inout ChildVisitor.Listing) {
      withUnsafeMutablePointer(to: &listing) { passOverChildren(.list($0)) }
    }

    /// Does with each child what changes none.
    private func passOverChildren(_ task: ChildVisitor.Task) {
      var scene = self
      var visitor = ChildVisitor(task)
      scene.reachChildren(&visitor)
    }
  }
#endif
