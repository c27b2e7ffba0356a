import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// Fields, strips and wheels: forms that are filled in.
  @MainActor @Suite struct FieldTests {
    @Test("What is typed is what the scene makes of it, with the caret where the scene has it")
    func caret() throws {
      let phone = Phone(try LiveScene<CardInput>())
      defer { phone.close() }
      let recorder = try phone.live.record(RecordingOptions(publicText: ["input-holder-text"]))
      phone.host.post(.focus(target: "input-number-text"))
      phone.refresh()
      let field = try #require(phone.field("input-number-text"))
      #expect(!field.isFirstResponder)
      field.becomeFirstResponder()
      for digit in "41111" { field.simulatedInsert(String(digit)) }
      #expect(field.text == phone.node("input-number-text")?.text)
      #expect(field.text == "4111 1")
      #expect(field.simulatedSelection == NSRange(location: 6, length: 0))
      // A finger puts the caret after the first digit; backspace there is an edit of a range.
      field.simulatedSelection = NSRange(location: 1, length: 0)
      field.simulatedBackspace()
      #expect(field.text == "1111")
      #expect(recorder.trace.contains(#""range":[0,1]"#))
      // A selection that is typed over.
      field.simulatedSelection = NSRange(location: 0, length: 4)
      field.simulatedInsert("5")
      #expect(field.text == "5")
      // A selection that is deleted.
      field.simulatedSelection = NSRange(location: 0, length: 1)
      field.simulatedBackspace()
      #expect(field.text == "")
      field.simulatedBackspace()
      #expect(recorder.trace.contains(#""type":"deleteBackward","target":"input-number-text""#))
      #expect(phone.faults == [])
    }

    @Test("A character is deleted whole, also one of several UTF-16 units")
    func character() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let field = try #require(phone.field("field-displayName"))
      field.becomeFirstResponder()
      #expect(phone.node("field-displayName")?.focused == true)
      field.simulatedInsert("a👩‍👩‍👧b")
      #expect(field.text == "a👩‍👩‍👧b")
      field.simulatedSelection = NSRange(location: 9, length: 0)
      field.simulatedBackspace()
      #expect(field.text == "ab")
      #expect(field.simulatedSelection.location == 1)
    }

    @Test("A text that is refused changes nothing")
    func refusal() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let field = try #require(phone.field("field-displayName"))
      field.becomeFirstResponder()
      field.simulatedInsert("Ada")
      field.simulatedInsert(String(repeating: "x", count: 10_001))
      #expect(field.text == "Ada")
      #expect(phone.refusals.count == 1)
    }

    @Test("Return goes to the next field, and the keyboard with it")
    func returnKey() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let first = try #require(phone.field("field-displayName"))
      let second = try #require(phone.field("field-realName"))
      phone.tap(187, Double(first.inWindowFrame.midY))
      #expect(first.isFirstResponder)
      #expect(first.returnKeyType == .next)
      #expect(first.textContentType == .nickname)
      first.simulatedInsert("ada")
      first.simulatedReturn()
      #expect(second.isFirstResponder)
      #expect(phone.node("field-realName")?.focused == true)
      // A touch on the first again: the scene is told of both.
      phone.tap(187, Double(first.inWindowFrame.midY))
      #expect(first.isFirstResponder)
      #expect(phone.node("field-displayName")?.focused == true)
      #expect(phone.node("field-realName")?.focused == false)
    }

    @Test(
      "A finger that lets go of a strip which the scene moves itself stops the system's own motion")
    func strip() throws {
      let phone = Phone(try LiveScene<CardInput>())
      defer { phone.close() }
      let strip = try #require(phone.scroll("input-strip"))
      let y = Double(strip.inWindowFrame.midY)
      phone.drag(from: (300, y), by: (-250, 0), steps: 10)
      #expect(strip.simulatedTarget == strip.contentOffset)
      phone.refresh()
      #expect(phone.node("input-strip")?.contentOffset.x == Double(strip.contentOffset.x))
      #expect(phone.live.frame.scene.page == 1)
      #expect(phone.faults == [])
    }

    @Test("Wheels show the scene's rows and report what is chosen")
    func picker() throws {
      var options = FlowOptions()
      options.fieldsWithoutKeyboard = ["input-expiry-text"]
      let phone = Phone(try LiveScene<CardInput>(), options)
      defer { phone.close() }
      let recorder = try phone.live.record()
      let field = try #require(phone.field("input-expiry-text"))
      #expect(field.inputView != nil)
      #expect(phone.field("input-number-text")?.inputView == nil)
      field.becomeFirstResponder()
      phone.refresh()
      let picker = try #require(phone["picker-expiry"] as? UIPickerView)
      let node = try #require(phone.node("picker-expiry"))
      #expect(picker.simulatedRows == node.rows)
      #expect(node.rows.count == 2)
      #expect(picker.selectedRow(inComponent: 0) == node.selectedRows[0])
      picker.simulatedTurn(to: 8, inComponent: 0)
      picker.simulatedTurn(to: 2, inComponent: 1)
      #expect(phone.node("picker-expiry")?.selectedRows == [8, 2])
      #expect(
        recorder.trace.contains(#""type":"select","target":"picker-expiry","component":1,"row":2"#))
      // A row that there is not is refused, and the wheel turns back.
      picker.simulatedTurn(to: 99, inComponent: 0)
      #expect(phone.refusals.count == 1)
      #expect(picker.selectedRow(inComponent: 0) == 8)
      // An app may let the keyboard come after all.
      phone.view.options.fieldsWithoutKeyboard = []
      picker.simulatedTurn(to: 3, inComponent: 0)
      #expect(field.inputView == nil)
      // Touches on wheels are not the scene's.
      let count = recorder.trace.count
      phone.tap(100, Double(picker.inWindowFrame.midY))
      #expect(recorder.trace.count == count)
    }

    @Test("A form's page that is scrolled too far goes no further than the scene lets it")
    func clamp() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer { phone.close() }
      let page = try #require(phone.scroll("page-1"))
      phone.drag(from: (187, 500), by: (0, -400), isLifted: false)
      #expect(Double(page.contentOffset.y) == phone.node("page-1")?.contentOffset.y)
      phone.finger.up(time: phone.time)
      let offset = try #require(phone.node("page-1")).contentOffset.y
      #expect(Double(page.contentOffset.y) == offset)
      #expect(phone.faults == [])
    }
  }
}

extension UIView {
  /// Its frame in the window.
  @MainActor var inWindowFrame: CGRect {
    UIAccessibility.convertToScreenCoordinates(bounds, in: self)
  }
}
