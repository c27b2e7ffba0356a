extension Engine {
  /// A copy of the engine.
  ///
  /// What the compiler itself writes for it takes 5 to 7 kB for each scene; here the parts that have no
  /// types of a scene are copied by code that all scenes share. It changes nothing, and is mutating
  /// because an engine that is only read is copied.
  @inlinable @inline(never) mutating func copy() -> Engine { Engine(copying: &self) }

  @inlinable @inline(__always) init(copying other: inout Engine) {
    current = Frame(copying: &other.current)
    running = other.running
    context = SceneContext(copying: &other.context)
    animator = other.animator.copy()
    leaving = other.leaving.copy()
    nextTransaction = other.nextTransaction
    transition = other.transition
    followed = other.followed.copy()
    faultFinder = other.faultFinder
    fault = other.fault
    layoutCheck = other.layoutCheck.copy()
    tree = S.isComposed ? other.tree.copy() : TreeStatus()
    if Recognition.isIncluded {
      gestures = other.gestures
      keyFocus = other.keyFocus
      editing = other.editing
    }
  }
}

extension Frame {
  @inlinable @inline(__always) init(copying other: inout Frame) {
    index = other.index
    time = other.time
    cause = other.cause
    event = other.event
    scene = other.scene
    nodes = other.nodes.copy()
    animations = other.animations
    effects = other.effects
  }
}

extension SceneContext {
  @inlinable @inline(__always) init(copying other: inout SceneContext) {
    configuration = other.configuration
    moment = Moment(copying: &other.moment)
    effects = other.effects
    transactions = other.transactions
    completions = other.completions
    stopped = other.stopped
    listsProgress = other.listsProgress
    claimsNothing = other.claimsNothing
    numbers = other.numbers
    timers = other.timers
  }
}

extension SceneContext.Moment {
  @inlinable @inline(__always) init(copying other: inout Self) {
    environment = other.environment.copy()
    previousEnvironment = other.previousEnvironment.copy()
    time = other.time
    presented = other.presented.copy()
    progress = other.progress
    wasReplaced = other.wasReplaced
  }
}

extension Environment {
  @usableFromInline @inline(never) func copy() -> Self { self }
}

extension NodeList {
  @usableFromInline @inline(never) func copy() -> Self { self }
}

extension Animator {
  @usableFromInline @inline(never) func copy() -> Self { self }
}

extension LeavingNodes {
  @usableFromInline @inline(never) func copy() -> Self { self }
}

extension LayoutCheck {
  @usableFromInline @inline(never) func copy() -> Self { self }
}

extension TreeStatus {
  @usableFromInline @inline(never) func copy() -> Self { self }
}
