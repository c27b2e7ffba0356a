import FlowEngine
import Foundation
import Scenes
import Testing
import UIKit

@testable import FlowUIKit

extension UIKitTests {
  /// The effects `copy` and `paste`, which the host performs.
  @MainActor @Suite struct ClipboardTests {
    @Test("What is cut is on the pasteboard, and what is there is entered")
    func cutAndPaste() throws {
      let phone = Phone(try LiveScene<Onboarding>())
      defer {
        phone.close()
        UIPasteboard.general.string = nil
      }
      let field = try #require(phone.field("field-displayName"))
      field.becomeFirstResponder()
      field.simulatedInsert("Ann Lee")
      let word = TextRange(location: 0, length: 3)
      phone.host.post(.selection(TextSelection("field-displayName", range: word)))
      phone.host.post(.key(KeyStroke("x", modifiers: .meta)))
      #expect(UIPasteboard.general.string == "Ann")
      #expect(field.text == " Lee")
      UIPasteboard.general.string = "Ada"
      phone.host.post(.key(KeyStroke("v", modifiers: .meta)))
      #expect(field.text == "Ada Lee")
      UIPasteboard.general.string = nil
      phone.host.post(.key(KeyStroke("v", modifiers: .meta)))
      #expect(field.text == "Ada Lee")
      #expect(phone.refusals == [])
    }
  }
}
