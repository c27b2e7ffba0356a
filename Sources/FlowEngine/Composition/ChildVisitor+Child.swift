extension ChildVisitor {
  /// Lists a child.
  ///
  /// - Parameters:
  ///   - name: Its name, by which paths, the state and the configuration know it.
  ///   - child: The child.
  @inlinable public mutating func visit<S: Scene>(_ name: StaticString, _ child: inout Child<S>) {
    switch task {
    case .write(let writer, let style):
      writer.pointee.key(name)
      child.core.write(to: writer.pointee.json, style)
    case .find:
      isDone = isDone || child.core.isAddressed(by: event)
    case .restore: restore(name, &child)
    case .check:
      if !isDone, child.core.isAddressed(by: event) { check(child.core) }
    default:
      let core = child.own
      if core.path.utf8.isEmpty { core.name(name) }
      visit(core)
    }
  }

  /// Does with a child what there is to do.
  @inlinable @inline(never) mutating func visit<S: Scene>(_ core: ChildCore<S>) {
    switch task {
    case .present: present(core)
    case .deliver:
      guard !isDone, core.isAddressed(by: event) else {
        if event.isPanBegan { core.ownsPan = false }
        return
      }
      if event.isPanBegan { core.ownsPan = true }
      if event.endsPan { core.ownsPan = false }
      let origin = origin(of: core)
      core.receive(
        event.asSeen(under: core.path) { Point(x: $0.x - origin.x, y: $0.y - origin.y) }, &self)
    case .cancelPan:
      guard core.ownsPan else { return }
      core.ownsPan = false
      if event.isOfPan { core.receive(event.cancelled().asSeen(under: core.path) { $0 }, &self) }
    case .broadcast:
      if mount?.number == core.number, error == nil { core.receive(event, &self) }
    case .settle: settle(core)
    case .complete:
      guard !isDone, core.hasTransaction(number) else { return }
      core.engine.treeNumbers = numbers
      core.open(at: time)
      core.engine.completeInTree(number)
      numbers = core.engine.treeNumbers
      isDone = true
    case .close: close(core)
    case .undo:
      core.engine.treeNumbers = numbers
      if core.isOpen { core.undo(at: time) }
      numbers = core.engine.treeNumbers
    case .gather: gather(core)
    case .texts(let texts): visitTexts(of: core, texts)
    case .verdicts(let verdicts): addVerdicts(of: core, verdicts)
    case .adopt:
      core.engine.adopt(numbers)
      core.addresses?.update(to: core.engine.current.nodes)
      numbers = core.engine.treeNumbers
    default: break
    }
  }

  @inlinable mutating func present<S: Scene>(_ core: ChildCore<S>) {
    if core.isOpen { return }
    if core.engine.needsSamples {
      let count = core.engine.current.animations.count
      core.engine.treeNumbers = numbers
      core.engine.present(at: time, keepsEnded: keepsEnded)
      numbers = core.engine.treeNumbers
      core.addresses?.update(to: core.engine.current.nodes)
      if core.engine.current.animations.count != count { changesAnimations = true }
    }
    guard let addresses = core.addresses else { return }
    if !list.refresh(core.engine.current.nodes, addresses, core.number) { needsLayout = true }
  }

  /// Where the child's window is in the parent's, in points.
  @inlinable func origin<S: Scene>(of core: ChildCore<S>) -> Point {
    guard let mount = list.mounts.first(where: { $0.number == core.number }),
      let parent = mount.parent, let frame = list.windowFrame(of: parent)
    else { return .zero }
    return frame.origin
  }

  @inlinable mutating func settle<S: Scene>(_ core: ChildCore<S>) {
    guard let mount, mount.number == core.number, let parent = environment else { return }
    if core.mountParent != mount.parent {
      core.mountParent = mount.parent
      core.engine.treeNumbers = numbers
      core.engine.current.nodes.forgetAll()
      numbers = core.engine.treeNumbers
      needsLayout = true
    }
    var environment = parent
    if let id = mount.parent, let frame = list.windowFrame(of: id) {
      environment.place(in: frame)
    }
    let last = core.engine.context.moment.environment
    var change: EnvironmentChange?
    if var given = self.change {
      if given.size != nil || last.size != environment.size { given.size = environment.size }
      if given.safeArea != nil || last.safeArea != environment.safeArea {
        given.safeArea = environment.safeArea
      }
      if given.windowOrigin != nil || last.windowOrigin != environment.windowOrigin {
        given.windowOrigin = environment.windowOrigin
      }
      change = given
    } else if core.environmentVersion != environmentVersion {
      change = EnvironmentChange(from: last, to: environment)
      if environment.fonts != last.fonts {
        change = change ?? EnvironmentChange()
        change?.fonts = environment.fonts
      }
    } else if last.size != environment.size || last.safeArea != environment.safeArea
      || last.windowOrigin != environment.windowOrigin
    {
      change = EnvironmentChange(
        size: last.size == environment.size ? nil : environment.size,
        safeArea: last.safeArea == environment.safeArea ? nil : environment.safeArea,
        windowOrigin: last.windowOrigin == environment.windowOrigin ? nil : environment.windowOrigin
      )
    }
    core.environmentVersion = environmentVersion
    guard let change else { return }
    core.receive(.environment(change), &self)
  }

  @inlinable mutating func close<S: Scene>(_ core: ChildCore<S>) {
    if keepsEnded {
      if core.isNews { isDone = true }
      core.isNews = false
      return
    }
    core.engine.treeNumbers = numbers
    if core.isOpen {
      core.isOpen = false
      core.engine.closeAsChild()
      for effect in core.engine.current.effects {
        status.effects.append(ChildEffect(effect, of: core.path))
      }
      core.engine.current.effects.removeAll(keepingCapacity: true)
      core.addresses?.update(to: core.engine.current.nodes)
    } else if core.engine.isAnimating {
      // What has ended by an event that is another's.
      core.engine.present(at: time)
      core.addresses?.update(to: core.engine.current.nodes)
    }
    numbers = core.engine.treeNumbers
  }

  @inlinable mutating func gather<S: Scene>(_ core: ChildCore<S>) {
    for index in core.engine.running.indices {
      status.note(core.engine.running[index].end, core.engine.running[index].number)
    }
    if S.isComposed { status.note(core.engine.tree.end, core.engine.tree.number) }
    if core.engine.isAnimating { status.isAnimating = true }
    guard isDone else { return }
    for index in core.engine.current.animations.indices {
      animations.append(core.engine.current.animations[index])
      core.addresses?.rename(&animations[animations.count - 1])
    }
  }

  @inlinable mutating func check<S: Scene>(_ core: ChildCore<S>) {
    isDone = true
    do throws(EventError) {
      try core.engine.check(
        event.asSeen(under: core.path) { $0 }, at: core.engine.current.time)
    } catch {
      self.error = error
    }
  }
}

extension ChildCore {
  /// Whether an event is for the child.
  @inlinable func isAddressed(by event: Event) -> Bool {
    if event.isOfPan, ownsPan { return true }
    return event.address.map { $0.rest(behind: path) != nil } ?? false
  }

  @inlinable func hasTransaction(_ number: Int) -> Bool {
    engine.running.contains { $0.number == number } || S.isComposed && engine.tree.number == number
  }

  /// Gives it its path.
  @usableFromInline func name(_ name: StaticString) { self.name(name.text) }

  /// Gives it its path.
  @usableFromInline func name(_ path: String) {
    self.path = path
    addresses = NodeAddresses(prefix: path + "/")
    addresses?.update(to: engine.current.nodes)
  }

  /// Writes its state: in frames what the scene shows, for a saved state all that it takes to go on.
  @inlinable func write(to json: UnsafeMutablePointer<JSONWriter>, _ style: ValueWriter.Style) {
    switch style {
    case .exact: writeSaved(to: json)
    #if !hasFeature(Embedded)
      case .relative:
        // The bytes are no JSON, and nothing but the engine reads them.
        var copy = engine
        copy.writeCanonical(to: &json.pointee)
        json.pointee.canonical(ownsPan)
      case .image: json.pointee.image(of: engine.current.scene)
    #endif
    default: json.pointee.state(of: engine.current.scene)
    }
  }
}

extension Environment {
  /// Narrows the window to a rectangle in it.
  @usableFromInline mutating func place(in frame: Rect) {
    safeArea = Insets(
      top: max(0, safeArea.top - frame.minY), left: max(0, safeArea.left - frame.minX),
      bottom: max(0, frame.maxY - (size.height - safeArea.bottom)),
      right: max(0, frame.maxX - (size.width - safeArea.right)))
    windowOrigin = Point(x: windowOrigin.x + frame.minX, y: windowOrigin.y + frame.minY)
    size = frame.size
  }
}

extension NodeAddresses {
  /// Puts the path before the node of an animation.
  @usableFromInline mutating func rename(_ animation: inout Animation) {
    animation.node = full(animation.node)
  }
}

extension NodeBuilder {
  /// Mounts a child: adds its nodes in front of the others.
  ///
  /// - Parameters:
  ///   - child: The child, which is mounted once in a layout.
  ///   - parent: The node in whose bounds the child lies; `nil` for the whole window.
  @inlinable public mutating func append<S: Scene>(_ child: Child<S>, in parent: NodeID? = nil) {
    guard let addresses = child.core.addresses else { return }
    append(child: child.core.engine.current.nodes, addresses, child.core.number, in: parent)
  }

  /// Mounts a child in the node of a part.
  @inlinable public mutating func append<S: Scene, Part: ScenePart>(
    _ child: Child<S>, in part: Part
  ) {
    append(child, in: part.id)
  }
}
