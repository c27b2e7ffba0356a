import CFlow
import FlowEngine

/// Calls `body` with the session of a handle, which no other call has meanwhile; returns what became of
/// it.
func withSession(
  _ handle: flow_session, _ body: (Session) throws(Failure) -> Void
) -> flow_status {
  run { () throws(Failure) in
    let object = try acquire(handle)
    defer { flow_handle_release(handle) }
    let session = Unmanaged<Session>.fromOpaque(object).takeUnretainedValue()
    session.begin()
    try body(session)
  }
}

/// The session of a handle, which no other call has until it is released or closed.
func acquire(_ handle: flow_session) throws(Failure) -> UnsafeMutableRawPointer {
  var object: UnsafeMutableRawPointer?
  let status = flow_handle_acquire(handle, &object)
  guard status == Status.ok, let object else { throw Failure(ofHandle: status) }
  return object
}

/// Calls `body`; returns what became of it, and keeps the message of a failure.
@inline(__always) func run(_ body: () throws(Failure) -> Void) -> flow_status {
  do throws(Failure) {
    try body()
    return Status.ok
  } catch {
    return error.keep()
  }
}

/// Calls `body` with the session of a handle, then says what has come of it.
func withSession(
  _ handle: flow_session, _ update: UnsafeMutablePointer<flow_update>?,
  _ body: (Session) throws(Failure) -> Void
) -> flow_status {
  withSession(handle) { (session) throws(Failure) in
    if let update { try check(update.pointee.size, flow_update.self, "flow_update") }
    try body(session)
    update?.pointee = flow_update(of: session)
  }
}

extension Failure {
  /// The failure to find a session.
  fileprivate init(ofHandle status: flow_status) {
    let message =
      switch status {
      case Status.closed: "the session has been closed"
      case Status.busy: "another call of the session is under way"
      default: "the number is not a session's handle"
      }
    self.init(status, message)
  }

  /// What needs traces, in a library that was built without them.
  static var unsupported: Failure {
    Failure(Status.unsupported, "the library was built without traces")
  }
}

extension flow_update {
  fileprivate init(of session: Session) {
    self.init()
    size = UInt32(MemoryLayout<flow_update>.size)
    is_settled = session.isSettled ? 1 : 0
    let latest = session.latest
    frame = UInt64(latest.index)
    time = latest.time
    next_wake_up = session.nextWakeUp ?? .infinity
    effect_count = UInt32(clamping: session.outbox.effectCount)
  }
}
