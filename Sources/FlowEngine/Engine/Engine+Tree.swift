/// The engine of a scene that holds others: one clock, one list of nodes, one frame for all of them.
///
/// Every call of these is behind `S.isComposed`, so that the engine of any other scene has none of it.
extension Engine {
  // MARK: Numbers

  /// From the beginning of a step until the nodes are laid out, the numbers of the context count: the scene and
  /// its children draw on them.
  @inlinable @inline(__always) mutating func lendNumbers() {
    context.numbers.transaction = nextTransaction
  }

  /// The engine draws the numbers of transactions again.
  @inlinable @inline(__always) mutating func takeNumbers() {
    nextTransaction = max(nextTransaction, context.numbers.transaction)
  }

  /// The same in a child, with the numbers of the tree.
  @inlinable @inline(__always) mutating func takeNumbers(_ numbers: borrowing TreeNumbers) {
    nextTransaction = max(nextTransaction, numbers.transaction)
    if S.isComposed { context.numbers.advance(behind: numbers) }
  }

  /// What a child has drawn is drawn from the tree.
  @inlinable @inline(__always) func returnNumbers(to numbers: inout TreeNumbers) {
    numbers.transaction = nextTransaction
    if S.isComposed { numbers.edition = context.numbers.edition }
  }

  /// Visits the children, at the time of the frame unless another one is given; returns whether it is done.
  @inlinable mutating func visitChildren(
    _ task: ChildVisitor.Task, at time: Double? = nil
  ) -> Bool {
    lendNumbers()
    defer { takeNumbers() }
    return Self.visit(&current.scene, task, at: time ?? current.time, &context.numbers)
  }

  /// Visits the children of a scene; returns whether it is done.
  ///
  /// A function of the scene alone, since a pass may work on what else the engine has.
  @inlinable @inline(__always) static func visit(
    _ scene: inout S, _ task: ChildVisitor.Task, at time: Double, _ numbers: inout TreeNumbers
  ) -> Bool {
    withUnsafeMutablePointer(to: &numbers) {
      var visitor = ChildVisitor(task, drawing: $0)
      visitor.time = time
      scene.reachChildren(&visitor)
      return visitor.isDone
    }
  }

  // MARK: Presenting

  /// Brings the children to a time, and then what is the scene's own.
  @inlinable mutating func presentTree(at time: Double, keepsEnded: Bool) {
    let follows = transition != nil
    lendNumbers()
    let (status, news, needsLayout, changesAnimations) = withUnsafeMutablePointer(
      to: &current.nodes
    ) { list in
      var presenting = ChildVisitor.Presenting(list, keepsEnded: keepsEnded)
      _ = withUnsafeMutablePointer(to: &presenting) {
        Self.visit(&current.scene, .present($0), at: time, &context.numbers)
      }
      return (
        presenting.status, presenting.news, presenting.needsLayout, presenting.changesAnimations
      )
    }
    takeNumbers()
    tree.end = status
    if !news.isEmpty { tree.note(news) }
    let hasOwn = current.animations.count > tree.animationCount
    if hasOwn || follows || changesAnimations { detachAnimations() }
    if needsLayout, !follows { layOutAgain() }
    if hasOwn || follows || needsLayout || !current.nodes.repeating.isEmpty {
      presentOwn(at: time, keepsEnded: keepsEnded)
    }
    attachAnimations()
    if Recognition.isIncluded, keyFocus.isUsed { markFocus(nil) }
    if Recognition.isIncluded, !editing.isEmpty { showMarkedText(nil) }
    if Recognition.isIncluded, gestures.hasMarks { gestures.mark(&current.nodes) }
  }

  /// Takes the animations of children out of the list, which they end.
  @inlinable @inline(__always) mutating func detachAnimations() {
    if tree.animationCount > 0 { removeAnimationsOfChildren() }
  }

  @inlinable @inline(never) mutating func removeAnimationsOfChildren() {
    current.animations.removeLast(tree.animationCount)
    tree.animationCount = 0
  }

  /// Lists the animations of children behind the scene's own, unless they are listed.
  @inlinable @inline(__always) mutating func attachAnimations() {
    if tree.animationCount == 0, tree.end.isAnimating { gather() }
  }

  /// Finds out what of the children is in flight, and lists it.
  @inlinable @inline(never) mutating func gather() {
    detachAnimations()
    let own = current.animations.count
    tree.end = Self.gather(
      &current.scene, at: current.time, &current.nodes, in: &current.animations)
    tree.animationCount = current.animations.count - own
  }

  /// Lists what of the children of a scene is in flight, behind what is listed; returns what ends next.
  @inlinable @inline(never) static func gather(
    _ scene: inout S, at time: Double, _ nodes: inout NodeList, in animations: inout [Animation]
  ) -> TreeEnd {
    var numbers = TreeNumbers()
    return withUnsafeMutablePointer(to: &nodes) { list in
      withUnsafeMutablePointer(to: &animations) { animations in
        var gathering = ChildVisitor.Gathering(list, in: animations)
        _ = withUnsafeMutablePointer(to: &gathering) {
          visit(&scene, .gather($0), at: time, &numbers)
        }
        return gathering.status
      }
    }
  }

  // MARK: Delivering

  /// Has the scene, or the child that an event is for, receive it.
  @inlinable @inline(never) mutating func deliverInTree(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    switch event {
    case .environment(let change):
      tree.environmentVersion += 1
      tree.hasEnvironmentChange = true
      tree.environmentChange = change
      tree.environmentBefore = context.moment.previousEnvironment
      tree.forgetPlaces()
      try current.scene.receive(event, &context)
    case .keyboard:
      try current.scene.receive(event, &context)
      settleBeforehand()
      try broadcast(event, name)
    case .tick:
      try current.scene.receive(event, &context)
      try broadcast(event, name)
    case .key where Recognition.isIncluded: try deliverKey(event, name)
    case .tap, .scroll, .doubleTap, .longPress, .pinch: try deliverTouch(resolve(event), name)
    case .pan where name == .panBegan: try deliverTouch(resolve(event), name)
    case .pan: try deliverTouch(event, name)
    default:
      if case .focus(let target) = event { try blurOthers(than: target) }
      try deliverByPath(event, name)
    }
  }

  /// Hands an event to each child that is mounted.
  @inlinable @inline(never) mutating func broadcast(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    let bottom =
      context.moment.environment.windowOrigin.y + context.moment.environment.size.height
    try withUnsafePointer(to: event) { (place) throws(EventError) in
      for mount in context.moment.presented.mounts {
        _ = try deliver(EventAddress(place, name), to: ChildVisitor.Place(mount)) {
          $0.pointee.bottom = bottom
          return .broadcast($0)
        }
      }
    }
  }

  /// Delivers a key to the scene that has the focus; if none has it, to the scene, and then to each child.
  @inlinable @inline(never) mutating func deliverKey(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    let owner = context.moment.presented.firstFocused.flatMap {
      context.moment.presented.owner(of: $0)
    }
    let number = owner ?? .min
    if number == .min { try current.scene.receive(event, &context) }
    if owner == .min { return }
    try withUnsafePointer(to: event) { (place) throws(EventError) in
      for mount in context.moment.presented.mounts where owner == nil || mount.number == number {
        _ = try deliver(EventAddress(place, name), to: ChildVisitor.Place(mount)) {
          .broadcast($0)
        }
      }
    }
  }

  /// Delivers a touch to its owner, unless the scene takes it.
  @inlinable @inline(__always) mutating func deliverTouch(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    try withUnsafePointer(to: event) { (place) throws(EventError) in
      var address = EventAddress(place, name)
      address.isOwned = !tree.begun.union(tree.claimed).isDisjoint(with: address.gesture)
      if context.claimsNothing || isOfChild(event, address) {
        if try deliver(address, { .deliver($0) }) {
          if name.isBoundary { tree.note(name, for: .child) }
          return
        }
      }
      // A gesture that the scene itself receives ends in the child that had it, as when the scene claims it.
      if !name.gesture.isDisjoint(with: .exclusive) { _ = try deliver(address) { .cancel($0) } }
      try current.scene.receive(event, &context)
      if name.isBoundary {
        tree.note(name, for: event.target?.isOfChild == true ? .sceneInPlaceOfChild : .scene)
      }
    }
  }

  /// Whether a touch is a child's, and the scene does not take it.
  @inlinable @inline(never) mutating func isOfChild(
    _ event: Event, _ address: EventAddress
  ) -> Bool {
    var visitor = ChildVisitor(.find(address))
    current.scene.reachChildren(&visitor)
    return visitor.isDone && !current.scene.takesTouch(event, &context)
  }

  /// Visits the children with an event, which any of them may reject; returns whether it is done.
  @inlinable @inline(__always) mutating func deliver(
    _ address: EventAddress, to place: ChildVisitor.Place? = nil,
    _ task: (UnsafeMutablePointer<ChildVisitor.Delivery>) -> ChildVisitor.Task
  ) throws(EventError) -> Bool {
    // Where the children are matters to what has a location.
    let isTouch = address.hasLocation && context.moment.presented.hasMountParents
    let time = current.time
    let (isDone, error) = withUnsafeMutablePointer(to: &context.moment.presented) { list in
      var delivery = ChildVisitor.Delivery(address)
      if isTouch { delivery.list = list }
      delivery.seen = list
      delivery.place = place
      let isDone = withUnsafeMutablePointer(to: &delivery) {
        Self.visit(&current.scene, task($0), at: time, &context.numbers)
      }
      return (isDone, delivery.error)
    }
    if let error { throw error }
    return isDone
  }

  /// Delivers an event that is no touch to the child that its path names, or to the scene.
  @inlinable mutating func deliverByPath(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    try withUnsafePointer(to: event) { (place) throws(EventError) in
      if try deliver(EventAddress(place, name), { .deliver($0) }) { return }
      // A command for a child that is not there, or takes nothing, is not the scene's.
      if name == .command, Self.isForAbsentChild(event) { return }
      try current.scene.receive(event, &context)
    }
  }

  /// Checks the contents of an event if it is a child's; returns whether it is.
  @inlinable func checkChildren(_ event: borrowing Event) throws(EventError) -> Bool {
    var scene = current.scene
    let (event, name) = (copy event, event.name)
    let (isDone, error) = withUnsafePointer(to: event) {
      var delivery = ChildVisitor.Delivery(EventAddress($0, name))
      let isDone = withUnsafeMutablePointer(to: &delivery) {
        var visitor = ChildVisitor(.check($0))
        scene.reachChildren(&visitor)
        return visitor.isDone
      }
      return (isDone, delivery.error)
    }
    if let error { throw error }
    return isDone
  }

  // MARK: Completing

  /// Ends what ends next; of what ends together, what began first comes first.
  @inlinable mutating func completeNextInTree(by time: Double) -> Bool {
    var next = tree.end
    if let index = running.firstToEnd(by: time) {
      next.note(running[index].end, running[index].number)
    }
    guard next.time <= time, next.time.isFinite else { return false }
    present(at: next.time)
    beginStep(at: next.time)
    completeInTree(next.number)
    endStep(.completion)
    return true
  }

  /// Ends a transaction of the scene's, or of a child's, in a step that has begun.
  @inlinable mutating func completeInTree(_ number: Int) {
    if let index = running.firstIndex(where: { $0.number == number }) {
      let transaction = running.remove(at: index)
      guard let completion = transaction.completion else { return }
      context.moment.wasReplaced = transaction.wasReplaced
      current.scene.complete(completion, &context)
    } else if S.isComposed {
      _ = Self.visit(&current.scene, .complete(number), at: current.time, &context.numbers)
    }
  }

  // MARK: Ending a step

  /// Has the scene look at its children, if one of them has taken part in the step.
  ///
  /// A child does so before its parent does: what it asks of the parent is there to be taken.
  @inlinable @inline(__always) mutating func noticeChildren() {
    var count = 0
    while context.numbers.hasNews, count < TreeRounds.notices {
      context.numbers.hasNews = false
      current.scene.noticeChildren(&context)
      count += 1
    }
    context.numbers.hasNews = false
  }

  /// Ends the children's part of the step; the scene looks at them first.
  @inlinable @inline(__always) mutating func closeChildren() {
    noticeChildren()
    if closeEachChild() { releaseChildren() }
    takeNumbers()
    if !tree.effects.isEmpty { tree.effects.putBlursFirst() }
  }

  /// Ends each child's part of the step; returns whether one is left that has yet to lose a gesture.
  #if arch(wasm32)
    @inline(never)
  #else
    @inline(__always)
  #endif
  @inlinable mutating func closeEachChild() -> Bool {
    let time = current.time
    tree.end = TreeEnd()
    return withUnsafeMutablePointer(to: &tree) {
      Self.visit(&current.scene, .close($0), at: time, &context.numbers)
    }
  }

  /// Cancels the gestures of children that receive no events, and closes these children, also one whose gesture
  /// cannot be cancelled because its node is gone.
  @inlinable @inline(never) mutating func releaseChildren() {
    // Children that are closed already have drawn numbers.
    takeNumbers()
    if visitChildren(.release) { noticeChildren() }
    _ = closeEachChild()
  }

  /// As `layOut`.
  @inlinable @inline(never) mutating func layOutTree() {
    let time = current.time
    closeChildren()
    detachAnimations()
    let isStill = running.isEmpty && context.transactions.isEmpty
    let isTreeStill = isStill && !tree.end.isAnimating && tree.end.time == .infinity
    if isTreeStill {
      swap(&current.nodes, &context.moment.presented)
    } else {
      // What changes is not known from a list that is not the last frame's.
      tree.forgetPlaces()
    }
    layOutNodesOfTree()
    if isStill {
      if !leaving.isEmpty { leaving.removeAll() }
      if !context.timers.isEmpty || !context.stopped.isEmpty { endRequests(at: time) }
      if !current.nodes.repeating.isEmpty { presentOwn(at: time) }
    } else {
      setInMotion(at: time)
      listFollowing()
      endRequests(at: time)
      presentOwn(at: time)
    }
    // Children have the places that they move to. A step that stops them in flight lays out the nodes that are
    // presented, so that no change shows it.
    if !isTreeStill { tree.forgetPlaces() }
    attachAnimations()
  }

  /// Lays out the nodes, and tells the children where they are.
  @inlinable @inline(__always) mutating func layOutNodesOfTree() {
    layOutNodes()
    var rounds = 0
    while rounds < TreeRounds.layouts, tree.mayHaveMoved || tree.mayHaveFocused,
      !current.nodes.mounts.isEmpty
    {
      rounds += 1
      guard settlePlaces() else { break }
    }
    if tree.hasEnvironmentChange { forgetEnvironmentChange() }
  }

  /// Tells the children where they are, or else takes the focus from all but the last to have got it; returns
  /// whether the nodes have been laid out again.
  @inlinable @inline(never) mutating func settlePlaces() -> Bool {
    lendNumbers()
    defer { takeNumbers() }
    current.nodes.findParentsOfMounts()
    tree.mountsInChildren = current.nodes.hasMountInChild
    let isAiming = tree.end.isAnimating && tree.mountsInChildren
    if isAiming { aimMounts() }
    guard locate() else {
      if isAiming { putBackMounts() }
      tree.mayHaveMoved = false
      tree.mayHaveFocused = blurEarlier()
      guard tree.mayHaveFocused else { return false }
      closeChildren()
      layOutNodes()
      return true
    }
    let (isDone, needsLayout) = settle()
    if isAiming { putBackMounts() }
    forgetEnvironmentChange()
    if isDone { closeChildren() }
    if !isDone, !needsLayout { return false }
    layOutNodes()
    return true
  }

  /// Tells the children where the scene puts them after what it has received, before they receive it: where the
  /// keyboard is in their windows depends on it.
  @inlinable @inline(never) mutating func settleBeforehand() {
    if context.moment.presented.mounts.isEmpty { return }
    // What is mounted in the whole window moves with the scene only.
    if !tree.hasEnvironmentChange, !context.moment.presented.hasMountParents { return }
    layOutFollowed(at: 1)
    swap(&current.nodes, &followed)
    current.nodes.findParentsOfMounts()
    let isAiming = tree.end.isAnimating && current.nodes.hasMountInChild
    if isAiming { aimMounts() }
    if locate() {
      _ = settle()
      forgetEnvironmentChange()
    }
    if isAiming { putBackMounts() }
    swap(&current.nodes, &followed)
  }

  @inlinable mutating func forgetEnvironmentChange() {
    if !tree.hasEnvironmentChange { return }
    tree.hasEnvironmentChange = false
    tree.environmentChange = nil
    tree.environmentBefore = nil
  }

  /// Puts nodes of children in which other children are mounted where they are going.
  @inlinable @inline(never) mutating func aimMounts() {
    var animations: [Animation] = []
    _ = Self.gather(&current.scene, at: current.time, &current.nodes, in: &animations)
    tree.aimed = current.nodes.aimMounts(at: animations)
  }

  @inlinable @inline(never) mutating func putBackMounts() {
    current.nodes.putBack(tree.aimed)
    tree.aimed.removeAll()
  }

  /// Whether a child is mounted elsewhere than it was, or has to be told of its environment.
  @inlinable mutating func locate() -> Bool {
    var numbers = TreeNumbers()
    let (place, version) = (ChildPlace(context.moment.environment), tree.environmentVersion)
    let (hasChange, time) = (tree.hasEnvironmentChange, current.time)
    return withUnsafeMutablePointer(to: &current.nodes) { list in
      var locating = ChildVisitor.Locating(list, place, version: version, hasChange: hasChange)
      return withUnsafeMutablePointer(to: &locating) {
        Self.visit(&current.scene, .locate($0), at: time, &numbers)
      }
    }
  }

  /// Tells the children where they are, in the order of the layout.
  ///
  /// - Returns: Whether one has taken it as an event, and whether the nodes have to be laid out again.
  @inlinable mutating func settle() -> (isDone: Bool, needsLayout: Bool) {
    let time = current.time
    return withUnsafeMutablePointer(to: &current.nodes) { list in
      var settling = ChildVisitor.Settling(
        list, context.moment.environment, version: tree.environmentVersion,
        tree.environmentChange, from: tree.environmentBefore)
      settling.step = tree.step
      var isDone = false
      for index in list.pointee.mounts.indices {
        settling.mount = index
        settling.place = ChildVisitor.Place(list.pointee.mounts[index])
        withUnsafeMutablePointer(to: &settling) {
          if Self.visit(&current.scene, .settle($0), at: time, &context.numbers) { isDone = true }
        }
      }
      return (isDone, settling.needsLayout)
    }
  }

  @inlinable @inline(__always) mutating func handOverEffectsOfTree() {
    if !current.effects.isEmpty || !context.effects.isEmpty { handOverEffects() }
    if !tree.effects.isEmpty { handOverEffectsOfChildren() }
  }

  @inlinable @inline(never) mutating func handOverEffectsOfChildren() {
    for effect in tree.effects { current.effects.append(.child(effect)) }
    tree.effects.empty()
  }

  @inlinable mutating func undoChildren(begunAt lastTime: Double) {
    tree.effects.removeAll(keepingCapacity: true)
    forgetEnvironmentChange()
    tree.forgetPlaces()
    context.numbers.hasNews = false
    // What is undone has not drawn any: a refused event leaves no trace in the saved state.
    _ = visitChildren(.undo, at: lastTime)
  }
}

extension NodeList {
  /// Counts all nodes as changed.
  @usableFromInline mutating func forgetAll() {
    for index in storage.indices { storage[index].revisions.number(&revision) }
  }
}
