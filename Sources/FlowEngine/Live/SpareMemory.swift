/// The memory of an engine that is tried out and thrown away, kept from one time to the next: a copy
/// that shares its lists allocates each of them anew as soon as it changes.
///
/// A list that is forgotten here costs an allocation, and nothing else.
@usableFromInline struct SpareMemory<S: Scene>: Sendable {
  @usableFromInline var nodes = SpareNodes()
  @usableFromInline var presented = SpareNodes()
  @usableFromInline var followed = NodeList()
  @usableFromInline var animator = Animator()
  @usableFromInline var leaving = LeavingNodes()
  @usableFromInline var animations: [Animation] = []
  @usableFromInline var shown: [FrameEffect<S.Effect>] = []
  @usableFromInline var running: [RunningTransaction<S.Completion>] = []
  @usableFromInline var effects: [FrameEffect<S.Effect>] = []
  @usableFromInline var transactions: [Transaction<Never>] = []
  @usableFromInline var completions: [S.Completion?] = []
  @usableFromInline var stopped: [NodeID?] = []
  @usableFromInline var timers: [SceneContext<S>.Timer] = []

  /// The memory of a list of nodes.
  @usableFromInline struct SpareNodes: Sendable {
    @usableFromInline var storage: [Node] = []
    @usableFromInline var repeating: [RepeatingAnimation] = []
    @usableFromInline var parents: [Int] = []

    @inlinable init() {}

    @inlinable @inline(never) mutating func lend(to list: inout NodeList) {
      list.storage.move(to: &storage)
      list.repeating.move(to: &repeating)
      list.parents.move(to: &parents)
    }

    @inlinable @inline(never) mutating func takeBack(from list: inout NodeList) {
      storage.takeBack(from: &list.storage)
      repeating.takeBack(from: &list.repeating)
      parents.takeBack(from: &list.parents)
    }
  }

  @inlinable init() {}

  /// Moves what an engine has in its lists into this memory.
  @inlinable mutating func lend(to engine: inout Engine<S>) {
    nodes.lend(to: &engine.current.nodes)
    presented.lend(to: &engine.context.moment.presented)
    // What these hold is of no use after a step.
    swap(&followed, &engine.followed)
    swap(&animator, &engine.animator)
    engine.leaving.move(to: &leaving)
    engine.current.animations.move(to: &animations)
    engine.current.effects.move(to: &shown)
    engine.running.move(to: &running)
    engine.context.effects.move(to: &effects)
    engine.context.transactions.move(to: &transactions)
    engine.context.completions.move(to: &completions)
    engine.context.stopped.move(to: &stopped)
    engine.context.timers.move(to: &timers)
  }

  /// Moves what a copy has in its lists into this memory, and shares nothing with the engine that it was copied
  /// from, which goes on.
  @inlinable mutating func part(_ copy: inout Engine<S>) {
    lend(to: &copy)
    followed = NodeList()
    animator = Animator()
  }

  /// Takes the memory back, and with it all that the engine has in its lists.
  @inlinable mutating func takeBack(from engine: inout Engine<S>) {
    nodes.takeBack(from: &engine.current.nodes)
    presented.takeBack(from: &engine.context.moment.presented)
    swap(&followed, &engine.followed)
    swap(&animator, &engine.animator)
    leaving.takeBack(from: &engine.leaving)
    animations.takeBack(from: &engine.current.animations)
    shown.takeBack(from: &engine.current.effects)
    running.takeBack(from: &engine.running)
    effects.takeBack(from: &engine.context.effects)
    transactions.takeBack(from: &engine.context.transactions)
    completions.takeBack(from: &engine.context.completions)
    stopped.takeBack(from: &engine.context.stopped)
    timers.takeBack(from: &engine.context.timers)
  }
}

extension Array {
  /// Moves the elements to other memory, which is empty, and leaves them there.
  @inlinable @inline(never) mutating func move(to memory: inout [Element]) {
    memory.append(contentsOf: self)
    swap(&self, &memory)
    memory = []
  }

  /// Takes memory back from an array, without the elements.
  @inlinable @inline(never) mutating func takeBack(from array: inout [Element]) {
    swap(&self, &array)
    removeAll(keepingCapacity: true)
  }
}

extension LeavingNodes {
  /// Moves the nodes to other memory, which is empty, and leaves them there.
  @usableFromInline mutating func move(to memory: inout LeavingNodes) {
    if isEmpty { return }
    nodes.storage.move(to: &memory.nodes.storage)
    entries.move(to: &memory.entries)
  }

  /// Takes memory back, without the nodes.
  @usableFromInline mutating func takeBack(from other: inout LeavingNodes) {
    swap(&self, &other)
    removeAll()
  }
}
