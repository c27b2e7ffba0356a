import FlowSnapshots
import Scenes
import Testing

/// Every recorded trace against its golden frames.
@Suite("Goldens")
struct GoldenTests {
  private static let fixtures = "../../Fixtures"
  private static let scenes = SceneList(
    AdaptiveField.self, CardInput.self, Checkout.self, GlideCard.self, Onboarding.self,
    VerificationCode.self)

  @Test("A trace leads to its golden", arguments: try Snapshot.cases(in: fixtures))
  func leadsToGolden(_ snapshot: SnapshotCase) throws {
    try Snapshot.verify(snapshot, of: Self.scenes)
  }

  @Test("No golden is obsolete")
  func noneIsObsolete() throws {
    try Snapshot.requireTraces(in: Self.fixtures)
  }
}
