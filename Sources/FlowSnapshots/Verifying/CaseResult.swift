/// A case and what came of it.
package struct CaseResult: Sendable {
  /// The case.
  package let snapshot: SnapshotCase
  /// The scene that the trace names; `nil` if it could not be told.
  package let scene: String?
  /// What came of it.
  package let verdict: Verdict
  /// Why the frames could not be left beside the golden, or stale ones not be removed.
  package var pendingError: FileError?

  /// Creates the result of a case.
  package init(snapshot: SnapshotCase, scene: String?, verdict: Verdict) {
    self.snapshot = snapshot
    self.scene = scene
    self.verdict = verdict
  }

  /// Whether all is well.
  package var isPassed: Bool { verdict.kind == .passed }
}
