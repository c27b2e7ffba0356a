import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// Sessions of fingers, keys, rotations and screen readers that nobody has planned.
  @MainActor @Suite struct RandomSessionTests {
    /// What a session comes to.
    private struct Outcome {
      var shown: [String]
      var replayed: [String]
      var deviations: Int
      var faults: [String]
    }

    private func play<S: FlowEngine.Scene>(
      _ scene: S.Type, seed: UInt64, actions: Int
    ) throws -> Outcome {
      let live = try LiveScene<S>()
      let recorder = try live.record()
      let phone = Phone(live)
      defer { phone.close() }
      var player = Player(phone: phone, seed: seed)
      for _ in 0..<actions {
        player.act()
        phone.window.layoutIfNeeded()
      }
      phone.window.endEditing(true)
      phone.refresh()
      let faults = phone.faults + phone.view.faults(live.frame.nodes)
      return Outcome(
        shown: phone.frames, replayed: try recorder.replayedFrames(),
        deviations: recorder.deviations, faults: faults)
    }

    @Test("The views are those of every frame, and a replay gives the frames", arguments: 1...6)
    func card(_ seed: UInt64) throws {
      let outcome = try play(GlideCard.self, seed: seed, actions: 40)
      #expect(outcome.faults == [])
      #expect(outcome.shown.count > 10)
      #expect(outcome.deviations == 0)
      // After the last event a replay lets everything end, as the session does.
      #expect(outcome.replayed == outcome.shown)
    }

    @Test("The views of a form are those of every frame", arguments: 1...4)
    func forms(_ seed: UInt64) throws {
      for outcome in [
        try play(CardInput.self, seed: seed, actions: 40),
        try play(Onboarding.self, seed: seed, actions: 40),
        try play(VerificationCode.self, seed: seed, actions: 40),
        try play(AdaptiveField.self, seed: seed, actions: 40),
      ] {
        #expect(outcome.faults == [])
        // With stand-ins for the texts.
        #expect(outcome.deviations > 0 || outcome.replayed.count == outcome.shown.count)
      }
    }
  }
}

/// Somebody who does not know what the screen is for.
@MainActor private struct Player<S: FlowEngine.Scene> {
  let phone: Phone<S>
  /// The state of a linear congruential generator.
  private var state: UInt64

  init(phone: Phone<S>, seed: UInt64) {
    self.phone = phone
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func random(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }

  private mutating func point() -> (x: Double, y: Double) {
    // Half of them on something.
    let nodes = phone.live.frame.nodes.filter { $0.interactive && !$0.hidden }
    if random(2) == 0, !nodes.isEmpty, let view = phone[nodes[random(nodes.count)].id] {
      let frame = view.inWindowFrame
      return (Double(frame.midX), Double(frame.midY))
    }
    return (Double(random(375)), Double(random(812)))
  }

  private var field: UITextField? {
    phone.live.frame.nodes.lazy.compactMap { phone.field($0.id) }
      .first { $0.isFirstResponder }
  }

  mutating func act() {
    switch random(12) {
    case 0, 1, 2:
      let point = point()
      phone.tap(point.x, point.y)
    case 3, 4:
      let point = point()
      phone.drag(
        from: point, by: (Double(random(401) - 200), Double(random(801) - 400)),
        steps: 1 + random(12), isLifted: false)
      if random(5) == 0 {
        phone.finger.cancel(time: phone.time)
      } else {
        phone.finger.up(time: phone.time + Double(random(30)) / 100)
      }
    case 5, 6:
      let texts = ["4", "1", "a", "é", " ", "4111 1111", "👩‍👩‍👧", ""]
      let text = texts[random(texts.count)]
      if random(3) == 0 {
        field?.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
        // The next action may come while it is marked.
        if random(2) == 0 { field?.unmarkText() }
      } else {
        field?.simulatedInsert(text)
      }
    case 7:
      if let field, random(2) == 0 {
        let length = (field.text ?? "").utf16.count
        let start = random(length + 1)
        field.simulatedSelection = NSRange(location: start, length: random(length - start + 1))
      }
      field?.simulatedBackspace()
    case 8:
      if random(2) == 0 { field?.simulatedReturn() } else { phone.window.endEditing(true) }
    case 9:
      let names = [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification,
      ]
      NotificationCenter.default.post(
        name: names[random(3)], object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(
            x: 0, y: CGFloat(400 + random(400)), width: 375, height: 336),
          UIResponder.keyboardAnimationDurationUserInfoKey: Double(random(3)) / 4,
          UIResponder.keyboardAnimationCurveUserInfoKey: random(8),
        ])
    case 10:
      if random(4) == 0 {
        let isWide = phone.view.bounds.width > 500
        phone.view.frame = CGRect(
          x: 0, y: 0, width: isWide ? 375 : 812, height: isWide ? 812 : 375)
      } else {
        let elements = (phone.view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
        if !elements.isEmpty { _ = elements[random(elements.count)].accessibilityActivate() }
      }
    default: phone.refresh(for: Double(random(60)) / 60)
    }
  }
}
