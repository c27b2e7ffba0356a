#if !hasFeature(Embedded)
  extension ChildCore {
    /// Says in which state the scene is, and those that it holds.
    ///
    /// - Parameters:
    ///   - name: Its name in its parent.
    ///   - isKeyed: Whether it has a key as well.
    @usableFromInline func list(
      in listing: inout ChildVisitor.Listing, as name: StaticString, isKeyed: Bool = false
    ) {
      let outer = (listing.path, listing.family)
      listing.path += path
      listing.family += isKeyed ? name.text + "/<key>" : name.text
      listing.children.append(
        ExploredFrame.Child(
          path: listing.path, family: listing.family,
          state: engine.current.scene.state.rawValue))
      if S.isComposed {
        listing.path += "/"
        listing.family += "/"
        engine.current.scene.list(in: &listing)
      }
      (listing.path, listing.family) = outer
    }
  }
#endif
