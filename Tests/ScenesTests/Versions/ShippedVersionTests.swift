import FlowEngine
import FlowTesting
import Foundation
import Scenes
import Testing

@Suite("Versions of the shipped scenes")
struct ShippedVersionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fixtures/versions").standardized.path(percentEncoded: false)

  /// Frames and descriptions that differ are left beside those that are kept, except in CI.
  private func faults<S: Scene>(of scene: S.Type) -> [String] {
    VersionAudit.faults(
      of: scene, in: Self.folder,
      leavesPending: ProcessInfo.processInfo.environment["CI"] == nil)
  }

  @Test("are described, and what is kept of earlier ones is read")
  func audit() {
    #expect(faults(of: CardInput.self) == [])
    #expect(faults(of: Onboarding.self) == [])
    #expect(faults(of: GlideCard.self) == [])
    #expect(faults(of: VerificationCode.self) == [])
    #expect(faults(of: AdaptiveField.self) == [])
    #expect(faults(of: Checkout.self) == [])
  }
}
