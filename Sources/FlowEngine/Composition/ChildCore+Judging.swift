#if !hasFeature(Embedded)
  extension ChildCore {
    /// Finds what is wrong by the scene's own invariants, and those of the scenes that it holds.
    @usableFromInline func judge(_ judging: inout ChildVisitor.Judging) {
      let (frame, outer) = (engine.current, judging.path)
      if let invariants = S.invariants {
        let (environment, configuration) = (engine.environment, engine.configuration)
        var found = invariants.ofEach(frame, environment, configuration)
        if judging.isAtRest { found += invariants.atRest(frame, environment, configuration) }
        judging.violations += found.map {
          InvariantViolation($0.name, "\(outer)\(path): \($0.text)")
        }
      }
      guard S.isComposed else { return }
      judging.path = outer + path + "/"
      frame.scene.judgeChildren(&judging)
      judging.path = outer
    }
  }
#endif
