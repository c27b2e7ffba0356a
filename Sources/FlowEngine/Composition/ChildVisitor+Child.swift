extension ChildVisitor {
  /// Lists a child.
  ///
  /// - Parameters:
  ///   - name: Its name, by which paths, the state and the configuration know it.
  ///   - child: The child.
  @inlinable public mutating func visit<S: Scene>(_ name: StaticString, _ child: inout Child<S>) {
    // What each event takes comes first.
    switch task {
    case .deliver(let delivery): deliver(delivery, to: &child)
    case .close(let tree): close(&child, tree, name)
    default: visitRarely(name, &child)
    }
  }

  /// Does what no event takes.
  @inlinable @inline(never) mutating func visitRarely<S: Scene>(
    _ name: StaticString, _ child: inout Child<S>
  ) {
    switch task {
    case .write(let writer, let style):
      writer.pointee.key(name)
      child.core.write(to: writer.pointee.json, style)
    case .restore(let restoring):
      if let restored = restoring.pointee.child(name, S.self, at: time) { child = restored }
    case .find(let address):
      if takes(address), child.core.isAddressed(by: address) { isDone = true }
    case .check, .reach, .ask, .locate, .gather: ask(child.core)
    case .focused(let search): self.search(child.core, search)
    case .history(let children):
      SceneHistory.add(name, isKeyed: false, child.scene, to: children)
    case .parts(let pass): pass.pointee.add(S.self, name, "/")
    #if !hasFeature(Embedded)
      case .canonical(let json): child.core.writeCanonical(to: &json.pointee, at: time)
      case .judge(let judging): child.core.judge(&judging.pointee)
      case .list(let listing): child.core.list(in: &listing.pointee, as: name)
    #endif
    default: visit(&child, name)
    }
  }

  /// Lists a child that is there at times; the state has `null` while it is not.
  ///
  /// - Parameters:
  ///   - name: Its name, by which paths, the state and the configuration know it.
  ///   - child: The child, if it is there.
  @inlinable public mutating func visit<S: Scene>(_ name: StaticString, _ child: inout Child<S>?) {
    switch task {
    case .history(let children):
      SceneHistory.add(name, isKeyed: false, child?.scene, to: children)
    case .parts(let pass): pass.pointee.add(S.self, name, "/")
    case .write(let writer, _) where child == nil:
      writer.pointee.key(name)
      writer.pointee.json.pointee.null()
    case .restore(let restoring):
      if restoring.pointee.isNull(name) {
        child = nil
      } else {
        child = restoring.pointee.child(name, S.self, at: time)
      }
    default:
      guard var visited = child.take() else { return }
      visit(name, &visited)
      child = visited
    }
  }

  /// Finds out something of a child, which stays as it is.
  @inlinable mutating func ask<S: Scene>(_ core: ChildCore<S>) {
    switch task {
    case .check(let delivery):
      guard takes(delivery.pointee.address), !isDone, core.isAddressed(by: delivery.pointee.address)
      else {
        return
      }
      isDone = true
      do throws(EventError) {
        try core.engine.check(
          core.seen(delivery.pointee.event.pointee), at: core.engine.current.time)
      } catch {
        delivery.pointee.error = error
      }
    case .reach(let delivery):
      guard Recognition.isIncluded, takes(delivery.pointee.address), !isDone,
        core.isAddressed(by: delivery.pointee.address)
      else { return }
      if let target = core.seen(delivery.pointee.event.pointee).target {
        isDone = Engine<S>.reaches(target, core.engine.current.scene)
      }
    case .ask(let asked):
      guard !isDone, asked.pointee.question == .secret || takes(asked.pointee.address),
        core.isAddressed(by: asked.pointee.address)
      else { return }
      isDone = true
      asked.pointee.ask(
        core.engine.current.scene, core.seen(asked.pointee.address.event.pointee))
    case .locate(let locating):
      if !isDone, concerns(core, locating) { isDone = true }
    case .gather(let gathering):
      gathering.pointee.status.note(core)
      if core.isAnimating, gathering.pointee.list.pointee.mountIndex(of: core.number) != nil {
        core.listAnimations(in: &gathering.pointee.animations.pointee)
      }
    default: break
    }
  }

  /// Does with a child what there is to do, if it concerns the child.
  ///
  /// - Parameters:
  ///   - name: The child's name, and `key` its key if it has one, of which its path is made.
  @inlinable @inline(never) mutating func visit<S: Scene>(
    _ child: inout Child<S>, _ name: StaticString, _ key: String? = nil
  ) {
    switch task {
    case .present(let presenting): present(&child, presenting)
    case .deliver(let delivery): deliver(delivery, to: &child)
    case .cancel(let delivery): cancelGesture(of: &child, delivery)
    case .release: release(&child)
    case .broadcast(let delivery):
      if delivery.pointee.place?.number == child.core.number, delivery.pointee.error == nil {
        let core = child.own
        let top = core.engine.context.moment.environment.windowOrigin.y
        let height = core.engine.context.moment.environment.size.height
        receive(delivery.pointee.event(from: top, to: top + height), core, delivery)
      }
    case .settle(let settling):
      if settling.pointee.place.number == child.core.number { settle(child.own, settling) }
    case .complete(let number):
      guard !isDone, child.core.hasTransaction(number) else { return }
      let core = child.own
      core.open(at: time)
      if S.isComposed { core.engine.context.numbers.advance(behind: numbers) }
      core.engine.completeInTree(number)
      if S.isComposed {
        core.engine.noticeChildren()
        numbers.advance(behind: core.engine.context.numbers)
      }
      numbers.hasNews = true
      isDone = true
    case .close(let tree): close(&child, tree, name, key)
    case .undo:
      guard child.core.isOpen else { return }
      let core = child.own
      core.engine.takeNumbers(numbers)
      core.undo(at: time)
      core.engine.returnNumbers(to: &numbers)
    case .open:
      let core = child.own
      core.open(at: time)
      if S.isComposed { _ = core.engine.visitChildren(.open, at: time) }
    case .texts(let texts): visitTexts(of: child.own, texts)
    case .refresh(let error): refreshTexts(of: child.own, error)
    case .verdicts(let verdicts): addVerdicts(of: child.core, verdicts)
    case .propose(let proposing): propose(child.core, proposing)
    case .refine(let refining): refine(child.own, refining)
    case .adopt:
      let core = child.own
      if !core.isNamed { core.name(name, key) }
      core.engine.takeNumbers(numbers)
      if S.isComposed { _ = core.engine.visitChildren(.adopt) }
      core.engine.returnNumbers(to: &numbers)
    default: break
    }
  }
}
