/// The engine of a scene that another one holds.
extension Engine {
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
    takeNumbers()
  }

  /// Has the scene receive an event as part of its parent's step, which has begun.
  @inlinable @inline(__always) mutating func receiveAsChild(
    _ event: Event, _ name: EventName
  ) throws(EventError) {
    if name == .environment { applyEnvironment(event) }
    try deliver(event, name)
    if name == .environment {
      context.moment.previousEnvironment = context.moment.environment
    }
  }

  /// Ends its part of its parent's step.
  @inlinable @inline(__always) mutating func closeAsChild() {
    if !current.animations.isEmpty { current.animations.removeEnded(by: current.time) }
    layOut()
    if S.isComposed {
      handOverEffectsOfTree()
    } else if !current.effects.isEmpty || !context.effects.isEmpty {
      handOverEffects()
    }
  }
}
