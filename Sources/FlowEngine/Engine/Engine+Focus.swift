/// The focus in a tree of scenes: at most one node has it, whoever holds that node.
extension Engine {
  /// Has the holder of the focus give it up before another scene of the tree gets it.
  @inlinable mutating func blurOthers(than target: NodeID) throws(EventError) {
    guard let focused = tree.focused, focused != target,
      let next = context.moment.presented.owner(of: target)
    else { return }
    let holder = context.moment.presented.owner(of: focused) ?? holderOutOfView(of: focused)
    guard let holder, holder != next else { return }
    try deliverByPath(.blur(target: focused), .blur)
  }

  /// Has all but the node that got the focus last give it up, where several scenes have a node with it.
  ///
  /// A row that is scrolled out of view keeps it until another node gets it.
  ///
  /// - Returns: Whether there were several, so that the state has to be laid out again.
  @inlinable mutating func blurEarlier() -> Bool {
    let outOfView = focusedOutOfView()
    let last = tree.focused
    tree.focused = current.nodes.lastFocused(other: last) ?? outOfView
    guard let next = tree.focused, next != outOfView,
      let earlier = outOfView ?? current.nodes.firstFocused(other: next)
    else { return false }
    // A scene that refuses keeps the focus: the next round takes it from the other one.
    do throws(EventError) {
      try deliverByPath(.blur(target: earlier), .blur)
    } catch {}
    return true
  }

  /// The node that has the focus and is not laid out.
  @inlinable mutating func focusedOutOfView() -> NodeID? {
    guard let focused = tree.focused, current.nodes.firstIndex(of: focused) == nil,
      holderOutOfView(of: focused) != nil
    else { return nil }
    return focused
  }

  /// The number of the child that has the focus on a node out of view; `nil` if none has it there.
  @inlinable mutating func holderOutOfView(of id: NodeID) -> Int? {
    current.scene.holder(of: id)
  }

  /// The node that has the focus, of what is mounted or else of any child; to be asked of a scene that is restored.
  @usableFromInline mutating func findFocused() -> NodeID? {
    if let focused = current.nodes.lastFocused(other: nil) { return focused }
    var search = ChildVisitor.FocusSearch(nil)
    current.scene.find(&search)
    return search.found
  }
}

extension Scene {
  /// The number of the child that has the focus on a node, laid out or not; `nil` if none has it there.
  @inlinable @inline(never) mutating func holder(of id: NodeID) -> Int? {
    withUnsafePointer(to: Event.blur(target: id)) {
      var search = ChildVisitor.FocusSearch(EventAddress($0, .blur))
      find(&search)
      return search.holder
    }
  }

  /// Has the children look for the node that has the focus.
  @inlinable mutating func find(_ search: inout ChildVisitor.FocusSearch) {
    withUnsafeMutablePointer(to: &search) {
      var visitor = ChildVisitor(.focused($0))
      reachChildren(&visitor)
    }
  }
}

extension Engine {
  /// Whether a node has the focus, also in a child that is not mounted.
  ///
  /// - Parameter isOpen: Whether the scene takes part in a step: its nodes are those that are presented.
  @inlinable func hasFocus(at id: NodeID, isOpen: Bool) -> Bool {
    if isOpen, let node = context.moment.presented[id] { return node.focused }
    if !isOpen, let node = current.nodes[id] { return node.focused }
    guard S.isComposed else { return false }
    var scene = current.scene
    return scene.holder(of: id) != nil
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

  /// The last node with the focus by its scene, one other than the one given if there is such; `nil` if none has it.
  @usableFromInline func lastFocused(other last: NodeID?) -> NodeID? {
    var found: NodeID?
    for index in storage.indices where storage[index].focused && index != marked {
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
    for index in storage.indices
    where storage[index].focused && index != marked && storage[index].id != id {
      holder = holder ?? owner(of: id)
      if owner(at: index) != holder { return storage[index].id }
    }
    return nil
  }
}
