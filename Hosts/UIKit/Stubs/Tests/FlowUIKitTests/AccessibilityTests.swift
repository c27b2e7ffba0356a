import FlowEngine
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// What assistive technology finds, in which order, and what it can do.
  @MainActor @Suite struct AccessibilityTests {
    private func labels(_ view: FlowSceneView) -> [String] {
      (view.accessibilityElements ?? []).compactMap { ($0 as? UIResponder)?.accessibilityLabel }
    }

    private func element(_ label: String, in view: FlowSceneView) -> UIResponder? {
      (view.accessibilityElements ?? []).compactMap { $0 as? UIResponder }
        .first { $0.accessibilityLabel == label }
    }

    @Test("A card is read in the order of its nodes; what cannot be seen is not")
    func order() throws {
      let phone = Phone(try LiveScene<GlideCard>())
      defer { phone.close() }
      // The dim is transparent while the card is closed.
      #expect(labels(phone.view) == ["Show card", "Card", "Card content", "Card grabber"])
      let trigger = try #require(element("Show card", in: phone.view))
      #expect(trigger.accessibilityTraits == .button)
      #expect(trigger.accessibilityFrame == CGRect(x: 315, y: 44, width: 44, height: 44))
      UIAccessibility.simulatedVoiceOver = true
      defer { UIAccessibility.simulatedVoiceOver = false }
      #expect(trigger.accessibilityActivate())
      phone.refresh()
      #expect(
        labels(phone.view) == ["Show card", "Dismiss", "Card", "Card content", "Card grabber"])
      #expect(UIAccessibility.simulatedPosts == ["layoutChanged"])
      let grabber = try #require(element("Card grabber", in: phone.view))
      #expect(grabber.accessibilityValue == "compressed")
      #expect(grabber.accessibilityTraits == .adjustable)
      grabber.accessibilityIncrement()
      phone.refresh()
      #expect(grabber.accessibilityValue == "open")
      grabber.accessibilityDecrement()
      phone.refresh()
      #expect(grabber.accessibilityValue == "compressed")
      #expect(phone.view.accessibilityPerformEscape())
      phone.refresh()
      #expect(phone.live.frame.scene.position == .closed)
      // The element of a view is the same one as long as the view is.
      #expect(element("Card grabber", in: phone.view) === grabber)
      #expect(!phone.view.isAccessibilityElement)
      #expect(phone["card"]?.isAccessibilityElement == false)
    }

    @Test("What is in something that cannot be seen is not read, until it can be")
    func unseen() throws {
      let scene = FlowSceneView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
      var box = Node("box", frame: FlowEngine.Rect(x: 0, y: 0, width: 100, height: 100))
      var child = Node("child", in: "box", frame: box.frame)
      var inner = Node("inner", .label, in: "child", frame: box.frame)
      inner.accessibilityTraits = .header
      inner.text = "Title"
      child.text = "Not for its own sake"
      box.hidden = true
      var shown = box
      shown.hidden = false
      try Stage.play([[box, child, inner], [shown, child, inner]], in: scene) { step, _ in
        #expect(labels(scene) == (step == 0 ? [] : ["Title"]))
      }
    }

    @Test("A scene in a scene takes the commands that it has; those around it are asked after it")
    func commandsOfChildren() throws {
      let phone = Phone(try LiveScene<Checkout>())
      defer { phone.close() }
      try phone.live.send(.command(Command("show", target: "card")), at: phone.time)
      phone.refresh()
      let recorder = try phone.live.record()
      let grabber = try #require(element("Card grabber", in: phone.view))
      #expect(grabber.accessibilityValue == "compressed")
      grabber.accessibilityIncrement()
      phone.refresh()
      #expect(grabber.accessibilityValue == "open")
      grabber.accessibilityDecrement()
      phone.refresh()
      #expect(grabber.accessibilityValue == "compressed")
      #expect(grabber.accessibilityPerformEscape())
      phone.refresh()
      #expect(grabber.accessibilityValue == "closed")
      let commands = recorder.trace.split(separator: "\n").compactMap {
        $0.split(separator: #""type":"command","#, maxSplits: 1).dropFirst().first
      }
      #expect(
        commands
          == ["increment", "decrement", "escape"].map { #""name":"\#($0)","target":"card"}"# })
      // Of an element that has no scene around it with that command, the screen asks what is on top.
      let next = try #require(element("Next", in: phone.view))
      #expect(!next.accessibilityPerformEscape())
      try phone.live.send(.command(Command("show", target: "card")), at: phone.time)
      phone.refresh()
      #expect(phone.view.accessibilityPerformEscape())
      phone.refresh()
      #expect(grabber.accessibilityValue == "closed")
      #expect(phone.refusals == [])
    }

    @Test("A scene without commands takes none")
    func noCommands() throws {
      let phone = Phone(try LiveScene<VerificationCode>())
      defer { phone.close() }
      #expect(!phone.view.accessibilityPerformEscape())
      #expect(phone.refusals == [])
    }

    @Test("What is disabled cannot be activated")
    func disabled() throws {
      var configuration = VerificationCode.Configuration()
      configuration.resendAfter = 30
      let phone = Phone(try LiveScene<VerificationCode>(configuration: configuration))
      defer { phone.close() }
      let button = try #require(
        element("Send again", in: phone.view)
          ?? element(
            phone.node("resend-button")?.accessibilityLabel ?? "", in: phone.view))
      #expect(button.accessibilityTraits == [.button, .notEnabled])
      #expect(!button.accessibilityActivate())
    }

    @Test("Fields speak for themselves, with the scene's words")
    func fields() throws {
      let phone = Phone(try LiveScene<CardInput>())
      defer { phone.close() }
      let field = try #require(phone.field("input-number-text"))
      field.becomeFirstResponder()
      for digit in "4111" { field.simulatedInsert(String(digit)) }
      #expect(field.isAccessibilityElement)
      #expect(field.accessibilityLabel == "Card number")
      #expect(field.accessibilityValue == phone.node("input-number-text")?.accessibilityValue)
      #expect(field.accessibilityValue?.contains("4111") == false)
      let elements = phone.view.accessibilityElements ?? []
      #expect(elements.contains { ($0 as? UITextField) === field })
    }

    @Test("Every trait of a node is the system's of that name")
    func traits() {
      let pairs: [(FlowEngine.AccessibilityTraits, UIAccessibilityTraits)] = [
        (.button, .button), (.link, .link), (.header, .header), (.searchField, .searchField),
        (.image, .image), (.selected, .selected), (.keyboardKey, .keyboardKey),
        (.staticText, .staticText), (.summaryElement, .summaryElement),
        (.notEnabled, .notEnabled), (.updatesFrequently, .updatesFrequently),
        (.adjustable, .adjustable), ([], []), ([.button, .selected], [.button, .selected]),
      ]
      for (node, view) in pairs { #expect(UIAccessibilityTraits(node) == view) }
    }
  }
}
