import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// What a device does besides fingers and keys: it sleeps, corrects, swipes and speaks.
  @MainActor @Suite struct DeviceTests {
    @Test("A countdown goes on while the device sleeps")
    func sleep() throws {
      var configuration = VerificationCode.Configuration()
      configuration.resendAfter = 30
      let phone = Phone(try LiveScene<VerificationCode>(configuration: configuration))
      defer { phone.close() }
      #expect(phone.node("resend-button")?.enabled == false)
      SimulatedTime.slept = 60
      NotificationCenter.default.post(
        name: UIApplication.didBecomeActiveNotification, object: nil)
      #expect(phone.node("resend-button")?.enabled == true)
      // A finger's time is of the other clock.
      let recorder = try phone.live.record()
      let button = try #require(phone["resend-button"]).inWindowFrame
      phone.tap(Double(button.midX), Double(button.midY))
      #expect(recorder.trace.contains(#"{"t":60.15,"type":"tap""#), "\(recorder.trace)")
      #expect(phone.refusals == [])
    }

    @Test("Noise between two clocks is not sleep")
    func noise() {
      SimulatedTime.now = 7000
      SimulatedTime.slept = 0
      let time = HostTime.shared.now
      SimulatedTime.slept = 0.01
      #expect(HostTime.shared.now == time)
      SimulatedTime.slept = 5
      #expect(abs(HostTime.shared.now - time - 5) < 1e-9)
      #expect(abs(HostTime.shared.mediaTime(at: HostTime.shared.now) - 7000) < 1e-9)
      SimulatedTime.slept = 0
      #expect(HostTime.shared.now == time)
    }

    @Test("What the system may put in by itself is what the node lets it")
    func corrections() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var name = Node("name", .field, frame: FlowEngine.Rect(x: 0, y: 0, width: 100, height: 44))
      name.autocorrection = true
      var code = name
      code.autocorrection = false
      try Stage.play([[name], [code], [name]], in: scene) { step, _ in
        let field = try #require(scene.tree["name"] as? UITextField)
        let isAllowed = step != 1
        #expect((field.autocorrectionType == .default) == isAllowed)
        #expect((field.spellCheckingType == .default) == isAllowed)
        #expect((field.smartQuotesType == .default) == isAllowed)
        #expect((field.smartDashesType == .default) == isAllowed)
        #expect((field.smartInsertDeleteType == .default) == isAllowed)
        #expect((field.inlinePredictionType == .default) == isAllowed)
      }
    }

    @Test("The keyboard that goes from one field to another is one focus, and no blur")
    func focusMoves() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let first = try #require(phone.field("field-displayName"))
      let second = try #require(phone.field("field-realName"))
      let recorder = try phone.live.record()
      first.becomeFirstResponder()
      second.becomeFirstResponder()
      #expect(phone.node("field-displayName")?.focused == false)
      #expect(phone.node("field-realName")?.focused == true)
      #expect(!recorder.trace.contains(#""type":"blur""#))
      // One that cannot have it leaves nobody with it, which the scene is told.
      phone.window.simulatedRefuses = first
      first.becomeFirstResponder()
      #expect(!first.isFirstResponder && !second.isFirstResponder)
      #expect(phone.node("field-realName")?.focused == false)
      #expect(recorder.trace.contains(#""type":"blur","target":"field-realName""#))
    }

    @Test("An announcement waits until a new layout has been taken in")
    func announcements() throws {
      UIAccessibility.simulatedVoiceOver = true
      defer { UIAccessibility.simulatedVoiceOver = false }
      let phone = Phone(try LiveScene<VerificationCode>())
      defer { phone.close() }
      phone.takeInLayout()
      UIAccessibility.simulatedPosts = []
      phone.view.speech.announce("Now")
      #expect(UIAccessibility.simulatedPosts == ["announcement Now"])
      phone.view.show(NodeList([Node("other", .button, frame: .zero)]))
      phone.view.speech.announce("Then")
      phone.view.speech.announce("Last")
      #expect(UIAccessibility.simulatedPosts == ["announcement Now", "layoutChanged"])
      phone.takeInLayout()
      #expect(
        UIAccessibility.simulatedPosts == [
          "announcement Now", "layoutChanged", "announcement Then", "announcement Last",
        ])
    }

    @Test("So does an announcement of a child's")
    func announcementsOfChildren() throws {
      UIAccessibility.simulatedVoiceOver = true
      defer { UIAccessibility.simulatedVoiceOver = false }
      let phone = Phone(try LiveScene<Checkout>())
      defer { phone.close() }
      phone.takeInLayout()
      UIAccessibility.simulatedPosts = []
      phone.host.post(.command(Command("push", target: "pages", value: .string("form"))))
      #expect(UIAccessibility.simulatedPosts == ["layoutChanged"])
      phone.takeInLayout()
      #expect(UIAccessibility.simulatedPosts == ["layoutChanged", "announcement Your order"])
    }

    @Test("What the client's options say of the screen")
    func options() throws {
      var options = FlowOptions()
      options.isModal = true
      options.edgesDeferringSystemGestures = .bottom
      let phone = Phone(try LiveScene<GlideCard>(), options)
      defer { phone.close() }
      #expect(phone.view.accessibilityViewIsModal)
      #expect(phone.controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
      phone.view.options = FlowOptions()
      #expect(!phone.view.accessibilityViewIsModal)
      #expect(phone.controller.preferredScreenEdgesDeferringSystemGestures == [])
      // Light or dark is for the system to say, unless the client does.
      #expect(phone.view.overrideUserInterfaceStyle == .unspecified)
    }

    @Test("A display with a high rate is used when something moves")
    func rate() throws {
      let phone = Phone(try LiveScene<GlideCard>())
      defer { phone.close() }
      let link = try #require(CADisplayLink.simulatedLinks.last)
      #expect(link.preferredFrameRateRange.maximum == 120)
      #expect(link.preferredFrameRateRange.preferred == 120)
      #expect(link.isPaused)
    }
  }
}
