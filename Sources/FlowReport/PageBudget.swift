import FlowSnapshots

/// How much of a page has been used, so that a page that would be too long is not held to its end.
struct PageBudget: Sendable {
  private let limit: Int
  private let used = Guarded(0)

  init(limit: Int) {
    self.limit = limit
  }

  /// Whether more has been asked for than there is.
  var isExceeded: Bool { used.withLock { $0 > limit } }

  /// Counts a report, and returns it without its payload if there is no room for it.
  func spend(on report: CaseReport) -> CaseReport {
    let fits = used.withLock { used in
      used += report.payload.count
      return used <= limit
    }
    return fits ? report : report.withoutPayload()
  }
}
