/// What ended a worker in the middle of a request.
package enum WorkerEnd: UInt8, Sendable {
  /// It trapped.
  case trap
  /// It did not come to its end within the limit of time.
  case time
  /// It took more memory than is allowed.
  case memory

  /// What files are named by.
  var name: String {
    switch self {
    case .trap: "trap"
    case .time: "time"
    case .memory: "memory"
    }
  }
}
