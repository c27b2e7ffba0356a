/// The engine of a scene that holds others: one clock, one list of nodes, one frame for all of them.
///
/// Every call of these is behind `S.isComposed`, so that the engine of any other scene has none of it.
extension Engine {
  // MARK: Numbers

  /// The next numbers of the tree, as this engine knows them.
  @inlinable var treeNumbers: TreeNumbers {
    get {
      var numbers = TreeNumbers()
      numbers.transaction = nextTransaction
      // Beyond those of both lists, with either lowest bit.
      numbers.revision = max(current.nodes.revision, context.moment.presented.revision) + 2
      return numbers
    }
    // Whether there is news, each engine notes of its own children.
    set {
      nextTransaction = max(nextTransaction, newValue.transaction)
      current.nodes.renumber(from: newValue.revision)
      context.moment.presented.renumber(from: newValue.revision)
    }
  }

  /// Lets the scene draw on the numbers: it may open children, and send them events.
  @inlinable mutating func lendNumbers() { context.numbers = treeNumbers }

  @inlinable mutating func takeNumbers() {
    treeNumbers = context.numbers
    if context.numbers.hasNews { tree.hasNews = true }
  }

  /// Visits the children, at the time of the frame unless another one is given; returns whether it is done.
  @inlinable mutating func visitChildren(
    _ task: ChildVisitor.Task, at time: Double? = nil
  ) -> Bool {
    var numbers = treeNumbers
    defer { treeNumbers = numbers }
    return visitChildren(task, at: time ?? current.time, &numbers)
  }

  /// The same, with given numbers, where one of the lists is out on loan.
  @inlinable @inline(__always) mutating func visitChildren(
    _ task: ChildVisitor.Task, at time: Double, _ numbers: inout TreeNumbers
  ) -> Bool {
    var visitor = ChildVisitor(task)
    visitor.numbers = numbers
    visitor.time = time
    current.scene.reachChildren(&visitor)
    numbers = visitor.numbers
    if numbers.hasNews { tree.hasNews = true }
    return visitor.isDone
  }

  // MARK: Presenting

  /// Brings the children to a time, and then what is the scene's own.
  @inlinable mutating func presentTree(at time: Double, keepsEnded: Bool) {
    let follows = transition != nil
    var numbers = treeNumbers
    var presenting = ChildVisitor.Presenting(keepsEnded: keepsEnded)
    swap(&presenting.list, &current.nodes)
    _ = withUnsafeMutablePointer(to: &presenting) {
      visitChildren(.present($0), at: time, &numbers)
    }
    swap(&presenting.list, &current.nodes)
    treeNumbers = numbers
    tree.end = presenting.status
    let hasOwn = current.animations.count > tree.animationCount
    if hasOwn || follows || presenting.changesAnimations { detachAnimations() }
    if presenting.needsLayout, !follows { layOutAgain() }
    if hasOwn || follows || presenting.needsLayout || !current.nodes.repeating.isEmpty {
      presentOwn(at: time, keepsEnded: keepsEnded)
    }
    attachAnimations()
  }

  /// Takes the animations of children out of the list, which they end.
  @inlinable mutating func detachAnimations() {
    if tree.animationCount == 0 { return }
    current.animations.removeLast(tree.animationCount)
    tree.animationCount = 0
  }

  /// Lists the animations of children behind the scene's own, unless they are listed.
  @inlinable mutating func attachAnimations() {
    if tree.animationCount == 0, tree.end.isAnimating { gather() }
  }

  /// Finds out what of the children is in flight, and lists it.
  @inlinable mutating func gather() {
    detachAnimations()
    var gathering = ChildVisitor.Gathering()
    swap(&gathering.animations, &current.animations)
    let own = gathering.animations.count
    gathering.mounts = current.nodes.mounts
    _ = withUnsafeMutablePointer(to: &gathering) { visitChildren(.gather($0)) }
    swap(&gathering.animations, &current.animations)
    tree.animationCount = current.animations.count - own
    tree.end = gathering.status
  }

  // MARK: Delivering

  /// Has the scene, or the child that an event is for, receive it.
  @inlinable @inline(never) mutating func deliverInTree(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    switch event {
    case .environment(let change):
      tree.environmentVersion += 1
      tree.environmentChange = change
      tree.environmentBefore = context.moment.previousEnvironment
      try deliverToScene(event)
    case .keyboard, .tick:
      try deliverToScene(event)
      for mount in context.moment.presented.mounts {
        _ = try deliver(event, to: mount.number) { .broadcast($0) }
      }
    case .tap, .pan, .scroll: try deliverTouch(resolve(event))
    default:
      if case .focus(let target) = event { try blurOthers(than: target) }
      if try !deliver(event, { .deliver($0) }) { try deliverToScene(event) }
    }
  }

  /// Delivers a touch to its owner, unless the scene takes it.
  @inlinable mutating func deliverTouch(_ event: Event) throws(EventError) {
    var delivery = ChildVisitor.Delivery(event)
    let isFound = withUnsafeMutablePointer(to: &delivery) { visitChildren(.find($0)) }
    guard isFound else {
      // A new pan of the scene's own is no child's, and a child that gets no events any more loses its own.
      if case .pan = event { _ = try deliver(event) { .cancelPan($0) } }
      return try deliverToScene(event)
    }
    lendNumbers()
    let isTaken = current.scene.takesTouch(event, &context)
    takeNumbers()
    if !isTaken {
      _ = try deliver(&delivery) { .deliver($0) }
      return
    }
    if case .pan = event { _ = try deliver(&delivery) { .cancelPan($0) } }
    try deliverToScene(event)
  }

  @inlinable mutating func deliverToScene(_ event: Event) throws(EventError) {
    lendNumbers()
    defer { takeNumbers() }
    try current.scene.receive(event, &context)
  }

  /// Visits the children with an event, which any of them may reject; returns whether it is done.
  @inlinable mutating func deliver(
    _ event: Event, to number: Int? = nil,
    _ task: (UnsafeMutablePointer<ChildVisitor.Delivery>) -> ChildVisitor.Task
  ) throws(EventError) -> Bool {
    var delivery = ChildVisitor.Delivery(event, to: number)
    return try deliver(&delivery, task)
  }

  @inlinable mutating func deliver(
    _ delivery: inout ChildVisitor.Delivery,
    _ task: (UnsafeMutablePointer<ChildVisitor.Delivery>) -> ChildVisitor.Task
  ) throws(EventError) -> Bool {
    var numbers = treeNumbers
    // Where the children are matters to what has a location.
    let isTouch = delivery.event.location != nil && context.moment.presented.hasMountParents
    if isTouch {
      context.moment.presented.findParents()
      swap(&delivery.list, &context.moment.presented)
      delivery.isLocated = true
    }
    let isDone = withUnsafeMutablePointer(to: &delivery) {
      visitChildren(task($0), at: current.time, &numbers)
    }
    if isTouch { swap(&delivery.list, &context.moment.presented) }
    treeNumbers = numbers
    if let error = delivery.error { throw error }
    return isDone
  }

  /// Checks the contents of an event if it is a child's; returns whether it is.
  @inlinable func checkChildren(_ event: borrowing Event) throws(EventError) -> Bool {
    var scene = current.scene
    var delivery = ChildVisitor.Delivery(copy event)
    let isDone = withUnsafeMutablePointer(to: &delivery) {
      var visitor = ChildVisitor(.check($0))
      scene.reachChildren(&visitor)
      return visitor.isDone
    }
    if let error = delivery.error { throw error }
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
      if S.isComposed { lendNumbers() }
      current.scene.complete(completion, &context)
      if S.isComposed { takeNumbers() }
    } else if S.isComposed {
      _ = visitChildren(.complete(number))
    }
  }

  // MARK: Ending a step

  /// Has the scene look at its children, if one of them has taken part in the step.
  ///
  /// A child does so before its parent does: what it asks of the parent is there to be taken.
  @inlinable mutating func noticeChildren() {
    var count = 0
    while tree.hasNews, count < 100 {
      tree.hasNews = false
      lendNumbers()
      current.scene.noticeChildren(&context)
      takeNumbers()
      count += 1
    }
    tree.hasNews = false
  }

  /// Ends the children's part of the step; the scene looks at them first.
  @inlinable mutating func closeChildren() {
    noticeChildren()
    var gathering = ChildVisitor.Gathering()
    swap(&gathering.effects, &tree.effects)
    _ = withUnsafeMutablePointer(to: &gathering) { visitChildren(.close($0)) }
    swap(&gathering.effects, &tree.effects)
    tree.effects.putBlursFirst()
    tree.end = gathering.status
  }

  /// As `layOut`.
  @inlinable @inline(never) mutating func layOutTree() {
    let time = current.time
    closeChildren()
    detachAnimations()
    let isStill = running.isEmpty && context.transactions.isEmpty
    if isStill, !tree.end.isAnimating, tree.end.time == .infinity {
      swap(&current.nodes, &context.moment.presented)
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
    attachAnimations()
  }

  /// Lays out the nodes, and tells the children where they are.
  @inlinable mutating func layOutNodesOfTree() {
    layOutNodes()
    for _ in 0..<4 {
      if current.nodes.mounts.isEmpty { break }
      current.nodes.findParentsOfMounts()
      let isAiming = tree.end.isAnimating && current.nodes.hasMountInChild
      if isAiming { aimMounts() }
      guard locate() else {
        if isAiming { putBackMounts() }
        guard blurEarlier() else { break }
        closeChildren()
        layOutNodes()
        continue
      }
      var settling = ChildVisitor.Settling(
        context.moment.environment, version: tree.environmentVersion, tree.environmentChange,
        from: tree.environmentBefore)
      var isDone = false
      for mount in current.nodes.mounts {
        settling.mount = mount
        if settle(&settling) { isDone = true }
      }
      if isAiming { putBackMounts() }
      forgetEnvironmentChange()
      if isDone { closeChildren() }
      if !isDone, !settling.needsLayout { break }
      layOutNodes()
    }
    forgetEnvironmentChange()
  }

  @inlinable mutating func forgetEnvironmentChange() {
    if tree.environmentChange == nil { return }
    tree.environmentChange = nil
    tree.environmentBefore = nil
  }

  /// Puts nodes of children in which other children are mounted where they are going.
  @inlinable @inline(never) mutating func aimMounts() {
    var gathering = ChildVisitor.Gathering()
    gathering.mounts = current.nodes.mounts
    _ = withUnsafeMutablePointer(to: &gathering) { visitChildren(.gather($0)) }
    tree.aimed = current.nodes.aimMounts(at: gathering.animations)
  }

  @inlinable @inline(never) mutating func putBackMounts() {
    current.nodes.putBack(tree.aimed)
    tree.aimed.removeAll()
  }

  /// Whether a child is mounted elsewhere than it was, or has to be told of its environment.
  @inlinable mutating func locate() -> Bool {
    var numbers = treeNumbers
    var locating = ChildVisitor.Locating(
      ChildPlace(context.moment.environment), version: tree.environmentVersion,
      hasChange: tree.environmentChange != nil)
    swap(&locating.list, &current.nodes)
    let isNeeded = withUnsafeMutablePointer(to: &locating) {
      visitChildren(.locate($0), at: current.time, &numbers)
    }
    swap(&locating.list, &current.nodes)
    return isNeeded
  }

  /// Tells the children where they are; returns whether one has taken it as an event.
  @inlinable mutating func settle(
    _ settling: inout ChildVisitor.Settling
  ) -> Bool {
    var numbers = treeNumbers
    swap(&settling.list, &current.nodes)
    let isDone = withUnsafeMutablePointer(to: &settling) {
      visitChildren(.settle($0), at: current.time, &numbers)
    }
    swap(&settling.list, &current.nodes)
    treeNumbers = numbers
    return isDone
  }

  @inlinable mutating func handOverEffectsOfTree() {
    handOverEffects()
    if tree.effects.isEmpty { return }
    for effect in tree.effects { current.effects.append(.child(effect)) }
    tree.effects.removeAll(keepingCapacity: true)
  }

  @inlinable mutating func undoChildren(begunAt lastTime: Double) {
    tree.effects.removeAll(keepingCapacity: true)
    forgetEnvironmentChange()
    tree.hasNews = false
    _ = visitChildren(.undo, at: lastTime)
  }
}

extension NodeList {
  /// Continues with greater numbers, which stay apart from those of the engine's other list.
  @inlinable mutating func renumber(from next: Int) {
    if revision < next { revision = (next + 1) & ~1 | revision & 1 }
  }

  /// Counts all nodes as changed.
  @usableFromInline mutating func forgetAll() {
    for index in storage.indices { storage[index].revisions.number(&revision) }
  }
}
