/// Brings children to a time.
extension ChildVisitor {
  @inlinable mutating func present<S: Scene>(
    _ child: inout Child<S>, _ presenting: UnsafeMutablePointer<Presenting>
  ) {
    if !child.core.isOpen {
      // What repeats in a child that is not mounted may be seen with the next layout.
      if child.core.isAnimating || child.core.isRepeating {
        let core = child.own
        let count = core.engine.current.animations.count
        core.present(at: time, keepsEnded: presenting.pointee.keepsEnded, &numbers)
        if core.engine.current.animations.count != count {
          presenting.pointee.changesAnimations = true
        }
      }
      let isFresh = presenting.pointee.list.pointee.isFresh(
        child.core.number, child.core.edition.number, child.core.engine.current.nodes.revision,
        count: child.core.engine.current.nodes.storage.count)
      if !isFresh {
        let core = child.own
        core.drawEdition(&numbers)
        if let news = presenting.pointee.list.pointee.refresh(
          &core.engine.current.nodes, &core.addresses, core.number, core.edition)
        {
          presenting.pointee.news.formUnion(news)
        } else {
          presenting.pointee.needsLayout = true
        }
      }
    }
    presenting.pointee.status.note(child.core)
  }
}
