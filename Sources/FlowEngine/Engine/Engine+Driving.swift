/// How far a call has come on its way from frame to frame.
@usableFromInline struct Turn {
  /// The time to which the call leads, in seconds.
  @usableFromInline let time: Double
  /// Whether the call's event is yet to come.
  @usableFromInline var awaitsEvent: Bool
  /// The number of completions in a row.
  @usableFromInline var completions = 0

  @inlinable init(to time: Double, awaitsEvent: Bool) {
    self.time = time
    self.awaitsEvent = awaitsEvent
  }
}

/// The one way through a call, whoever makes it: checks, then what ends by its time, its event and what
/// ends by that, then whether a layout is at fault.
extension Engine {
  /// Sends an event.
  ///
  /// - Parameter step: Makes the event's frame, as `step(_:at:)` does.
  @inlinable @inline(__always) mutating func drive(
    _ event: Event, at time: Double, _ receive: (borrowing Frame<S>) -> Void,
    _ step: (inout Engine) throws(EventError) -> Void
  ) throws(EventError) {
    try check(event, at: time)
    var turn = Turn(to: time, awaitsEvent: true)
    while try makeFrame(&turn, step) { receive(current) }
    try checkFault()
  }

  /// Lets time pass.
  @inlinable @inline(__always) mutating func drive(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void
  ) throws(EventError) {
    try check(time)
    try driveOn(to: time, receive)
  }

  /// Lets time pass, for ever if need be.
  @inlinable @inline(__always) mutating func driveOn(
    to time: Double, _ receive: (borrowing Frame<S>) -> Void
  ) throws(EventError) {
    var turn = Turn(to: time, awaitsEvent: false)
    while try makeFrame(&turn, { _ throws(EventError) in }) { receive(current) }
    try checkFault()
  }

  /// Makes the next frame of a call; returns whether there is one.
  ///
  /// What ends comes first, each at its own time, then the event. A transaction in which nothing differs
  /// completes at once.
  @inlinable @inline(__always) mutating func makeFrame(
    _ turn: inout Turn, _ step: (inout Engine) throws(EventError) -> Void
  ) throws(EventError) -> Bool {
    if !running.isEmpty, try makeCompletionFrame(&turn) { return true }
    guard turn.awaitsEvent else { return false }
    turn.awaitsEvent = false
    turn.completions = 0
    try step(&self)
    return true
  }

  @inlinable @inline(never) mutating func makeCompletionFrame(
    _ turn: inout Turn
  ) throws(EventError) -> Bool {
    guard completeNext(by: turn.time) else { return false }
    guard turn.completions < Self.completionLimit else {
      throw .neverSettles(after: turn.completions)
    }
    turn.completions += 1
    return true
  }
}
