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
  // These are inlined because the engine is large, and is copied where it is passed on to be read.

  @inlinable @inline(__always) func check(_ time: Double) throws(EventError) {
    guard time.isFinite, time >= 0 else { throw .invalidTime(time) }
    guard time >= current.time else { throw .timeRunsBack(to: time, from: current.time) }
  }

  @inlinable @inline(__always) func checkFault() throws(EventError) {
    if let fault { throw .layout(fault) }
  }

  /// Rejects an event that the scene could not take, whatever its state.
  @inlinable @inline(__always) func check(
    _ event: borrowing Event, at time: Double
  ) throws(EventError) {
    guard time >= current.time, time <= InputLimits.time else { throw error(of: time) }
    try checkContents(of: event)
  }

  /// What is wrong with the time of an event.
  @usableFromInline @inline(never) func error(of time: Double) -> EventError {
    do throws(EventError) { try check(time) } catch { return error }
    return .invalidTime(time)
  }

  /// Rejects a command that the scene does not list, and what is over a limit.
  @inlinable @inline(__always) func checkContents(
    of event: borrowing Event
  ) throws(EventError) {
    switch event {
    case .environment(let change): try change.check(in: context.moment.environment)
    case .command(let command): try Self.check(command)
    case .text(let edit): try edit.replacement.check("replacement")
    case .keyboard(let change): try change.check()
    default: return
    }
  }

  // Of the type, so that no engine is copied for it.
  @inlinable static func check(_ command: Command) throws(EventError) {
    guard S.inputs.contains(where: { $0.name.bytes == command.name.bytes }) else {
      throw .unknownCommand(command.name, known: S.inputs.names)
    }
    if case .string(let text) = command.value { try text.check("value") }
  }

  /// Looks for a fault in the layout; more nodes than the limit are one in any case.
  @inlinable @inline(__always) mutating func findFault() {
    let count = current.nodes.storage.count
    if faultFinder != nil || count > InputLimits.nodes, fault == nil { findFault(among: count) }
  }

  @inlinable @inline(never) mutating func findFault(among count: Int) {
    if count > InputLimits.nodes {
      recordFault(current.nodes.storage[count - 1].id, .tooManyNodes)
    } else if let (node, reason) = faultFinder?(&layoutCheck, current.nodes) {
      recordFault(node, reason)
    }
  }

  @inlinable @inline(never) mutating func recordFault(_ node: NodeID, _ reason: LayoutFault.Reason)
  {
    fault = LayoutFault(scene: S.name, node: node, reason: reason, event: current.event)
  }
}
