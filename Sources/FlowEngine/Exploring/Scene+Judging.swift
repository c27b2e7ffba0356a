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
  }
#endif
