import FlowEngine

/// The result of verifying a case.
package struct CaseResult: Sendable {
  /// The case.
  package let snapshot: SnapshotCase
  /// The name of the scene in the trace; `nil` if it is unknown.
  package let scene: String?
  /// The verdict.
  package let verdict: Verdict
  /// The name of the trace that the golden says it is of, if it is another one.
  package var otherTrace: String?
  /// What is probably a slip in the trace; where it is at fault, what comes before that.
  package var warnings: [TraceWarning] = []
  /// Whether the frames were saved next to the golden.
  package var hasPending = false
  /// How long the case has taken, in seconds, where it was measured.
  package var seconds: Double?
  /// The reason the frames could not be saved next to the golden, or stale ones not removed.
  package var pendingError: FileError?

  /// Creates the result of a case.
  package init(snapshot: SnapshotCase, scene: String?, verdict: Verdict) {
    self.snapshot = snapshot
    self.scene = scene
    self.verdict = verdict
  }

  /// Whether the case passed.
  package var isPassed: Bool { verdict.kind == .passed }
}
