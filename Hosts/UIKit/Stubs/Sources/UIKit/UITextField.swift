public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

open class UITextPosition {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

open class UITextRange {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
}

@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

open class UIControl: UIView {
  open var isEnabled = true
}

open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? { didSet { selected = NSRange(location: length, length: 0) } }
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment = NSTextAlignment.natural
  open var placeholder: String? {
    didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString?
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var textContentType: UITextContentType!
  open var returnKeyType = UIReturnKeyType.default
  open var autocorrectionType = UITextAutocorrectionType.default
  open var inputView: UIView?
  /// How often the keyboard has been exchanged while it was up.
  public private(set) var simulatedReloads = 0
  private var selected = NSRange(location: 0, length: 0)
  private var length: Int { (text ?? "").utf16.count }

  open override func reloadInputViews() { simulatedReloads += 1 }

  // MARK: First responder

  open override var isFirstResponder: Bool { window?.firstResponder === self }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard let window, window.simulatedTakesFocus, isEnabled, !isHidden else { return false }
    if isFirstResponder { return true }
    window.firstResponder?.resignFirstResponder()
    window.firstResponder = self
    selected = NSRange(location: length, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    window?.firstResponder = nil
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  // MARK: UITextInput

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }
  open var selectedTextRange: UITextRange? {
    get {
      UITextRange(
        UITextPosition(selected.location), UITextPosition(selected.location + selected.length))
    }
    set {
      guard let newValue else { return }
      selected = NSRange(
        location: newValue.start.offset, length: newValue.end.offset - newValue.start.offset)
    }
  }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  open func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? { UITextRange(fromPosition, toPosition) }
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: CGFloat(position.offset) * 8, y: 0, width: 2, height: 20)
  }
  open func deleteBackward() {
    let range =
      selected.length > 0 ? selected : NSRange(location: max(0, selected.location - 1), length: 1)
    guard length > 0 else { return }
    simulatedChange(range, "")
  }

  // MARK: Layout

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  // MARK: Driving

  /// What is selected, in UTF-16 units; a finger or a hardware keyboard may set it.
  public var simulatedSelection: NSRange {
    get { selected }
    set { selected = newValue }
  }

  /// The keyboard puts in a text at the selection, as when typing, pasting or filling in.
  public func simulatedInsert(_ text: String) {
    if isFirstResponder { simulatedChange(selected, text) }
  }

  /// The return key.
  public func simulatedReturn() {
    if isFirstResponder { _ = delegate?.textFieldShouldReturn(self) }
  }

  private func simulatedChange(_ range: NSRange, _ string: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return }
    text = (text.map { $0 as NSString } ?? "").replacingCharacters(in: range, with: string)
  }
}
