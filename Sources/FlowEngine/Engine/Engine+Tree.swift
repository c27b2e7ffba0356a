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
    set {
      nextTransaction = max(nextTransaction, newValue.transaction)
      current.nodes.renumber(from: newValue.revision)
      context.moment.presented.renumber(from: newValue.revision)
    }
  }

  /// Lets the scene draw on the numbers: it may open children, and send them events.
  @inlinable mutating func lendNumbers() { context.numbers = treeNumbers }

  @inlinable mutating func takeNumbers() { treeNumbers = context.numbers }

  /// Visits the children.
  @inlinable mutating func visitChildren(_ visitor: inout ChildVisitor) {
    visitor.numbers = treeNumbers
    visitor.time = current.time
    current.scene.reachChildren(&visitor)
    treeNumbers = visitor.numbers
  }

  // MARK: Presenting

  /// Brings the children to a time, and then what is the scene's own.
  @inlinable mutating func presentTree(at time: Double, keepsEnded: Bool) {
    var visitor = ChildVisitor(.present)
    visitor.numbers = treeNumbers
    visitor.time = time
    visitor.keepsEnded = keepsEnded
    let follows = transition != nil
    swap(&visitor.list, &current.nodes)
    current.scene.reachChildren(&visitor)
    swap(&visitor.list, &current.nodes)
    treeNumbers = visitor.numbers
    let hasOwn = current.animations.count > tree.animationCount
    if hasOwn || follows || visitor.changesAnimations { detachAnimations() }
    if visitor.needsLayout, !follows { layOutNodes() }
    if hasOwn || follows || visitor.needsLayout || !current.nodes.repeating.isEmpty {
      presentOwn(at: time, keepsEnded: keepsEnded)
    }
    gather()
  }

  /// Takes the animations of children out of the list, which they end.
  @inlinable mutating func detachAnimations() {
    if tree.animationCount == 0 { return }
    current.animations.removeLast(tree.animationCount)
    tree.animationCount = 0
  }

  /// Gathers what is in flight in the children.
  @inlinable mutating func gather() {
    let attaches = tree.animationCount == 0
    var visitor = ChildVisitor(.gather)
    visitor.isDone = attaches
    swap(&visitor.animations, &current.animations)
    let own = visitor.animations.count
    current.scene.reachChildren(&visitor)
    swap(&visitor.animations, &current.animations)
    if attaches { tree.animationCount = current.animations.count - own }
    tree.end = visitor.status.end
    tree.number = visitor.status.number
    tree.isAnimating = visitor.status.isAnimating
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
      try deliverToScene(event)
    case .keyboard, .tick:
      try deliverToScene(event)
      for mount in context.moment.presented.mounts {
        var visitor = ChildVisitor(.broadcast)
        visitor.event = event
        visitor.mount = mount
        try visit(&visitor)
      }
    case .tap, .pan: try deliverTouch(resolve(event))
    default:
      var visitor = ChildVisitor(.deliver)
      visitor.event = event
      try visit(&visitor)
      if !visitor.isDone { try deliverToScene(event) }
    }
  }

  /// Delivers a touch to its owner, unless the scene takes it.
  @inlinable mutating func deliverTouch(_ event: Event) throws(EventError) {
    var visitor = ChildVisitor(.find)
    visitor.event = event
    visitChildren(&visitor)
    guard visitor.isDone else {
      // A new pan of the scene's own is no child's.
      if event.name == .panBegan {
        var visitor = ChildVisitor(.cancelPan)
        try visit(&visitor)
      }
      return try deliverToScene(event)
    }
    lendNumbers()
    let isTaken = current.scene.takesTouch(event, &context)
    takeNumbers()
    if isTaken {
      var visitor = ChildVisitor(.cancelPan)
      visitor.event = event
      try visit(&visitor)
      return try deliverToScene(event)
    }
    var delivery = ChildVisitor(.deliver)
    delivery.event = event
    swap(&delivery.list, &context.moment.presented)
    delivery.list.findParents()
    delivery.numbers = treeNumbers
    delivery.time = current.time
    current.scene.reachChildren(&delivery)
    swap(&delivery.list, &context.moment.presented)
    treeNumbers = delivery.numbers
    if let error = delivery.error { throw error }
  }

  @inlinable mutating func deliverToScene(_ event: Event) throws(EventError) {
    lendNumbers()
    defer { takeNumbers() }
    try current.scene.receive(event, &context)
  }

  /// Visits the children, any of which may reject an event.
  @inlinable mutating func visit(_ visitor: inout ChildVisitor) throws(EventError) {
    visitChildren(&visitor)
    if let error = visitor.error { throw error }
  }

  /// Checks the contents of an event if it is a child's; returns whether it is.
  @inlinable func checkChildren(_ event: borrowing Event) throws(EventError) -> Bool {
    var scene = current.scene
    var visitor = ChildVisitor(.check)
    visitor.event = copy event
    scene.reachChildren(&visitor)
    if let error = visitor.error { throw error }
    return visitor.isDone
  }

  // MARK: Completing

  /// Ends what ends next; of what ends together, what began first comes first.
  @inlinable mutating func completeNextInTree(by time: Double) -> Bool {
    var (end, number) = (tree.end, tree.number)
    if let index = running.firstToEnd(by: time) {
      let own = running[index].end
      if own < end || own == end && running[index].number < number {
        (end, number) = (own, running[index].number)
      }
    }
    guard end <= time, end.isFinite else { return false }
    present(at: end)
    beginStep(at: end)
    completeInTree(number)
    endStep(.completion)
    return true
  }

  /// Ends a transaction of the scene's, or of a child's, in a step that has begun.
  @inlinable mutating func completeInTree(_ number: Int) {
    if let index = running.firstIndex(where: { $0.number == number }) {
      let completion = running.remove(at: index).completion
      guard let completion else { return }
      if S.isComposed { lendNumbers() }
      current.scene.complete(completion, &context)
      if S.isComposed { takeNumbers() }
    } else if S.isComposed {
      var visitor = ChildVisitor(.complete)
      visitor.number = number
      visitChildren(&visitor)
    }
  }

  // MARK: Ending a step

  /// Ends the children's part of the step; the scene looks at them first.
  @inlinable mutating func closeChildren() {
    var count = 0
    while count < 100 {
      var visitor = ChildVisitor(.close)
      // First it is only asked whether there is something to notice.
      visitor.keepsEnded = true
      visitChildren(&visitor)
      guard visitor.isDone else { break }
      lendNumbers()
      current.scene.noticeChildren(&context)
      takeNumbers()
      count += 1
    }
    var visitor = ChildVisitor(.close)
    swap(&visitor.status.effects, &tree.effects)
    visitChildren(&visitor)
    swap(&visitor.status.effects, &tree.effects)
  }

  /// As `layOut`.
  @inlinable @inline(never) mutating func layOutTree() {
    let time = current.time
    closeChildren()
    tree.animationCount = 0
    gather()
    let moves = tree.isAnimating || tree.end < .infinity
    detachAnimations()
    if running.isEmpty, context.transactions.isEmpty, !moves {
      swap(&current.nodes, &context.moment.presented)
      layOutNodesOfTree()
    } else {
      layOutNodesOfTree()
    }
    if running.isEmpty, context.transactions.isEmpty {
      if !context.timers.isEmpty || !context.stopped.isEmpty { endRequests(at: time) }
      if !current.nodes.repeating.isEmpty { presentOwn(at: time) }
    } else {
      setInMotion(at: time)
      listFollowing()
      endRequests(at: time)
      presentOwn(at: time)
    }
    gather()
  }

  /// Lays out the nodes, and tells the children where they are.
  @inlinable mutating func layOutNodesOfTree() {
    layOutNodes()
    for _ in 0..<4 {
      if current.nodes.mounts.isEmpty { break }
      current.nodes.findParents()
      var (isDone, needsLayout) = (false, false)
      let mounts = current.nodes.mounts
      for mount in mounts {
        var visitor = ChildVisitor(.settle)
        visitor.mount = mount
        visitor.change = tree.environmentChange
        visitor.environment = context.moment.environment
        visitor.environmentVersion = tree.environmentVersion
        visitor.numbers = treeNumbers
        visitor.time = current.time
        swap(&visitor.list, &current.nodes)
        current.scene.reachChildren(&visitor)
        swap(&visitor.list, &current.nodes)
        treeNumbers = visitor.numbers
        isDone = isDone || visitor.isDone
        needsLayout = needsLayout || visitor.needsLayout
      }
      tree.environmentChange = nil
      if !isDone, !needsLayout { break }
      if isDone { closeChildren() }
      layOutNodes()
    }
    tree.environmentChange = nil
  }

  @inlinable mutating func handOverEffectsOfTree() {
    handOverEffects()
    if tree.effects.isEmpty { return }
    for effect in tree.effects { current.effects.append(.child(effect)) }
    tree.effects.removeAll(keepingCapacity: true)
  }

  @inlinable mutating func undoChildren(begunAt lastTime: Double) {
    tree.effects.removeAll(keepingCapacity: true)
    tree.environmentChange = nil
    var visitor = ChildVisitor(.undo)
    visitor.numbers = treeNumbers
    visitor.time = lastTime
    current.scene.reachChildren(&visitor)
    treeNumbers = visitor.numbers
  }

  /// Takes what of the children is in flight into account, where they have been replaced.
  @inlinable mutating func regather() {
    detachAnimations()
    gather()
  }

  // MARK: As a child

  /// Gives what has been restored numbers of the tree.
  @inlinable mutating func adopt(_ numbers: TreeNumbers) {
    treeNumbers = numbers
    if S.isComposed {
      var visitor = ChildVisitor(.adopt)
      visitChildren(&visitor)
    }
    current.nodes.forgetAll()
  }

  /// Opens a scene as a child of another.
  @inlinable init(
    child configuration: S.Configuration, _ environment: Environment, at time: Double,
    _ numbers: TreeNumbers
  ) {
    faultFinder = nil
    context = SceneContext(configuration: configuration, environment: environment)
    context.moment.time = time
    context.numbers = numbers
    current = Frame(scene: S(&context))
    current.time = time
    context.moment.presented = NodeList(sideBySideWith: current.nodes)
    nextTransaction = context.numbers.transaction
    treeNumbers = context.numbers
  }

  /// Has the scene receive an event as part of its parent's step, which has begun.
  @inlinable mutating func receiveAsChild(_ event: Event) throws(EventError) {
    let name = event.name
    if name == .environment { applyEnvironment(event) }
    try deliver(event, name)
    if name == .environment {
      context.moment.previousEnvironment = context.moment.environment
    }
  }

  /// Ends its part of its parent's step.
  @inlinable mutating func closeAsChild() {
    if !current.animations.isEmpty {
      let time = current.time
      current.animations.removeAll { time >= $0.end }
    }
    layOut()
    if S.isComposed {
      handOverEffectsOfTree()
    } else {
      handOverEffects()
    }
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
