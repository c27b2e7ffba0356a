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

  /// Rejects an event that the scene could not take, whatever its state.
  @inlinable @inline(__always) func check(
    _ event: borrowing Event, at time: Double
  ) throws(EventError) {
    guard time >= current.time, time <= InputLimits.time else { throw error(of: time) }
    switch event {
    case .environment(let change): try change.check(in: context.moment.environment)
    case .command(let command):
      if S.isComposed, try checkChildren(event) { return }
      try Self.check(command)
    case .response(let response) where response.value != nil:
      if S.isComposed, try checkChildren(event) { return }
      try Self.check(response)
    case .text(let edit): try edit.replacement.check("replacement")
    case .keyboard(let change): try change.check()
    default: return
    }
  }

  /// What is wrong with the time of an event.
  @usableFromInline @inline(never) func error(of time: Double) -> EventError {
    do throws(EventError) { try check(time) } catch { return error }
    return .invalidTime(time)
  }

  // Of the type, so that no engine is copied for it.
  @inlinable static func check(_ command: Command) throws(EventError) {
    guard S.inputs.contains(where: { $0.name.bytes == command.name.bytes }) else {
      throw .unknownCommand(command.name, known: S.inputs.names)
    }
    try check(command.value, S.inputs.value(of: command))
  }

  /// Rejects a response with a value that the scene does not take.
  @inlinable static func check(_ response: Response) throws(EventError) {
    try check(response.value, S.responses.value(of: response))
  }

  @usableFromInline static func check(
    _ value: Command.Value?, _ kind: SceneInput.Value?
  ) throws(EventError) {
    switch value {
    case .string(let text): try text.check("value")
    case .json(let json): try json.text.check("value")
    case .number, .bool, nil: break
    }
    if case .typed(let type) = kind { try type.check(value) }
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
