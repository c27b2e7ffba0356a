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
        receive(delivery.pointee.event.pointee, child.own, delivery)
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

  // MARK: Events

  @inlinable mutating func receive<S: Scene>(
    _ event: Event, _ core: ChildCore<S>, _ delivery: UnsafeMutablePointer<Delivery>
  ) {
    if let error = receive(event, event.name, core) { delivery.pointee.error = error }
  }

  /// Hands an event to a child, out of the way of most; returns why that has refused it.
  @inlinable @inline(never) mutating func receive<S: Scene>(
    _ event: Event, _ name: EventName, _ core: ChildCore<S>
  ) -> EventError? {
    core.receive(event, name, &self)
  }

  @inlinable @inline(never) mutating func deliver<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, to child: inout Child<S>
  ) {
    let address = delivery.pointee.address
    guard takes(address), !isDone, child.core.isAddressed(by: address) else {
      // The finger of another one.
      if address.name.beginsGesture { cancelGesture(of: &child, delivery) }
      return
    }
    let core = child.own
    if address.name == .scrollEnded, !core.gestures.touches.isEmpty,
      endsLostScroll(address, of: core)
    {
      return
    }
    handOver(delivery, to: core)
    if address.name.isBoundary, delivery.pointee.error == nil { note(address, in: core) }
  }

  /// Whether an event ends a scroll that the child has lost, which is then forgotten.
  @inlinable @inline(never) func endsLostScroll<S: Scene>(
    _ address: EventAddress, of core: ChildCore<S>
  ) -> Bool {
    core.gestures.endsLostScroll(core.seen(address.event.pointee))
  }

  /// Takes into account that a gesture of a child's has begun or ended.
  @inlinable @inline(never) func note<S: Scene>(_ address: EventAddress, in core: ChildCore<S>) {
    switch address.name {
    case .panBegan: core.gestures.owned.insert(.pan)
    case .panEnded, .panCancelled: core.gestures.owned.remove(.pan)
    default: core.gestures.note(core.seen(address.event.pointee), address.name)
    }
  }

  /// Hands an event to the child that it is for, a pan without counting references to what it holds.
  @inlinable @inline(__always) mutating func handOver<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, to core: ChildCore<S>
  ) {
    let address = delivery.pointee.address
    // What is no pan has been addressed to it by name.
    guard address.isPanOfNoNode else { return deliverAsSeen(delivery, to: core) }
    var error: EventError?
    if let list = delivery.pointee.list {
      guard let motion = address.event.borrowed.pointee.motion else {
        return deliverAsSeen(delivery, to: core)
      }
      let pan = Pan(
        motion.phase, translation: motion.translation, velocity: motion.velocity,
        location: list.pointee.point(motion.location, inMount: core.number))
      error = receive(.pan(pan), address.name, core)
    } else {
      // The child sees it as it is.
      error = address.event.borrowed.pointee.deliver(address.name, to: core, &self)
    }
    if let error { delivery.pointee.error = error }
  }

  /// Hands an event to a child by the child's own names, and in its coordinates.
  @inlinable @inline(never) mutating func deliverAsSeen<S: Scene>(
    _ delivery: UnsafeMutablePointer<Delivery>, to core: ChildCore<S>
  ) {
    let list = delivery.pointee.list
    let seen = delivery.pointee.event.borrowed.pointee.asSeen(
      under: core.path, { core.addresses.target($0) }
    ) {
      list?.pointee.point($0, inMount: core.number) ?? $0
    }
    receive(seen, core, delivery)
  }

  /// Takes the gesture of an event from a child that has it, which gets it as cancelled.
  @inlinable @inline(never) mutating func cancelGesture<S: Scene>(
    of child: inout Child<S>, _ delivery: UnsafeMutablePointer<Delivery>
  ) {
    let gesture = delivery.pointee.address.name.gesture
    guard child.core.gestures.owned.contains(gesture) else { return }
    let core = child.own
    let wasDone = isDone
    let event = delivery.pointee.event.pointee.cancelled().map { core.seen($0) }
    let end = event ?? core.gestures.cancellation(of: gesture)
    core.gestures.lose(gesture)
    receive(end, core, delivery)
    isDone = wasDone
  }

  /// Takes its gestures from a child that is out of reach: their ends would not reach it.
  @inlinable @inline(never) mutating func release<S: Scene>(_ child: inout Child<S>) {
    guard !takesEvents, !child.core.gestures.owned.isEmpty else { return }
    let core = child.own
    core.open(at: time)
    // A scene that refuses the end does not keep the gesture.
    for event in core.gestures.loseAll(in: core.engine.context.moment.presented) {
      _ = receive(event, event.name, core)
    }
  }

  // MARK: Time

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

  // MARK: The end of a step

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

  // MARK: The environment

  @inlinable mutating func settle<S: Scene>(
    _ core: ChildCore<S>, _ settling: UnsafeMutablePointer<Settling>
  ) {
    let mount = settling.pointee.list.pointee.mounts[settling.pointee.mount]
    if core.mountParent != mount.parent {
      core.mountParent = mount.parent
      core.step = settling.pointee.step
      core.engine.current.nodes.forgetAll()
      settling.pointee.needsLayout = true
    }
    let change = settling.pointee.change(
      from: &core.engine.context.moment.environment, since: core.environmentVersion, at: mount)
    core.environmentVersion = settling.pointee.environmentVersion
    if let change, let error = receive(.environment(change), .environment, core) {
      settling.pointee.error = error
    }
  }
}

extension ChildVisitor {
  /// Whether a child is mounted in another place than it was, or has to be told of its environment.
  @inlinable func concerns<S: Scene>(
    _ core: ChildCore<S>, _ locating: UnsafeMutablePointer<Locating>
  ) -> Bool {
    guard let index = locating.pointee.list.pointee.mountIndex(of: core.number) else {
      return false
    }
    if locating.pointee.hasChange
      || core.environmentVersion != locating.pointee.environmentVersion
      || core.mountParent != locating.pointee.list.pointee.mounts[index].parent
    {
      return true
    }
    var place = locating.pointee.place
    if let parent = locating.pointee.list.pointee.mounts[index].parentIndex {
      place.narrow(to: locating.pointee.list.pointee.windowFrame(at: parent))
    }
    return place.size != core.engine.context.moment.environment.size
      || place.safeArea != core.engine.context.moment.environment.safeArea
      || place.windowOrigin != core.engine.context.moment.environment.windowOrigin
  }
}

extension ChildVisitor.Settling {
  /// The change of the environment for a child at a place; `nil` if it sees what it saw before.
  ///
  /// - Parameters:
  ///   - last: What it has been told, where it is.
  ///   - version: The number of changes of the parent's environment that it has been told of.
  ///   - mount: The place.
  @usableFromInline mutating func change(
    from last: UnsafePointer<Environment>, since version: Int, at mount: NodeMount
  ) -> EnvironmentChange? {
    var place = ChildPlace(environment)
    if let parent = mount.parentIndex { place.narrow(to: list.pointee.windowFrame(at: parent)) }
    // Mostly only the place has changed: then no environment is copied or compared.
    if !hasChange, version == environmentVersion {
      return EnvironmentChange(from: ChildPlace(last.pointee), to: place)
    }
    return change(from: last.pointee, to: place)
  }

  /// The change for a child to which the parent's environment has changed.
  private func change(from last: Environment, to place: ChildPlace) -> EnvironmentChange? {
    var environment = environment
    environment.size = place.size
    environment.safeArea = place.safeArea
    environment.windowOrigin = place.windowOrigin
    // One that was not mounted has missed what came before.
    if var given = change, var before {
      before.size = last.size
      before.safeArea = last.safeArea
      before.windowOrigin = last.windowOrigin
      guard before == last else { return full(from: last, to: environment) }
      if given.size != nil || last.size != environment.size { given.size = environment.size }
      if given.safeArea != nil || last.safeArea != environment.safeArea {
        given.safeArea = environment.safeArea
      }
      if given.windowOrigin != nil || last.windowOrigin != environment.windowOrigin {
        given.windowOrigin = environment.windowOrigin
      }
      return given
    }
    return full(from: last, to: environment)
  }

  /// All that differs.
  private func full(from last: Environment, to environment: Environment) -> EnvironmentChange? {
    var change = EnvironmentChange(from: last, to: environment)
    if environment.fonts != last.fonts {
      change = change ?? EnvironmentChange()
      change?.fonts = environment.fonts
    }
    return change
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
