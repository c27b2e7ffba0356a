/// The focus in a tree of scenes: at most one node has it, whoever holds that node.
extension Engine {
  /// Has the holder of the focus give it up before another scene of the tree gets it.
  @inlinable mutating func blurOthers(than target: NodeID) throws(EventError) {
    guard let focused = tree.focused, focused != target,
      let holder = context.moment.presented.owner(of: focused),
      let next = context.moment.presented.owner(of: target), holder != next
    else { return }
    try deliverByPath(.blur(target: focused), .blur)
  }

  /// Has all but the node that got the focus last give it up, where several scenes have a node with it.
  ///
  /// - Returns: Whether there were several, so that the state has to be laid out again.
  @inlinable mutating func blurEarlier() -> Bool {
    let last = tree.focused
    tree.focused = current.nodes.lastFocused(other: last)
    guard let next = tree.focused, let earlier = current.nodes.firstFocused(other: next) else {
      return false
    }
    // A scene that refuses keeps the focus: the next round takes it from the other one.
    do throws(EventError) {
      try deliverByPath(.blur(target: earlier), .blur)
    } catch {}
    return true
  }
}

extension NodeList {
  /// The scene that a node belongs to: the number of a child, or `Int.min` for the parent itself; `nil` for
  /// a node that is not there.
  @usableFromInline func owner(of id: NodeID) -> Int? { firstIndex(of: id).map { owner(at: $0) } }

  private func owner(at index: Int) -> Int {
    for mount in mounts where index >= mount.start && index < mount.start + mount.count {
      return mount.number
    }
    return .min
  }

  /// The last node with the focus, one other than the one given if there is such; `nil` if none has it.
  @usableFromInline func lastFocused(other last: NodeID?) -> NodeID? {
    var found: NodeID?
    for index in storage.indices where storage[index].focused {
      if found == nil || storage[index].id != last { found = storage[index].id }
    }
    return found
  }

  /// The first node that has the focus.
  @usableFromInline var firstFocused: NodeID? {
    storage.first { $0.focused }?.id
  }

  /// The first node with the focus of another scene than the one that has a node.
  @usableFromInline func firstFocused(other id: NodeID) -> NodeID? {
    var holder: Int?
    for index in storage.indices where storage[index].focused && storage[index].id != id {
      holder = holder ?? owner(of: id)
      if owner(at: index) != holder { return storage[index].id }
    }
    return nil
  }
}
