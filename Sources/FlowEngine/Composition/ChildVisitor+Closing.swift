/// Ends the children's part of a step.
extension ChildVisitor {
  @inlinable @inline(never) mutating func close<S: Scene>(
    _ child: inout Child<S>, _ tree: UnsafeMutablePointer<TreeStatus>, _ name: StaticString,
    _ key: String? = nil
  ) {
    if !takesEvents, !child.core.gestures.owned.isEmpty {
      // It is closed when it has lost them.
      isDone = true
      return
    }
    if child.core.isOpen || child.core.isAnimating {
      let core = child.own
      if core.edition.number == 0 { core.enter(as: name, key, &numbers) }
      if core.isOpen {
        close(core, tree)
      } else {
        // What has ended by an event that is another's.
        core.present(at: time, keepsEnded: false, &numbers)
      }
    }
    tree.pointee.end.note(child.core)
  }

  @inlinable @inline(__always) mutating func close<S: Scene>(
    _ core: ChildCore<S>, _ tree: UnsafeMutablePointer<TreeStatus>
  ) {
    endPart(of: core, tree)
    if !takesEvents, let focused = core.engine.current.nodes.firstFocused {
      takeFocus(focused, from: core, tree)
    }
  }

  /// Takes the focus from a scene that is out of reach: nobody could type into it.
  @inlinable @inline(never) mutating func takeFocus<S: Scene>(
    _ focused: NodeID, from core: ChildCore<S>, _ tree: UnsafeMutablePointer<TreeStatus>
  ) {
    let count = tree.pointee.effects.count
    tree.pointee.effects.removeAll { $0.isFocus && $0.path.isBehind(core.path) }
    // The host that has not shown the keyboard yet does not have to dismiss it.
    if tree.pointee.effects.count == count {
      tree.pointee.effects.append(
        ChildEffect(path: core.path, type: FrameEffect<S.Effect>.blur.type, request: .blur))
    }
    // A scene that refuses keeps the focus.
    _ = receive(.blur(target: focused), .blur, core)
    endPartAgain(of: core, tree)
  }

  // A child's end of a step is inlined where each step has it.
  @inlinable @inline(never) mutating func endPartAgain<S: Scene>(
    of core: ChildCore<S>, _ tree: UnsafeMutablePointer<TreeStatus>
  ) {
    endPart(of: core, tree)
  }

  @inlinable @inline(__always) mutating func endPart<S: Scene>(
    of core: ChildCore<S>, _ tree: UnsafeMutablePointer<TreeStatus>
  ) {
    core.engine.takeNumbers(numbers)
    core.isOpen = false
    core.step = tree.pointee.step
    core.engine.closeAsChild()
    if !core.engine.current.effects.isEmpty {
      for index in core.engine.current.effects.indices {
        tree.pointee.effects.append(
          ChildEffect(
            core.engine.current.effects[index], of: core.path, &core.addresses,
            core.effectMembers))
      }
      core.engine.current.effects.empty()
    }
    core.engine.returnNumbers(to: &numbers)
  }
}

extension TreeEnd {
  // Reading the engine through its core copies none of it.

  /// Takes a child into account.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable mutating func note<S: Scene>(_ core: ChildCore<S>) {
    var index = 0
    while index < core.engine.running.count {
      note(core.engine.running[index].end, core.engine.running[index].number)
      index += 1
    }
    if S.isComposed { note(core.engine.tree.end.time, core.engine.tree.end.number) }
    if core.isAnimating { isAnimating = true }
    if core.engine.transition != nil || S.isComposed && core.engine.tree.end.isFollowing {
      isFollowing = true
    }
    if !core.engine.current.nodes.repeating.isEmpty
      || S.isComposed && core.engine.tree.end.isRepeating
    {
      isRepeating = true
    }
  }
}
