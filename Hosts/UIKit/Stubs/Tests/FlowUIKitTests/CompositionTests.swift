import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// Text that an input method composes before it is the field's.
  @MainActor @Suite struct CompositionTests {
    private func form() throws -> (Phone<Onboarding>, UITextField, TraceRecorder<Onboarding>) {
      let phone = Phone(try LiveScene<Onboarding>())
      let field = try #require(phone.field("field-displayName"))
      field.becomeFirstResponder()
      let recorder = try phone.live.record(RecordingOptions(publicText: ["field-displayName"]))
      return (phone, field, recorder)
    }

    private func compose(_ texts: String..., in field: UITextField) {
      for text in texts {
        field.setMarkedText(
          text, selectedRange: NSRange(location: text.utf16.count, length: 0))
      }
    }

    private func edits(_ recorder: TraceRecorder<Onboarding>) -> [String] {
      recorder.trace.split(separator: "\n").filter { $0.contains(#""type":"text""#) }
        .compactMap { $0.split(separator: #""replacement":"#).last.map(String.init) }
    }

    private func marked(_ phone: Phone<Onboarding>) -> TextRange? {
      phone.node("field-displayName")?.markedRange
    }

    @Test("The scene shows what is marked on the way, and takes what has been chosen")
    func commit() throws {
      let (phone, field, recorder) = try form()
      defer { phone.close() }
      field.simulatedInsert("A")
      compose("t", "to", "東", "東京", in: field)
      #expect(field.text == "A東京")
      #expect(field.markedTextRange != nil)
      #expect(phone.node("field-displayName")?.text == "A東京")
      #expect(marked(phone) == TextRange(location: 1, length: 2))
      #expect(edits(recorder).count == 1)
      // A frame in between leaves it alone.
      phone.host.post(.tick)
      #expect(field.text == "A東京")
      field.simulatedInsert("東京")
      #expect(phone.node("field-displayName")?.text == "A東京")
      #expect(field.text == "A東京")
      #expect(field.markedTextRange == nil)
      #expect(marked(phone) == nil)
      #expect(edits(recorder).count == 1)
      #expect(recorder.trace.contains(#""phase":"committed","text":"東京"}"#))
      #expect(phone.refusals == [])
    }

    @Test("It is composed where the caret is, and in the place of what is selected")
    func places() throws {
      let (phone, field, recorder) = try form()
      defer { phone.close() }
      field.simulatedInsert("Tokyo")
      field.simulatedSelection = NSRange(location: 0, length: 0)
      compose("k", "か", in: field)
      #expect(field.text == "かTokyo")
      #expect(field.markedTextRange != nil)
      #expect(marked(phone) == TextRange(location: 0, length: 1))
      field.simulatedInsert("か")
      #expect(phone.node("field-displayName")?.text == "かTokyo")
      #expect(recorder.trace.components(separatedBy: #""type":"selection""#).count == 2)
      // The scene's caret is behind it, and so is the field's.
      compose("な", in: field)
      field.simulatedInsert("な")
      #expect(phone.node("field-displayName")?.text == "かなTokyo")
      #expect(recorder.trace.components(separatedBy: #""type":"selection""#).count == 2)
      field.simulatedSelection = NSRange(location: 2, length: 5)
      compose("と", in: field)
      #expect(field.text == "かなと")
      field.simulatedInsert("東京")
      #expect(phone.node("field-displayName")?.text == "かな東京")
      #expect(field.text == "かな東京")
      #expect(
        recorder.trace.contains(#""type":"selection","target":"field-displayName","range":[2,5]}"#))
      #expect(phone.refusals == [])
    }

    @Test("A composition that ends as it is, or with the keyboard, is taken as it stands")
    func ends() throws {
      let (phone, field, _) = try form()
      defer { phone.close() }
      compose("k", "か", in: field)
      field.unmarkText()
      #expect(phone.node("field-displayName")?.text == "か")
      compose("n", "な", in: field)
      field.resignFirstResponder()
      #expect(phone.node("field-displayName")?.text == "かな")
      #expect(phone.node("field-displayName")?.focused == false)
    }

    struct Press: Sendable, CustomTestStringConvertible {
      var event: Event
      var isForAnother = true
      var testDescription: String { "\(event)" }
    }

    @Test(
      "What is touched elsewhere, or commanded, comes after what is still being composed",
      arguments: [
        Press(event: .tap(Tap(on: "number-button"))),
        Press(event: .tap(Tap(at: FlowEngine.Point(x: 4, y: 60)))),
        Press(
          event: .pan(Pan(.began, translation: .zero, location: FlowEngine.Point(x: 4, y: 60)))),
        Press(event: .pointer(Pointer(id: 0, .down, at: FlowEngine.Point(x: 4, y: 60)))),
        Press(
          event: .command(Command("setValue", target: "input-number-text", value: .string("4111")))),
        Press(event: .tap(Tap(on: "input-holder-text")), isForAnother: false),
        Press(event: .tick, isForAnother: false),
      ])
    func pressedElsewhere(_ press: Press) throws {
      let phone = Phone(try LiveScene<CardInput>())
      defer { phone.close() }
      phone.host.post(.tap(Tap(on: "holder-button")))
      phone.refresh()
      let field = try #require(phone.field("input-holder-text"))
      let recorder = try phone.live.record(RecordingOptions(publicText: ["input-holder-text"]))
      compose("A", "ADA", in: field)
      phone.host.post(press.event)
      phone.refresh()
      let types = recorder.trace.split(separator: "\n").dropFirst().compactMap {
        $0.split(separator: #""type":""#).last?.split(separator: "\"").first
      }
      #expect(types.filter { $0 == "compose" }.count == (press.isForAnother ? 3 : 2))
      #expect(types.last != "compose")
      #expect((field.markedTextRange == nil) == press.isForAnother)
      #expect(phone.node("input-holder-text")?.text ?? field.text == "ADA")
      if press.isForAnother {
        #expect(recorder.trace.contains(#""phase":"committed","text":"ADA"}"#))
      }
    }

    @Test("A handler that gives a command commits once")
    func commandFromHandler() throws {
      let (phone, field, recorder) = try form()
      defer { phone.close() }
      compose("か", in: field)
      var hasSent = false
      phone.host.onFrame = { [unowned phone] _ in
        if !hasSent { phone.host.post(.tap(Tap(on: "next-button"))) }
        hasSent = true
      }
      phone.host.post(.tick)
      #expect(recorder.trace.components(separatedBy: #""phase":"committed""#).count == 2)
      #expect(phone.node("field-displayName")?.text == "か")
    }

    @Test("One that is taken back is nothing")
    func cancellation() throws {
      let (phone, field, recorder) = try form()
      defer { phone.close() }
      compose("k", "か", in: field)
      field.simulatedBackspace()
      compose("", in: field)
      #expect(field.text == "")
      #expect(field.markedTextRange == nil)
      #expect(edits(recorder) == [] && marked(phone) == nil)
      #expect(recorder.trace.contains(#""phase":"cancelled"}"#))
    }

    @Test("A scene that changes the text meanwhile ends the composition")
    func takenOver() throws {
      let (phone, field, _) = try form()
      defer { phone.close() }
      compose("k", "か", in: field)
      phone.host.post(.text(TextEdit("field-displayName", replacement: "Ada")))
      #expect(field.text == "Ada")
      #expect(field.markedTextRange == nil)
    }

    @Test("A code takes a composed digit as a typed one")
    func code() throws {
      let phone = Phone(try LiveScene<VerificationCode>())
      defer { phone.close() }
      let field = try #require(phone.field("code-input"))
      compose("8", in: field)
      #expect(phone.live.frame.scene.code == "")
      field.unmarkText()
      #expect(phone.live.frame.scene.code == "8")
      // Given up, it leaves the keys to the scene.
      let recorder = try phone.live.record(RecordingOptions())
      compose("9", "", in: field)
      #expect(recorder.trace.contains(#""phase":"cancelled"}"#))
      #expect(phone.live.frame.scene.code == "8")
      #expect(field.text == "")
    }

    struct Change: Sendable, CustomTestStringConvertible {
      var old, new: String
      var location, length: Int
      var replacement: String
      var testDescription: String { "\(old) to \(new)" }
    }

    @Test(
      "The shortest replacement of whole characters",
      arguments: [
        Change(old: "", new: "a", location: 0, length: 0, replacement: "a"),
        Change(old: "abc", new: "abXc", location: 2, length: 0, replacement: "X"),
        Change(old: "abc", new: "ac", location: 1, length: 1, replacement: ""),
        Change(old: "aaa", new: "aa", location: 2, length: 1, replacement: ""),
        Change(old: "👩‍👩‍👧b", new: "👩‍👩‍👦b", location: 0, length: 8, replacement: "👩‍👩‍👦"),
        Change(old: "ae", new: "ae\u{301}", location: 1, length: 1, replacement: "e\u{301}"),
        Change(old: "ae\u{301}b", new: "a\u{E9}b", location: 1, length: 2, replacement: "\u{E9}"),
        Change(
          old: "\u{E9}e\u{301}", new: "\u{E9}\u{E9}", location: 1, length: 2,
          replacement: "\u{E9}"),
      ])
    func replacement(_ change: Change) {
      let edit = FieldReplacement(from: change.old, to: change.new)
      #expect(edit?.range == TextRange(location: change.location, length: change.length))
      #expect(edit?.replacement == change.replacement)
      #expect(FieldReplacement(from: change.old, to: change.old) == nil)
    }
  }
}
