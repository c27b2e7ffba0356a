/// The limits of a server.
package enum ServeLimits {
  /// The most bytes of a request.
  package static let request = 4 << 20
  /// The most bytes of an answer.
  package static let answer = 64 << 10
  /// The bytes of an answer that are for its list; the rest is for what stands around it.
  package static let list = 56 << 10
  /// The most sessions that are kept; the one that was used longest ago goes first.
  package static let sessions = 64
  /// The most events of a session.
  package static let events = 100_000
  /// The most bytes of a session's trace.
  package static let trace = 64 << 20
  /// The most bytes of a file that is handed out or opened.
  package static let file = 64 << 20
  /// The most states that an exploration may be asked for, and those that it has by default.
  package static let states = 100_000
  package static let standardStates = 2_000
  /// The most bytes that a worker hands back.
  package static let worker = 8 << 20
  /// A worker that makes no progress for so long is stopped, in seconds.
  package static let patience = 60.0
  /// How long a worker may go on after the input has ended, in seconds.
  package static let farewell = 10.0
}
