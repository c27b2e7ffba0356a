#if canImport(UIKit)
import FlowEngine
import UIKit

/// The view of a field. The scene owns the text: what is typed is reported to it, and what it makes
/// of that is shown.
final class NodeFieldView: UITextField, NodeDrawing {
  var node: Node?
  weak var scene: FlowSceneView?
  /// Whether marked text is being put in, or committed, just now.
  private var isMarking = false
  private var editing: ActionTarget?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Not used: a scene's view makes it.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    let editing = ActionTarget { [weak self] in self?.edited() }
    addTarget(editing, action: ActionTarget.selector, for: .editingChanged)
    self.editing = editing
  }

  func drawContents(of node: Node, after last: Node?, _ options: FlowOptions) {
    isEnabled = node.enabled
    drawLook(of: node, after: last, options)
    askForKeyboard(of: node, after: last, options)
    drawSpeech(of: node)
    let text = node.text ?? ""
    // An input method has the text and its selection, until the scene changes the text.
    if isComposing, self.text == text || last?.text == node.text { return }
    // Ranges are of its bytes: é may be one unit or two.
    let isOther = !(self.text ?? "").utf8.elementsEqual(text.utf8)
    if isOther { self.text = text }
    // Where somebody has put the caret it stays, until the scene puts it elsewhere.
    let isSelected = last?.caret == node.caret && last?.selectedRange == node.selectedRange
    if isOther || !isSelected || last?.focused != node.focused { showCaret() }
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
    allowCorrection(of: node)
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

  /// What the system may put in by itself. A prediction within the line is marked text, which the scene
  /// would see only when it is taken.
  private func allowCorrection(of node: Node) {
    let isAllowed = node.autocorrection
    autocorrectionType = isAllowed ? .default : .no
    spellCheckingType = isAllowed ? .default : .no
    smartQuotesType = isAllowed ? .default : .no
    smartDashesType = isAllowed ? .default : .no
    smartInsertDeleteType = isAllowed ? .default : .no
    if #available(iOS 17, *) { inlinePredictionType = isAllowed ? .default : .no }
  }

  override func accessibilityPerformEscape() -> Bool { command("escape") }

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

  /// Puts the caret where the scene has it, or selects what it has selected.
  func showCaret() {
    guard isFirstResponder, let range = scenesSelection,
      let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return }
    selectedTextRange = textRange(from: start, to: end)
  }

  /// What the scene has selected; `nil` if it has no caret here.
  private var scenesSelection: TextRange? {
    node?.selectedRange ?? node?.caret.map { TextRange(location: $0, length: 0) }
  }

  /// Nowhere, if the scene draws the caret itself or there is none.
  override func caretRect(for position: UITextPosition) -> CGRect {
    node?.caret == nil ? .zero : super.caretRect(for: position)
  }

  // MARK: Focus

  /// Whether another field of the scene is taking the keyboard, which is then one event: a `focus`.
  @discardableResult override func becomeFirstResponder() -> Bool {
    scene?.takingKeyboard = self
    defer { scene?.takingKeyboard = nil }
    let last = scene?.fieldWithKeyboard
    let isTaken = super.becomeFirstResponder()
    // The one before has given the keyboard away, and nobody has it.
    if !isTaken, let last, !last.isFirstResponder { last.tellOfBlur() }
    return isTaken
  }

  /// Tells the scene that the field has lost the keyboard, if the scene does not know.
  func tellOfBlur() {
    guard let node, node.focused, let scene, !scene.isDrawing else { return }
    scene.send(.blur(target: node.id))
  }

  // MARK: Composition

  /// Whether it has marked text, which an input method or a prediction has put in and which is not yet
  /// the field's.
  var isComposing: Bool { isMarking || markedTextRange != nil }

  override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let wasComposing = markedTextRange != nil
    if !wasComposing, markedText?.isEmpty == false { tellOfSelection() }
    isMarking = true
    super.setMarkedText(markedText, selectedRange: selectedRange)
    isMarking = false
    guard let node else { return }
    if let text = markedText, !text.isEmpty {
      let selection = TextRange(location: selectedRange.location, length: selectedRange.length)
      scene?.send(.compose(Composition(node.id, .changed, text: text, selection: selection)))
    } else if wasComposing {
      scene?.send(.compose(Composition(node.id, .cancelled)))
    }
  }

  /// Tells the scene what is selected, where it has something else selected: it composes there.
  private func tellOfSelection() {
    guard let node, let selection, let own = scenesSelection, selection != own else { return }
    scene?.send(.selection(TextSelection(node.id, range: selection)))
  }

  /// Commits the marked text, if there is any.
  func commitMarkedText() {
    guard markedTextRange != nil else { return }
    isMarking = true
    unmarkText()
    isMarking = false
    // Not left to `.editingChanged`, which may come later or not at all.
    edited()
  }

  /// What an input method has put in the place of its marked text; `nil` if the text differs elsewhere.
  private func chosenText(in node: Node) -> String? {
    guard let marked = node.markedRange else { return nil }
    let (shown, units) = (Array((node.text ?? "").utf16), Array((text ?? "").utf16))
    let end = shown.count - marked.location - marked.length
    guard end >= 0, units.count >= marked.location + end,
      units.prefix(marked.location) == shown.prefix(marked.location),
      units.suffix(end) == shown.suffix(end)
    else { return nil }
    return String(decoding: units[marked.location..<(units.count - end)], as: UTF16.self)
  }

  /// Tells the scene what has become of a composition, or of what the field has taken in without asking it.
  private func edited() {
    guard !isComposing, let composed = node else { return }
    if let chosen = chosenText(in: composed) {
      let phase: Composition.Phase = chosen.isEmpty ? .cancelled : .committed
      scene?.send(.compose(Composition(composed.id, phase, text: chosen)))
      return showScenesText()
    }
    if composed.markedRange != nil {
      scene?.send(.compose(Composition(composed.id, .cancelled)))
    }
    guard let node else { return }
    let shown = node.text ?? ""
    guard let edit = FieldReplacement(from: shown, to: text ?? "") else { return }
    scene?.send(.text(TextEdit(node.id, replacement: edit.replacement, range: edit.range)))
    showScenesText()
  }

  /// Shows the scene's text, which may have made something else of what was typed, or nothing.
  private func showScenesText() {
    let text = node?.text ?? ""
    if !(self.text ?? "").utf8.elementsEqual(text.utf8) {
      self.text = text
      showCaret()
    }
  }

  // MARK: Keys

  /// The backspace key in an empty field, of which a delegate is not told. Elsewhere the delegate is asked
  /// first, and takes it.
  override func deleteBackward() {
    if isComposing { return super.deleteBackward() }
    guard let node else { return }
    guard let selection, selection.length > 0 || selection.location > 0 else {
      scene?.send(.deleteBackward(target: node.id))
      return
    }
    guard let range = selection.length > 0 ? selection : character(before: selection.location)
    else { return }
    delete(range)
  }

  /// Tells the scene that a range is deleted: as the backspace key, where it is what that would delete.
  ///
  /// A scene knows its own caret only, not a selection or where a finger has put it.
  func delete(_ range: TextRange) {
    guard let node else { return }
    let length = (text ?? "").utf16.count
    if selection?.length == 0, range.location + range.length == node.caret ?? length,
      range == character(before: range.location + range.length)
    {
      scene?.send(.deleteBackward(target: node.id))
    } else {
      scene?.send(.text(TextEdit(node.id, replacement: "", range: range)))
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
