#if canImport(UIKit)
import FlowEngine
import UIKit

/// The view of a field. The scene owns the text: what is typed is reported to it, and what it makes
/// of that is shown.
final class NodeFieldView: UITextField, NodeDrawing {
  var node: Node?
  weak var scene: FlowSceneView?

  func drawContents(of node: Node, after last: Node?, _ options: FlowOptions) {
    isEnabled = node.enabled
    drawLook(of: node, after: last, options)
    askForKeyboard(of: node, after: last, options)
    drawSpeech(of: node)
    let text = node.text ?? ""
    let isOther = (self.text ?? "") != text
    if isOther { self.text = text }
    // Where somebody has put the caret it stays, until the scene puts it elsewhere.
    if isOther || last?.caret != node.caret || last?.focused != node.focused { showCaret() }
  }

  private func drawLook(of node: Node, after last: Node?, _ options: FlowOptions) {
    if last == nil || last?.textColor != node.textColor {
      textColor = node.textColor.map { UIColor($0) } ?? .black
    }
    if last == nil || last?.font != node.font { font = options.font(of: node) }
    textAlignment = NSTextAlignment(of: node)
    if last == nil || last?.placeholder != node.placeholder
      || last?.placeholderColor != node.placeholderColor
    {
      drawPlaceholder(of: node)
    }
    if last == nil || last?.tintColor != node.tintColor {
      tintColor = node.tintColor.map { UIColor($0) }
    }
    if last?.contentInset != node.contentInset { setNeedsLayout() }
    if isSecureTextEntry != node.secure { isSecureTextEntry = node.secure }
  }

  private func drawPlaceholder(of node: Node) {
    if let placeholder = node.placeholder, let color = node.placeholderColor {
      attributedPlaceholder = NSAttributedString(
        string: placeholder, attributes: [.foregroundColor: UIColor(color)])
    } else {
      placeholder = node.placeholder
    }
  }

  private func askForKeyboard(of node: Node, after last: Node?, _ options: FlowOptions) {
    keyboardType = UIKeyboardType(node.keyboardType)
    textContentType = node.textContentType.flatMap { UITextContentType($0) }
    returnKeyType = UIReturnKeyType(node.returnKeyType)
    autocorrectionType = node.autocorrection ? .default : .no
    if options.fieldsWithoutKeyboard.contains(node.id) {
      // An empty view takes the keyboard's place.
      if inputView == nil { inputView = UIView(frame: .zero) }
    } else if inputView != nil {
      inputView = nil
    }
    // A keyboard that is up changes only when it is told to.
    if let last, isFirstResponder,
      last.keyboardType != node.keyboardType || last.returnKeyType != node.returnKeyType
        || last.textContentType != node.textContentType
        || last.autocorrection != node.autocorrection
    {
      reloadInputViews()
    }
  }

  private func drawSpeech(of node: Node) {
    isAccessibilityElement = true
    accessibilityLabel = node.accessibilityLabel
    // Without a value of the node's, a field would speak its text, which may be a secret.
    accessibilityValue = node.accessibilityValue ?? ""
    let traits = UIAccessibilityTraits(node.accessibilityTraits)
    if !traits.isEmpty { accessibilityTraits = traits }
  }

  // MARK: Caret

  /// The range that is selected, in UTF-16 units; empty at the caret.
  var selection: TextRange? {
    guard let range = selectedTextRange else { return nil }
    let start = offset(from: beginningOfDocument, to: range.start)
    return TextRange(location: start, length: offset(from: range.start, to: range.end))
  }

  /// Puts the caret where the scene has it.
  func showCaret() {
    guard isFirstResponder, let caret = node?.caret,
      let position = position(from: beginningOfDocument, offset: caret)
    else { return }
    selectedTextRange = textRange(from: position, to: position)
  }

  /// Nowhere, if the scene draws the caret itself or there is none.
  override func caretRect(for position: UITextPosition) -> CGRect {
    node?.caret == nil ? .zero : super.caretRect(for: position)
  }

  // MARK: Keys

  /// The backspace key; also in an empty field, of which a delegate is not told.
  override func deleteBackward() {
    guard let node else { return }
    let length = (text ?? "").utf16.count
    // A scene knows its own caret only, not a selection or where a finger has put it.
    if let selection, selection.length > 0 || selection.location != node.caret ?? length {
      guard let range = selection.length > 0 ? selection : character(before: selection.location)
      else { return }
      scene?.send(.text(TextEdit(node.id, replacement: "", range: range)))
    } else {
      scene?.send(.deleteBackward(target: node.id))
    }
  }

  /// The range of the character that ends at an offset, in UTF-16 units.
  private func character(before offset: Int) -> TextRange? {
    let text = text ?? ""
    guard offset > 0, offset <= text.utf16.count else { return nil }
    let end = text.utf16.index(text.startIndex, offsetBy: offset)
    guard let start = text[..<end].indices.last else { return nil }
    let length = text.utf16.distance(from: start, to: end)
    return TextRange(location: offset - length, length: length)
  }

  // MARK: Layout

  override func textRect(forBounds bounds: CGRect) -> CGRect {
    super.textRect(forBounds: bounds).inset(by: textInset)
  }

  override func editingRect(forBounds bounds: CGRect) -> CGRect {
    super.editingRect(forBounds: bounds).inset(by: textInset)
  }

  override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    super.placeholderRect(forBounds: bounds).inset(by: textInset)
  }

  private var textInset: UIEdgeInsets { node.map { UIEdgeInsets($0.contentInset) } ?? .zero }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return takesTouch(hit) ? hit : nil
  }
}
#endif
