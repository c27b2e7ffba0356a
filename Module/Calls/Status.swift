import CFlow
import FlowEngine

/// The statuses that calls return, as `flow.h` describes them.
enum Status {
  static var ok: flow_status { flow_status(FLOW_OK) }
  static var closed: flow_status { flow_status(FLOW_CLOSED) }
  static var busy: flow_status { flow_status(FLOW_BUSY) }
  static var invalid: flow_status { flow_status(FLOW_INVALID) }
  static var wrongSize: flow_status { flow_status(FLOW_WRONG_SIZE) }
  static var noRoom: flow_status { flow_status(FLOW_NO_ROOM) }
  static var refused: flow_status { flow_status(FLOW_REFUSED) }
  static var badTrace: flow_status { flow_status(FLOW_BAD_TRACE) }
  static var unknownScene: flow_status { flow_status(FLOW_UNKNOWN_SCENE) }
  static var full: flow_status { flow_status(FLOW_FULL) }
  static var unsupported: flow_status { flow_status(FLOW_UNSUPPORTED) }
  static var notKept: flow_status { flow_status(FLOW_NOT_KEPT) }
  static var badTime: flow_status { flow_status(FLOW_BAD_TIME) }
}

/// The reason a call fails.
struct Failure: Error {
  let status: flow_status
  let message: String

  init(_ status: flow_status, _ message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: EventError) {
    var status = Status.refused
    if case .invalidStamp = error { status = Status.badTime }
    #if TRACES
      self.init(status, error.message)
    #else
      self.init(status, error.shortMessage)
    #endif
  }

  /// Keeps the message for `flow_message`.
  func keep() -> flow_status {
    message.withBytes { flow_message_set($0.baseAddress, $0.count) }
    return status
  }
}

#if !TRACES
  extension EventError {
    /// What is wrong, without the values: putting them into words takes a good part of a small module.
    fileprivate var shortMessage: String {
      switch self {
      case .timeRunsBack: "the time runs back"
      case .invalidStamp: "the time is not finite, or later than a session can last"
      case .invalidTime: "the time is negative, too late or not a number"
      case .unknownCommand: "the scene has no such command"
      case .invalidMember, .invalidValue: "the event has a value that the scene does not take"
      case .neverSettles: "the scene does not settle"
      case .layout: "the scene's layout has a fault"
      case .tooManySamples, .slip, .outputTooLong, .olderVersion: "the event is refused"
      }
    }
  }
#endif
