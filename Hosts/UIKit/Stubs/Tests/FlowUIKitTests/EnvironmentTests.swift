import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// Where a screen is, and what the system says to everybody.
  @MainActor @Suite struct EnvironmentTests {
    @Test("The scene begins in the view's own environment")
    func opening() throws {
      let phone = Phone(try LiveScene<GlideCard>())
      defer { phone.close() }
      let environment = phone.live.engine.environment
      #expect(environment.size == FlowEngine.Size(width: 375, height: 812))
      #expect(environment.safeArea == FlowEngine.Insets(top: 44, left: 0, bottom: 34, right: 0))
      #expect(environment.scale == 3)
      #expect(environment.date == CalendarDate(year: 2026, month: 6, day: 15))
    }

    @Test("Only what has changed is told")
    func changes() throws {
      let phone = Phone(try LiveScene<GlideCard>())
      defer {
        phone.close()
        UIAccessibility.simulatedReduceMotion = false
      }
      let recorder = try phone.live.record()
      phone.view.frame = CGRect(x: 0, y: 0, width: 812, height: 375)
      phone.window.layoutIfNeeded()
      phone.view.simulatedInsets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
      phone.view.simulatedTraits = UITraitCollection(displayScale: 2)
      phone.view.simulatedDirection = .rightToLeft
      phone.view.setNeedsLayout()
      phone.window.layoutIfNeeded()
      phone.window.layoutIfNeeded()
      UIAccessibility.simulatedReduceMotion = true
      NotificationCenter.default.post(
        name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
      phone.view.today = { CalendarDate(year: 2026, month: 6, day: 16) }
      NotificationCenter.default.post(
        name: UIApplication.significantTimeChangeNotification, object: nil)
      phone.window.frame.origin = CGPoint(x: 20, y: 10)
      phone.view.setNeedsLayout()
      phone.window.layoutIfNeeded()
      let changes = recorder.trace.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: "\"environment\":").last
      }
      #expect(
        changes == [
          #"{"size":[812,375]}}"#, #"{"safeArea":[0,44,21,44]}}"#, #"{"scale":2}}"#,
          #"{"layoutDirection":"rightToLeft"}}"#, #"{"reduceMotion":true}}"#,
          #"{"date":"2026-06-16"}}"#, #"{"windowOrigin":[20,10]}}"#,
        ])
      #expect(phone.faults == [])
    }

    @Test("A change of the traits is an environment event")
    func settings() throws {
      let phone = Phone(try LiveScene<GlideCard>())
      defer { phone.close() }
      let recorder = try phone.live.record()
      let steps: [UITraitCollection] = [
        UITraitCollection(displayScale: 3, simulatedStyle: .dark),
        UITraitCollection(displayScale: 3, simulatedStyle: .dark, contrast: .high),
        UITraitCollection(displayScale: 3, size: .accessibilityExtraExtraExtraLarge, weight: .bold),
        UITraitCollection(
          displayScale: 3, simulatedStyle: .light, contrast: .normal, size: .large, weight: .regular
        ),
      ]
      for traits in steps {
        phone.view.simulatedTraits = traits
        phone.window.layoutIfNeeded()
      }
      let changes = recorder.trace.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: "\"environment\":").last
      }
      #expect(
        changes == [
          #"{"colorScheme":"dark"}}"#, #"{"contrast":"increased"}}"#,
          #"{"textSize":"accessibilityXXXLarge","boldText":true}}"#,
          #"{"colorScheme":"light","contrast":"standard","textSize":"large","boldText":false}}"#,
        ])
      #expect(phone.faults == [])
    }

    @Test("Every size of text is one of the system's")
    func textSizes() {
      let categories: [UIContentSizeCategory] = [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
        .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
        .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
      ]
      #expect(
        categories.compactMap { FlowEngine.Environment.TextSize($0) }
          == Array(FlowEngine.Environment.TextSize.allCases))
      #expect(FlowEngine.Environment.TextSize(.unspecified) == nil)
    }

    struct Move: Sendable, CustomTestStringConvertible {
      var name: Notification.Name
      var curve: Int
      var expected: String
      var testDescription: String { expected }
    }

    @Test(
      "The keyboard's notifications",
      arguments: [
        Move(
          name: Notification.Name("UIKeyboardWillShow"), curve: 0,
          expected:
            #""phase":"willShow","frame":[0,476,375,336],"duration":0.25,"curve":"easeInOut""#),
        Move(
          name: Notification.Name("UIKeyboardWillChangeFrame"), curve: 2,
          expected:
            #""phase":"willChangeFrame","frame":[0,476,375,336],"duration":0.25,"curve":"easeOut""#),
        Move(
          name: Notification.Name("UIKeyboardWillHide"), curve: 3,
          expected: #""phase":"willHide","frame":[0,476,375,336],"duration":0.25,"curve":"linear""#),
        Move(
          name: Notification.Name("UIKeyboardWillShow"), curve: 1,
          expected: #""phase":"willShow","frame":[0,476,375,336],"duration":0.25,"curve":"easeIn""#),
        // The keyboard's own curve.
        Move(
          name: Notification.Name("UIKeyboardWillShow"), curve: 7,
          expected:
            #""phase":"willShow","frame":[0,476,375,336],"duration":0.25,"curve":"easeInOut""#),
      ])
    func keyboard(_ move: Move) throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let recorder = try phone.live.record()
      NotificationCenter.default.post(
        name: move.name, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 476, width: 375, height: 336),
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
          UIResponder.keyboardAnimationCurveUserInfoKey: move.curve,
        ])
      #expect(recorder.trace.contains(move.expected))
      // One that says nothing is nothing.
      NotificationCenter.default.post(name: move.name, object: nil)
      #expect(recorder.trace.split(separator: "\n").count == 2)
    }

    @Test("Where the window is now is told before a keyboard that comes")
    func movedWindow() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let recorder = try phone.live.record()
      // A window that is moved lays nothing out.
      phone.window.frame.origin = CGPoint(x: 40, y: 100)
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 476, width: 375, height: 336)
        ])
      let lines = recorder.trace.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].contains(#""windowOrigin":[40,100]"#))
      // Without a duration it is there at once.
      #expect(lines[2].contains(#""frame":[0,476,375,336],"duration":0,"#))
    }

    private func keyboard(_ name: Notification.Name, _ frame: CGRect) {
      NotificationCenter.default.post(
        name: name, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: frame,
          UIResponder.keyboardAnimationDurationUserInfoKey: 0.25,
          UIResponder.keyboardAnimationCurveUserInfoKey: 0,
        ])
    }

    private var portrait: CGRect { CGRect(x: 0, y: 476, width: 375, height: 336) }
    private var landscape: CGRect { CGRect(x: 0, y: 175, width: 812, height: 200) }

    @Test("A keyboard that goes while the screen is elsewhere has gone when it comes back")
    func away() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let before = phone.node("bottom-bar")?.frame
      keyboard(UIResponder.keyboardWillShowNotification, portrait)
      phone.refresh()
      #expect(phone.node("bottom-bar")?.frame.maxY == 476)
      // Back with the keyboard as it was, the scene gets no event.
      let recorder = try phone.live.record()
      phone.close()
      phone.window.rootViewController = phone.controller
      #expect(!recorder.trace.contains(#""type":"keyboard""#))
      phone.close()
      keyboard(UIResponder.keyboardWillHideNotification, portrait.offsetBy(dx: 0, dy: 336))
      phone.window.rootViewController = phone.controller
      #expect(phone.node("bottom-bar")?.frame == before)
      #expect(recorder.trace.contains(#""phase":"willHide","frame":[0,812,375,336],"duration":0,"#))
      phone.close()
      keyboard(UIResponder.keyboardWillShowNotification, portrait)
      phone.window.rootViewController = phone.controller
      #expect(phone.node("bottom-bar")?.frame.maxY == 476)
      #expect(phone.faults == [])
    }

    @Test("A scene that appears under a keyboard gets its frame, whichever host shows it")
    func comesLater() throws {
      let first = Phone(try LiveScene<GlideCard>())
      keyboard(UIResponder.keyboardWillShowNotification, portrait)
      let last = SystemKeyboard.shared.last
      first.close()
      let live = try LiveScene<Onboarding>()
      let phone = Phone(live) { _ in SystemKeyboard.shared.last = last }
      #expect(phone.node("bottom-bar")?.frame.maxY == 476)
      phone.close()
      let gone = KeyboardChange(.willHide, frame: FlowEngine.Rect(portrait))
      let other = Phone(live) { _ in SystemKeyboard.shared.last = gone }
      defer { other.close() }
      #expect(other.node("bottom-bar")?.frame.maxY == 778)
      // A scene that begins gets no event for a keyboard that is hidden.
      let fresh = Phone(try LiveScene<Onboarding>()) { host in
        SystemKeyboard.shared.last = gone
        _ = try? host.live.record()
      }
      defer { fresh.close() }
      #expect(fresh.live.recorder?.trace.contains("keyboard") == false)
    }

    @Test("A keyboard that is still up covers a window of another size, too")
    func resized() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      keyboard(UIResponder.keyboardWillShowNotification, portrait)
      phone.refresh()
      phone.view.frame = CGRect(x: 0, y: 0, width: 320, height: 812)
      phone.window.layoutIfNeeded()
      #expect(phone.node("bottom-bar")?.frame.maxY == 476)
      // So it does in one with another safe area.
      phone.view.simulatedInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      #expect(phone.node("bottom-bar")?.frame.maxY == 476)
      keyboard(UIResponder.keyboardWillHideNotification, portrait.offsetBy(dx: 0, dy: 336))
      phone.refresh()
      phone.view.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
      phone.window.layoutIfNeeded()
      #expect(phone.node("bottom-bar")?.frame.maxY == 812)
    }

    @Test(
      "A screen is turned under the keyboard, whether UIKit lays out or tells of it first",
      arguments: [true, false])
    func rotated(isLaidOutFirst: Bool) throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer {
        phone.close()
        UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
      }
      keyboard(UIResponder.keyboardWillShowNotification, portrait)
      phone.refresh()
      let recorder = try phone.live.record()
      func turn(to size: CGSize, _ frame: CGRect) {
        UIScreen.main.bounds.size = size
        if !isLaidOutFirst { keyboard(UIResponder.keyboardWillShowNotification, frame) }
        phone.view.frame.size = size
        phone.window.layoutIfNeeded()
        // A keyboard of before is nowhere in between.
        let bottom = phone.node("bottom-bar")?.frame.maxY ?? 0
        #expect(bottom == Double(frame.minY) || bottom >= Double(size.height) - 34)
        if isLaidOutFirst { keyboard(UIResponder.keyboardWillShowNotification, frame) }
        phone.refresh()
        #expect(phone.node("bottom-bar")?.frame.maxY == Double(frame.minY))
      }
      turn(to: CGSize(width: 812, height: 375), landscape)
      turn(to: CGSize(width: 375, height: 812), portrait)
      // That of before does not come again, in the middle of the screen.
      let count = recorder.trace.components(separatedBy: #""frame":[0,175,812,200]"#).count - 1
      #expect(count == (isLaidOutFirst ? 1 : 2))
      #expect(phone.faults == [])
    }

    @Test("The bar of a form rises with the keyboard")
    func bar() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let bar = try #require(phone["bottom-bar"])
      let before = bar.frame.maxY
      keyboard(UIResponder.keyboardWillShowNotification, portrait)
      phone.refresh(for: 0.1)
      #expect(bar.frame.maxY < before)
      phone.refresh()
      #expect(bar.frame.maxY == 476)
      #expect(phone.faults == [])
      #expect(phone.isPaused)
    }
  }
}
