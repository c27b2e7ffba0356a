import FlowSnapshots
import Testing

/// Every recorded trace against its golden frames.
@Suite("Goldens")
struct GoldenTests {
  private static let fixtures = "../../Fixtures"

  @Test("A trace leads to its golden", arguments: try Snapshot.cases(in: fixtures))
  func leadsToGolden(_ snapshot: SnapshotCase) throws {
    try Snapshot.verify(snapshot)
  }

  @Test("No golden is obsolete")
  func noneIsObsolete() throws {
    try Snapshot.requireTraces(in: Self.fixtures)
  }
}
