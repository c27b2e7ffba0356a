extension ChildVisitor {
  /// Finds out whether a child, or one that it holds, has the focus, laid out or not.
  @inlinable func search<S: Scene>(
    _ core: ChildCore<S>, _ search: UnsafeMutablePointer<FocusSearch>
  ) {
    if let address = search.pointee.address {
      guard core.isAddressed(by: address),
        let target = core.seen(address.event.pointee).target,
        core.engine.hasFocus(at: target, isOpen: core.isOpen)
      else { return }
      search.pointee.holder = core.number
    } else if search.pointee.found == nil {
      let focused =
        S.isComposed ? core.engine.tree.focused : core.engine.current.nodes.firstFocused
      search.pointee.found = focused.map { NodeID(core.path + "/" + $0.name) }
    }
  }
}
