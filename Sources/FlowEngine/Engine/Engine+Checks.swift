extension Event {
  /// Whether it carries a value, for which a scene may refuse it.
  ///
  /// What only says that something has happened is ignored where it does not fit.
  @inlinable var mayBeRefused: Bool {
    switch self {
    case .command, .response, .select, .text: true
    default: false
    }
  }
}

/// What is checked before and after a step.
extension Engine {
  // They change nothing, and are mutating because an engine that is only read is copied.

  @inlinable @inline(__always) mutating func check(_ time: Double) throws(EventError) {
    guard time.isFinite, time >= 0 else { throw .invalidTime(time) }
    guard time >= current.time else { throw .timeRunsBack(to: time, from: current.time) }
  }

  /// Rejects an event that the scene could not take, whatever its state.
  @inlinable @inline(__always) mutating func check(
    _ event: borrowing Event, at time: Double
  ) throws(EventError) {
    guard time >= current.time, time <= InputLimits.time else { throw error(of: time) }
    switch event {
    case .environment(let change): try change.check(in: context.moment.environment)
    case .command, .response:
      if S.isComposed, try checkChildren(event) { return }
      do throws(EventError) { try event.check(S.inputs, S.responses) } catch {
        guard S.isComposed else { throw error }
        if Self.isForAbsentChild(event) { return }
        throw Self.error(error, ofTargetIn: event)
      }
    case .text(let edit): try edit.replacement.check("replacement")
    case .keyboard(let change): try change.check()
    case .pointer(let pointer) where Recognition.isIncluded: try pointer.check()
    case .compose(let composition) where Recognition.isIncluded:
      try composition.check()
    case .key(let stroke) where Recognition.isIncluded: try stroke.check()
    default: return
    }
  }

  /// Whether a command is for a scene that could be held, and takes none or is not there now: it is as one
  /// for a node that is not there.
  @usableFromInline @inline(never) static func isForAbsentChild(_ event: borrowing Event) -> Bool {
    guard case .command(let command) = copy event, let target = command.target?.name else {
      return false
    }
    let parts = SceneParts(S.self)
    if parts.hasChild(at: target) { return true }
    // It may be for a node of the child's.
    guard let slash = target.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return parts.hasChild(at: String(target[..<slash]))
  }

  /// What is wrong with a command that is not the scene's: its target, if that is neither a child nor a node.
  @usableFromInline @inline(never) static func error(
    _ error: EventError, ofTargetIn event: borrowing Event
  ) -> EventError {
    guard case .unknownCommand = error, case .command(let command) = copy event,
      let target = command.target
    else { return error }
    let parts = SceneParts(S.self)
    if parts.part(of: target) != nil { return error }
    let nearest = Suggestion.text(for: target.name, among: parts.childPaths)
    return .invalidMember(
      "target", expected: "a child or a node, not '\(target.name.shown())'\(nearest)")
  }

  /// What is wrong with the time of an event.
  @usableFromInline @inline(never) mutating func error(of time: Double) -> EventError {
    do throws(EventError) { try check(time) } catch { return error }
    return .invalidTime(time)
  }

  /// Looks for a fault in the layout, unless one has been found; more nodes than the limit are one in
  /// any case.
  @inlinable @inline(never) mutating func findFault() {
    guard fault == nil else { return }
    let count = current.nodes.storage.count
    if count > InputLimits.nodes {
      recordFault(current.nodes.storage[count - 1].id, .tooManyNodes)
    } else if let (node, reason) = faultFinder?(&layoutCheck, current.nodes) {
      recordFault(node, reason)
    }
  }

  @inlinable mutating func recordFault(_ node: NodeID, _ reason: LayoutFault.Reason) {
    fault = LayoutFault(scene: S.name, node: node, reason: reason, event: current.event)
  }
}
