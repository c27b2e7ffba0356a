public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

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
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  open var isEnabled = true
  private var actions: [(target: ActionReceiverReference, selector: Selector, Event)] = []

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let receiver = target as? any ActionReceiver else { return }
    actions.append((ActionReceiverReference(receiver: receiver), action, controlEvents))
  }

  func simulatedSend(_ event: Event) {
    for (target, selector, events) in actions where events.contains(event) {
      target.receiver?.receive(selector, from: self)
    }
  }
}

open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  /// One that is set ends a composition.
  open var text: String? {
    didSet {
      selected = NSRange(location: length, length: 0)
      marked = nil
    }
  }
  private var marked: NSRange?
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
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var inlinePredictionType = UITextInlinePredictionType.default
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
    if window.simulatedRefuses === self { return false }
    window.firstResponder = self
    selected = NSRange(location: length, length: 0)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    unmarkText()
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
  open var markedTextRange: UITextRange? {
    marked.map { UITextRange(UITextPosition($0.location), UITextPosition($0.location + $0.length)) }
  }
  /// Puts marked text in place of what is marked or selected; the delegate is asked as for any text.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let (range, string) = (marked ?? selected, markedText ?? "")
    guard simulatedChange(range, string) else { return }
    let length = string.utf16.count
    marked = length > 0 ? NSRange(location: range.location, length: length) : nil
    selected = NSRange(location: range.location + selectedRange.location, length: 0)
    simulatedSend(.editingChanged)
  }
  open func unmarkText() {
    guard marked != nil else { return }
    marked = nil
    simulatedSend(.editingChanged)
  }
  open func caretRect(for position: UITextPosition) -> CGRect {
    CGRect(x: CGFloat(position.offset) * 8, y: 0, width: 2, height: 20)
  }
  /// Deletes without asking the delegate.
  open func deleteBackward() {
    let range = simulatedDeletion
    guard range.length > 0 else { return }
    simulatedReplace(range, "")
    simulatedSend(.editingChanged)
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

  /// The keyboard puts in a text at the selection, as when typing, pasting or filling in; in place of
  /// marked text it is what the input method has chosen.
  public func simulatedInsert(_ text: String) {
    guard isFirstResponder, simulatedChange(marked ?? selected, text) else { return }
    marked = nil
    simulatedSend(.editingChanged)
  }

  /// The backspace key: the delegate is asked first, where there is something to delete, and only what it
  /// allows is deleted.
  public func simulatedBackspace() {
    guard isFirstResponder else { return }
    let range = simulatedDeletion
    guard range.length > 0 else { return deleteBackward() }
    if delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: "") ?? true {
      deleteBackward()
    }
  }

  /// What a backspace deletes: the selection, or the character before the caret.
  private var simulatedDeletion: NSRange {
    if selected.length > 0 { return selected }
    guard selected.location > 0 else { return selected }
    return ((text ?? "") as NSString).rangeOfComposedCharacterSequence(at: selected.location - 1)
  }

  /// The return key.
  public func simulatedReturn() {
    if isFirstResponder { _ = delegate?.textFieldShouldReturn(self) }
  }

  private func simulatedChange(_ range: NSRange, _ string: String) -> Bool {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return false }
    simulatedReplace(range, string)
    return true
  }

  private func simulatedReplace(_ range: NSRange, _ string: String) {
    text = (text.map { $0 as NSString } ?? "").replacingCharacters(in: range, with: string)
    selected = NSRange(location: range.location + string.utf16.count, length: 0)
  }
}
