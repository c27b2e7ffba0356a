import FlowSnapshots

/// The opened scenes of one search, each used by one thread at a time: the next state is mostly near the one
/// that a scene has been taken to.
final class TrailPool: Sendable {
  /// Trails that nobody uses; only one thread at a time has one of them.
  private struct Idle: @unchecked Sendable {
    var trails: [Trail] = []
  }

  private let open: @Sendable () -> Trail?
  private let idle = Guarded(Idle())

  /// - Parameter open: Opens another scene; `nil` if that cannot be.
  init(_ open: @escaping @Sendable () -> Trail?) { self.open = open }

  /// Calls `body` with a trail that nobody else uses, and returns its result; `nil` without a trail.
  func withTrail<Result>(_ body: (Trail) -> Result) -> Result? {
    guard let trail = idle.withLock({ $0.trails.popLast() }) ?? open() else { return nil }
    defer { idle.withLock { $0.trails.append(trail) } }
    return body(trail)
  }
}
