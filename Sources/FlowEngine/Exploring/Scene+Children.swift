#if !hasFeature(Embedded)
  extension Scene {
    /// Finds what is wrong with the scenes that it holds, by their own invariants.
    func judgeChildren(_ judging: inout ChildVisitor.Judging) {
      var scene = self
      withUnsafeMutablePointer(to: &judging) {
        var visitor = ChildVisitor(.judge($0))
        scene.reachChildren(&visitor)
      }
    }

    /// The scenes that it holds, and in which states they are.
    var listedChildren: [ExploredFrame.Child] {
      var listing = ChildVisitor.Listing()
      list(in: &listing)
      return listing.children
    }

    /// Adds the scenes that it holds to a list.
    func list(in listing: inout ChildVisitor.Listing) {
      var scene = self
      withUnsafeMutablePointer(to: &listing) {
        var visitor = ChildVisitor(.list($0))
        scene.reachChildren(&visitor)
      }
    }
  }
#endif
