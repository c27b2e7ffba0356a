import FlowEngine
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// What a screen has shown comes out of its recording.
  @MainActor @Suite struct RecordingTests {
    @Test("A card's recording, moved by fingers, replays to the same frames")
    func card() throws {
      let live = try LiveScene<GlideCard>()
      let recorder = try live.record()
      let phone = Phone(live)
      defer { phone.close() }
      phone.tap(337, 66)
      phone.refresh(for: 0.3)
      phone.drag(from: (187.5, 620), by: (0, -300))
      phone.refresh()
      phone.tap(100, 60)
      phone.refresh()
      #expect(recorder.deviations == 0)
      let frames = try recorder.replayedFrames()
      #expect(frames == phone.frames)
      #expect(frames.count >= 25)
    }

    @Test("Restored in the middle of a movement, a screen is the same and goes on")
    func restoration() throws {
      let phone = Phone(try LiveScene<GlideCard>())
      phone.tap(337, 66)
      phone.refresh(for: 0.2)
      let nodes = phone.live.frame.nodes
      let state = phone.host.restorationState
      phone.close()
      let restored = Phone(try LiveScene<GlideCard>(restoring: state))
      defer { restored.close() }
      #expect(restored.live.frame.nodes == nodes)
      #expect(restored.view.faults(nodes) == [])
      #expect(!restored.isPaused)
      restored.refresh()
      #expect(restored.live.frame.scene.position == .compressed)
      #expect(throws: MemberError.self) { () throws in
        _ = try LiveScene<GlideCard>(restoring: "{}")
      }
    }
  }
}
