/// What ended a worker in the middle of a request.
package enum WorkerEnd: UInt8, Sendable {
  /// It trapped.
  case trap
  /// It did not come to its end within the limit of time.
  case time
  /// It took more memory than is allowed.
  case memory

  /// What has happened, in words.
  ///
  /// - Parameter event: The name of the event that did it, if it is known.
  package func reason(at event: String?) -> String {
    let place = event.map { " at \($0)" } ?? ""
    return switch self {
    case .trap: "the scene traps\(place)"
    case .time where event == nil: "the trace takes too much time"
    case .time: "the scene does not return\(place)"
    case .memory: "the scene takes too much memory\(place)"
    }
  }

  /// What files are named by.
  var name: String {
    switch self {
    case .trap: "trap"
    case .time: "time"
    case .memory: "memory"
    }
  }
}
