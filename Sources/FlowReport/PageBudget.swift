import FlowSnapshots

/// How much of a page has been used, so that a page that would be too long is not held to its end.
///
/// Unchecked because the count is only used under the lock.
final class PageBudget: @unchecked Sendable {
  private let limit: Int
  private let lock = Lock()
  private var used = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether more has been asked for than there is.
  var isExceeded: Bool { lock.withLock { used > limit } }

  /// Counts a report, and returns it without its payload if there is no room for it.
  func spend(on report: CaseReport) -> CaseReport {
    let fits = lock.withLock {
      used += report.payload.count
      return used <= limit
    }
    return fits ? report : report.withoutPayload()
  }
}
