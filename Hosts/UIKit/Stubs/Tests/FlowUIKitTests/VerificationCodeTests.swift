import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// A code that is typed with the system's keyboard.
  @MainActor @Suite struct VerificationCodeTests {
    private func phone(
      _ configure: (inout VerificationCode.Configuration) -> Void = { _ in },
      prepare: (FlowHost<VerificationCode>) -> Void = { _ in }
    ) throws -> Phone<VerificationCode> {
      var configuration = VerificationCode.Configuration()
      configure(&configuration)
      return Phone(try LiveScene(configuration: configuration), prepare: prepare)
    }

    @Test("Digits go through the field's delegate; the answer comes while the frame is shown")
    func typing() throws {
      var asked: [String] = []
      let phone = try phone { _ in
      } prepare: { host in
        host.onEffect = { [unowned host] effect in
          guard case .verify(let attempt, let code) = effect else { return }
          asked.append(code)
          host.post(
            .response(Response(to: VerificationCode.Effect.verificationID(attempt), .success)))
        }
      }
      defer { phone.close() }
      let field = try #require(phone.field("code-input"))
      // The scene has asked for the keyboard when it opened.
      #expect(field.isFirstResponder)
      for digit in ["9", "0", "1"] { field.simulatedInsert(digit) }
      #expect(phone.live.frame.scene.code == "901")
      field.simulatedBackspace()
      #expect(phone.live.frame.scene.code == "90")
      // The cells show the digits; the field itself never has any.
      #expect((field.text ?? "") == "")
      let digit = try #require(phone["digit-1"] as? NodeView)
      #expect(digit.label?.text == "0")
      field.simulatedInsert("17")
      #expect(asked == ["9017"])
      #expect(phone.live.frame.scene.state == .verified)
      #expect(UIAccessibility.simulatedPosts.contains("announcement Code verified"))
      #expect(phone.faults == [])
      #expect(phone.refusals == [])
    }

    @Test("The keyboard goes and comes with the scene, which hears only of what it did not ask for")
    func focus() throws {
      let phone = try phone()
      defer { phone.close() }
      let recorder = try phone.live.record()
      let field = try #require(phone.field("code-input"))
      phone.window.endEditing(true)
      #expect(phone.live.frame.scene.isFocused == false)
      phone.tap(187, 190)
      #expect(field.isFirstResponder)
      #expect(phone.live.frame.scene.isFocused)
      let events = recorder.trace.split(separator: "\n").dropFirst().map { line in
        ["focus", "blur", "tap"].first { line.contains("\"type\":\"\($0)\"") } ?? String(line)
      }
      #expect(events == ["blur", "focus"])
    }

    @Test("Core Animation blinks the caret, in the scene's time, as long as frames list it")
    func blink() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.refresh()
      #expect(phone.isPaused && phone.waiting == nil)
      let listed = try #require(phone.live.frame.nodes.repeatingAnimations.first)
      let layer = try #require(phone["caret"]?.layer)
      let blink = try #require(layer.animation(forKey: "flow.repeat.alpha") as? CABasicAnimation)
      #expect(blink.keyPath == "opacity" && blink.repeatCount == .infinity)
      #expect(blink.fromValue as? Float == 1 && blink.toValue as? Float == 0)
      #expect(blink.duration == listed.duration && !blink.isRemovedOnCompletion)
      #expect(blink.beginTime == phone.live.hostTime(of: listed.begin))
      let points = [listed.curve.first, listed.curve.second].flatMap { [Float($0.x), Float($0.y)] }
      #expect(blink.timingFunction?.simulatedControlPoints == points)
      let count = phone.live.frame.index
      phone.refresh(for: 60)
      #expect(phone.live.frame.index == count)
      // After another digit it blinks as the scene lists it then.
      try #require(phone.field("code-input")).simulatedInsert("9")
      let next = try #require(phone.live.frame.nodes.repeatingAnimations.first)
      let later = try #require(phone["caret"]?.layer.animation(forKey: "flow.repeat.alpha"))
      #expect(later.beginTime == phone.live.hostTime(of: next.begin))
      phone.window.endEditing(true)
      #expect(phone["caret"] == nil && phone.live.frame.nodes.repeatingAnimations.isEmpty)
      #expect(phone.faults == [])
    }

    @Test("The display link pauses between a timer's ends, and is woken for each")
    func wakeUp() throws {
      let phone = try phone { $0.resendAfter = 3 }
      defer { phone.close() }
      // The caret's blinking needs no display link.
      #expect(phone.isPaused)
      phone.window.endEditing(true)
      #expect(phone.isPaused)
      for second in 1...3 {
        let delay = try #require(phone.waiting).delay
        #expect(delay > 0 && delay <= 1)
        phone.wakeUp()
        #expect(!phone.isPaused)
        #expect(phone.refresh() == 1)
        #expect(phone.live.frame.scene.secondsLeft == 3 - second)
      }
      #expect(phone.waiting == nil)
      let button = try #require(phone["resend-button"] as? NodeView)
      #expect(
        button.label?.text == "Send again"
          || phone.node("resend-button")?.text == button.label?.text)
      // An event before the end of a timer calls the old one off.
      phone.tap(187, 262)
      #expect(phone.waiting != nil || !phone.isPaused)
    }

    @Test("A keyboard that cannot come yet comes when the screen has appeared")
    func appearance() throws {
      let controller = FlowViewController(try LiveScene<VerificationCode>())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      window.simulatedTakesFocus = false
      window.rootViewController = controller
      window.layoutIfNeeded()
      let field = try #require(controller.host.view.tree["code-input"] as? UITextField)
      #expect(!field.isFirstResponder)
      window.simulatedTakesFocus = true
      controller.viewDidAppear(false)
      #expect(field.isFirstResponder)
      window.rootViewController = nil
    }

    @Test("What waits for a later time is called then, once, unless it is called off")
    func queue() async throws {
      var count = 0
      let start = Date()
      let cancel = WakeUp.onMainQueue(0.01) { count += 100 }
      _ = WakeUp.onMainQueue(0.02) { count += 1 }
      cancel()
      while count == 0, Date().timeIntervalSince(start) < 5 {
        try await Task.sleep(for: .milliseconds(5))
      }
      #expect(count == 1)
      #expect(Date().timeIntervalSince(start) >= 0.02)
    }

    @Test("An answer that comes late is taken when it comes, not at the time of the last frame")
    func lateAnswer() throws {
      let phone = try phone()
      defer { phone.close() }
      phone.window.endEditing(true)
      let before = phone.live.frame.time
      phone.time += 30
      phone.host.post(.response(Response(to: "verify-1", .success)))
      #expect(phone.live.frame.time >= before + 30)
    }

    @Test("The system draws no caret where the scene draws one")
    func caret() throws {
      let phone = try phone()
      defer { phone.close() }
      let field = try #require(phone.field("code-input"))
      #expect(field.caretRect(for: field.beginningOfDocument) == .zero)
      #expect(field.keyboardType == .numberPad)
      #expect(field.textContentType == .oneTimeCode)
    }

    @Test("Recorded, a session replays to the frames that were shown")
    func recording() throws {
      let phone = try phone()
      defer { phone.close() }
      let live = phone.live
      // From the middle on: what came before is in the trace's state.
      let field = try #require(phone.field("code-input"))
      let first = live.frame.text
      let recorder = try live.record()
      let shown = phone.frames.count
      phone.window.endEditing(true)
      phone.tap(187, 190)
      field.simulatedBackspace()
      #expect(field.isFirstResponder)
      let frames = try recorder.replayedFrames()
      #expect(frames.count > 3)
      // The caret blinks for ever, so that a replay ends where the session does.
      #expect(Array(frames.dropFirst()) == Array(phone.frames[shown...]))
      #expect(!first.isEmpty)
    }

    @Test("Restored from what goes to disk, the scene has no secret and goes on")
    func restoration() throws {
      let phone = try phone()
      let field = try #require(phone.field("code-input"))
      field.simulatedInsert("83")
      let state = phone.host.restorationState
      phone.close()
      #expect(!state.contains("\"83\""))
      let restored = Phone(try LiveScene<VerificationCode>(restoring: state))
      defer { restored.close() }
      #expect(restored.live.frame.scene.code == "")
      // The scene has the keyboard, and asks for it only when it opens: the host sees to it.
      let again = try #require(restored.field("code-input"))
      #expect(again.isFirstResponder)
      again.simulatedInsert("5")
      #expect(restored.live.frame.scene.code == "5")
    }

    @Test("Screen readers get no digit")
    func secrets() throws {
      let phone = try phone()
      defer { phone.close() }
      let field = try #require(phone.field("code-input"))
      field.simulatedInsert("74")
      let elements = phone.view.accessibilityElements ?? []
      let spoken = elements.compactMap { $0 as? UIResponder }.map {
        "\($0.accessibilityLabel ?? "") \($0.accessibilityValue ?? "")"
      }
      #expect(spoken.contains("Verification code 2 of 4 digits entered"))
      #expect(!spoken.contains { $0.contains("7") })
    }
  }
}
