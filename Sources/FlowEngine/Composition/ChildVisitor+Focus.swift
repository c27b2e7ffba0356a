extension ChildVisitor {
  /// Finds out whether a child, or one that it holds, has the focus, laid out or not.
  @inlinable func search<S: Scene>(
    _ core: ChildCore<S>, _ search: UnsafeMutablePointer<FocusSearch>
  ) {
    guard search.pointee.found == nil else { return }
    var focused: NodeID?
    if let address = search.pointee.address {
      guard core.isAddressed(by: address),
        let target = core.seen(address.event.pointee).target,
        core.engine.hasFocus(at: target, isOpen: core.isOpen)
      else { return }
      focused = target
    } else {
      focused = S.isComposed ? core.engine.tree.focused : core.engine.current.nodes.firstFocused
    }
    guard let focused else { return }
    search.pointee.found = NodeID(core.path + "/" + focused.name)
    search.pointee.holder = core.number
  }
}
