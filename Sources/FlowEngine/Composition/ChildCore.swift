/// What a child consists of: the engine that runs it, and its place in the tree.
@usableFromInline final class ChildCore<S: Scene>: @unchecked Sendable {
  // Accesses never overlap: a core that is shared is copied before it is changed.
  @exclusivity(unchecked) @usableFromInline var engine: Engine<S>
  /// A number that no other child of the tree has.
  @usableFromInline let number: Int
  /// By what lists know what they have taken over from it.
  @exclusivity(unchecked) @usableFromInline var edition = ChildEdition()
  /// The ids of its nodes with its path.
  @exclusivity(unchecked) @usableFromInline var addresses = NodeAddresses(prefix: "")
  /// What its effects say in its parent, once there has been one.
  @usableFromInline lazy var effectMembers = EffectMembers()
  /// Its path in its parent; empty until its parent has named it.
  @exclusivity(unchecked) @usableFromInline var path = ""
  /// Whether it takes part in a step that has begun.
  @exclusivity(unchecked) @usableFromInline var isOpen = true
  /// The number of the last step of its parent in which it has taken part; it was no other engine's then.
  @exclusivity(unchecked) @usableFromInline var step = StepNumber(-1)
  /// The gestures that it has.
  @exclusivity(unchecked) @usableFromInline var gestures = ChildGestures()
  /// The number of changes of the parent's environment that it has seen.
  @exclusivity(unchecked) @usableFromInline var environmentVersion = -1
  /// The node that it was last mounted in.
  @exclusivity(unchecked) @usableFromInline var mountParent: NodeID?
  /// How many of its effects its parent has noticed in this step.
  @exclusivity(unchecked) @usableFromInline var noticedCount = 0

  @inlinable init(_ engine: Engine<S>, number: Int) {
    self.engine = engine
    self.number = number
  }

  @inlinable init(copying other: ChildCore) {
    engine = other.engine
    number = other.number
    edition = ChildEdition(copyOf: other.edition, at: other.engine.current.nodes.revision)
    addresses = other.addresses
    path = other.path
    isOpen = other.isOpen
    gestures = other.gestures
    environmentVersion = other.environmentVersion
    mountParent = other.mountParent
    noticedCount = other.noticedCount
  }

  /// Whether its parent has named it.
  @inlinable var isNamed: Bool { path.utf8.count > 0 }

  /// Whether something of it is in flight or repeats, or it is part of a step, or has a gesture.
  @inlinable var isBusy: Bool {
    isOpen || !gestures.owned.isEmpty || !engine.running.isEmpty || isAnimating || isRepeating
      || S.isComposed && engine.tree.end.time < .infinity
  }

  /// Whether something repeats, be it in a child that is not mounted.
  @inlinable var isRepeating: Bool {
    !engine.current.nodes.repeating.isEmpty || S.isComposed && engine.tree.end.isRepeating
  }

  /// As the engine's, which would be copied to be asked.
  @inlinable var isAnimating: Bool {
    engine.transition != nil || !engine.current.animations.isEmpty
      || S.isComposed && engine.tree.end.isAnimating
  }

  /// Has a core that is new, or a copy, draw the number of its edition.
  @inlinable func drawEdition(_ numbers: inout TreeNumbers) {
    if edition.number == 0 { edition.number = numbers.nextEdition() }
  }

  /// Has one that is new, or a copy, take its place in the tree.
  @inlinable @inline(never) func enter(
    as name: StaticString, _ key: String?, _ numbers: inout TreeNumbers
  ) {
    if !isNamed { self.name(name, key) }
    drawEdition(&numbers)
  }

  /// Makes it part of a step; it has been presented at the step's time.
  @inlinable @inline(__always) func open(at time: Double) {
    if isOpen { return }
    isOpen = true
    noticedCount = 0
    engine.beginStep(at: time)
  }

  /// Undoes its part of the step.
  @inlinable func undo(at lastTime: Double) {
    isOpen = false
    engine.undoStep(begunAt: lastTime, hasKept: false)
  }

  /// Finds the first effect of the scene's own that fits, from an index on.
  @inlinable func firstEffect(
    from start: Int, where fits: (S.Effect) -> Bool
  ) -> (index: Int, effect: S.Effect)? {
    let effects = engine.context.effects
    var index = start
    while index < effects.count {
      if case .own(let effect) = effects[index], fits(effect) { return (index, effect) }
      index += 1
    }
    return nil
  }

  /// Hands it an event; returns why it has refused it.
  @inlinable @inline(__always) func receive(
    _ event: Event, _ name: EventName, _ visitor: inout ChildVisitor
  ) -> EventError? {
    open(at: visitor.time)
    // A scene that holds no others draws none before it is laid out.
    if S.isComposed { engine.context.numbers.advance(behind: visitor.numbers) }
    defer { if S.isComposed { visitor.numbers.advance(behind: engine.context.numbers) } }
    visitor.numbers.hasNews = true
    visitor.isDone = true
    do throws(EventError) {
      try engine.receiveAsChild(event, name)
      if S.isComposed { engine.noticeChildren() }
      return nil
    } catch {
      return error
    }
  }
}
