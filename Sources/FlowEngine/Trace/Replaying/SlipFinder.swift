/// Remembers requested responses and valid targets, to find slips in the events of a trace.
@usableFromInline struct SlipFinder: Sendable {
  /// The most ids to remember, of effects and of targets.
  private static let limit = 4096

  /// The ids of the effects so far that a response may answer.
  private var asked = NameSet()
  /// Whether `asked` has all of them.
  private var knowsAll: Bool
  /// The targets that some part of the scene names.
  private var known = NameSet()

  /// - Parameter isResumed: Whether the trace begins with a saved state, so that earlier effects are
  ///   unknown.
  @usableFromInline init(isResumed: Bool) {
    knowsAll = !isResumed
  }

  /// Remembers the effects of a frame.
  @inlinable mutating func note<Own: SceneEffect>(_ effects: [FrameEffect<Own>]) {
    for effect in effects {
      if let id = effect.identifier { remember(asked: id) }
    }
  }

  @usableFromInline mutating func remember(asked id: String) {
    guard !asked.contains(id) else { return }
    guard asked.count < Self.limit else {
      knowsAll = false
      return
    }
    _ = asked.insert(id)
  }

  /// Whether no effect has asked for a response.
  @usableFromInline func isUnasked(_ response: Response) -> Bool {
    knowsAll && !asked.contains(response.id)
  }

  /// The warning about a target if no node of the scene can have that id.
  ///
  /// - Parameter takesPaths: Whether it may be the path of a child, as that of a command.
  @inlinable mutating func warning<S: Scene>(
    of target: NodeID, in scene: S.Type, _ configuration: S.Configuration, takesPaths: Bool
  ) -> EventWarning? {
    if isKnown(target) { return nil }
    let parts = SceneParts(scene)
    if takesPaths, parts.hasChild(at: target.name) { return nil }
    guard parts.part(of: target) != nil else {
      return .unknownTarget(target, known: parts.parts.map { $0.name })
    }
    guard configuration.canHave(target) else { return .absentTarget(target) }
    remember(target)
    return nil
  }

  @usableFromInline func isKnown(_ target: NodeID) -> Bool { known.contains(target.name) }

  @usableFromInline mutating func remember(_ target: NodeID) {
    if known.count < Self.limit { _ = known.insert(target.name) }
  }
}

extension NodeList {
  /// Whether a node has the keyboard, or the one that has it is within the other.
  @usableFromInline func isFocused(_ id: NodeID) -> Bool {
    guard let focused else { return false }
    return isWithin(focused, id) || isWithin(id, focused)
  }

  /// Whether a node is another one, or among its descendants.
  private func isWithin(_ id: NodeID, _ ancestor: NodeID) -> Bool {
    var next: NodeID? = id
    // The parents of a list at fault may form a cycle.
    for _ in 0...storage.count {
      guard let node = next else { return false }
      if node == ancestor { return true }
      next = self[node]?.parent
    }
    return false
  }
}
