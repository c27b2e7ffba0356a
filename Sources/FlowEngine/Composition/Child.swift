/// A scene in another one, under a name.
///
/// A value in the parent's state. The parent lists it in `visitChildren` and mounts it in its layout;
/// any scene can be a child, unchanged.
public struct Child<S: Scene>: Sendable {
  // Copied when it is changed and shared.
  @usableFromInline nonisolated(unsafe) var core: ChildCore<S>

  /// Opens a scene.
  ///
  /// It opens in the parent's environment; if it is mounted elsewhere than in the full window, it sees
  /// a change of environment with the first layout.
  /// - Parameters:
  ///   - scene: The scene's type.
  ///   - configuration: The child's configuration, usually a group of the parent's. It must be valid.
  ///   - context: The context of the parent.
  @inlinable public init<Parent: Scene>(
    _ scene: S.Type = S.self, _ configuration: S.Configuration = S.Configuration(),
    _ context: inout SceneContext<Parent>
  ) {
    core = ChildCore(
      Engine<S>(
        child: configuration, context.moment.environment, at: context.moment.time, context.numbers),
      number: context.numbers.transaction)
    core.engine.returnNumbers(to: &context.numbers)
    context.numbers.transaction += 1
    context.numbers.hasNews = true
  }

  /// The core, to be changed.
  @inlinable var own: ChildCore<S> {
    mutating get {
      if !isKnownUniquelyReferenced(&core) { core = ChildCore(copying: core) }
      return core
    }
  }

  /// The scene, which is its state.
  @inlinable public var scene: S { core.engine.current.scene }

  /// The name of the state that it is in.
  @inlinable public var state: S.State { core.engine.current.scene.state }

  /// The configuration that it was opened with.
  @inlinable public var configuration: S.Configuration { core.engine.context.configuration }

  /// The nodes as presented, with the child's own ids.
  @inlinable public var nodes: NodeList { core.engine.current.nodes }

  /// The effects that it has requested in this step and that have not been taken.
  @inlinable public var effects: [FrameEffect<S.Effect>] { core.engine.context.effects }

  /// Whether nothing of it is in flight.
  @inlinable public var isSettled: Bool { core.engine.isSettled }

  /// Takes the first of the child's own effects that fits: the host does not see it.
  @inlinable public mutating func take(where fits: (S.Effect) -> Bool) -> S.Effect? {
    guard let (index, effect) = core.firstEffect(from: 0, where: fits) else { return nil }
    let core = own
    core.engine.context.effects.remove(at: index)
    if index < core.noticedCount { core.noticedCount -= 1 }
    return effect
  }

  /// Notices the first of the child's own effects that fits and has not been noticed: the host sees it, too.
  ///
  /// A parent may look at its children several times in a step; what it has noticed it does not notice again.
  @inlinable public mutating func notice(where fits: (S.Effect) -> Bool) -> S.Effect? {
    guard let (index, effect) = core.firstEffect(from: core.noticedCount, where: fits) else {
      return nil
    }
    own.noticedCount = index + 1
    return effect
  }

  /// Takes an effect of the child's own; returns whether it was there.
  @inlinable public mutating func take(_ effect: S.Effect) -> Bool { take { $0 == effect } != nil }

  /// Takes away its request for the keyboard in this step, if it has made one; returns whether it has.
  @inlinable public mutating func takeFocus() -> Bool {
    let effects = core.engine.context.effects
    for index in effects.indices {
      guard case .focus = effects[index] else { continue }
      own.engine.context.effects.remove(at: index)
      if index < core.noticedCount { core.noticedCount -= 1 }
      return true
    }
    return false
  }

  /// Tells the child of an event, as part of the step that the parent is in.
  ///
  /// - Parameters:
  ///   - event: The event, its target by the child's own ids and its location in its coordinates.
  ///   - context: The context of the parent.
  /// - Throws: `EventError` for an event that the child rejects; it stays as it was.
  @inlinable public mutating func send<Parent: Scene>(
    _ event: Event, _ context: inout SceneContext<Parent>
  ) throws(EventError) {
    let core = own
    let wasOpen = core.isOpen
    core.open(at: context.moment.time)
    if S.isComposed { core.engine.context.numbers.advance(behind: context.numbers) }
    defer { if S.isComposed { context.numbers.advance(behind: core.engine.context.numbers) } }
    do throws(EventError) {
      try core.engine.check(event, at: core.engine.current.time)
      try core.engine.receiveAsChild(event, event.name)
      if S.isComposed { core.engine.noticeChildren() }
      context.numbers.hasNews = true
    } catch {
      if !wasOpen { core.undo(at: context.moment.time) }
      throw error
    }
  }
}
