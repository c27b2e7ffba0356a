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
    guard let field = textField as? NodeFieldView else { return }
    // One that another takes the keyboard from says nothing: the other's focus says it.
    if let taking = field.scene?.takingKeyboard, taking !== field { return }
    field.tellOfBlur()
  }

  /// Typing, pasting, autofill, dictation, and backspace where there is something to delete: never changes
  /// the field, in which the scene shows what it makes of it. Marked text does: a composition that were
  /// refused would end.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let field = textField as? NodeFieldView, let node = field.node else { return false }
    if field.isComposing { return true }
    let range = TextRange(location: range.location, length: range.length)
    if string.isEmpty, range.length > 0 {
      field.delete(range)
      return false
    }
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
