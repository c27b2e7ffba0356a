#if canImport(UIKit)
import FlowEngine
import UIKit

/// Tells a scene of what happens in its fields.
@MainActor final class FieldEvents: NSObject, UITextFieldDelegate {
  /// The scene is told only of what it does not know: it may have asked for the keyboard itself.
  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let field = textField as? NodeFieldView, let node = field.node else { return }
    if node.focused {
      field.showCaret()
    } else {
      field.scene?.send(.focus(target: node.id))
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let field = textField as? NodeFieldView, let node = field.node, node.focused else {
      return
    }
    field.scene?.send(.blur(target: node.id))
  }

  /// Typing, pasting, autofill, dictation: never changes the field, in which the scene shows what it
  /// makes of it.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let field = textField as? NodeFieldView, let node = field.node else { return false }
    let range = TextRange(location: range.location, length: range.length)
    field.scene?.send(.text(TextEdit(node.id, replacement: string, range: range)))
    return false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let field = textField as? NodeFieldView, let node = field.node else { return false }
    field.scene?.send(.returnKey(target: node.id))
    return false
  }
}
#endif
