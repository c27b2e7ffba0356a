// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension NodeWriter {
  /// Position and size, in the parent's coordinates, in points.
  @inlinable public var frame: Rect {
    @inline(__always) get { node.pointee.frame }
    @inline(__always) set {
      if store(newValue, in: &node.pointee.frame) { changes.formUnion(.geometry) }
    }
  }

  /// The transform about the node's centre.
  @inlinable public var transform: Transform {
    @inline(__always) get { members.contains(.transform) ? node.pointee.transform : .identity }
    @inline(__always) set {
      members.formUnion(.transform)
      if store(newValue, in: &node.pointee.transform) { changes.formUnion(.geometry) }
    }
  }

  /// Opacity, 0…1.
  @inlinable public var alpha: Double {
    @inline(__always) get { members.contains(.alpha) ? node.pointee.alpha : 1 }
    @inline(__always) set {
      members.formUnion(.alpha)
      if store(newValue, in: &node.pointee.alpha) { changes.formUnion(.geometry) }
    }
  }

  /// Whether it is neither drawn nor touched.
  @inlinable public var hidden: Bool {
    @inline(__always) get { members.contains(.hidden) ? node.pointee.hidden : false }
    @inline(__always) set {
      members.formUnion(.hidden)
      if store(newValue, in: &node.pointee.hidden) { changes.formUnion(.geometry) }
    }
  }

  /// Whether it responds to input.
  @inlinable public var enabled: Bool {
    @inline(__always) get { members.contains(.enabled) ? node.pointee.enabled : true }
    @inline(__always) set {
      members.formUnion(.enabled)
      if store(newValue, in: &node.pointee.enabled) { changes.formUnion(.geometry) }
    }
  }

  /// Corner radius, in points.
  @inlinable public var cornerRadius: Double {
    @inline(__always) get { members.contains(.cornerRadius) ? node.pointee.cornerRadius : 0 }
    @inline(__always) set {
      members.formUnion(.cornerRadius)
      if store(newValue, in: &node.pointee.cornerRadius) { changes.formUnion(.geometry) }
    }
  }

  /// Border width, in points.
  @inlinable public var borderWidth: Double {
    @inline(__always) get { members.contains(.borderWidth) ? node.pointee.borderWidth : 0 }
    @inline(__always) set {
      members.formUnion(.borderWidth)
      if store(newValue, in: &node.pointee.borderWidth) { changes.formUnion(.geometry) }
    }
  }

  /// Border colour.
  @inlinable public var borderColor: Color? {
    @inline(__always) get { members.contains(.borderColor) ? node.pointee.borderColor : nil }
    @inline(__always) set {
      members.formUnion(.borderColor)
      if store(newValue, in: &node.pointee.borderColor) { changes.formUnion(.content) }
    }
  }

  /// Background colour.
  @inlinable public var background: Color? {
    @inline(__always) get { members.contains(.background) ? node.pointee.background : nil }
    @inline(__always) set {
      members.formUnion(.background)
      if store(newValue, in: &node.pointee.background) { changes.formUnion(.content) }
    }
  }

  /// The text shown, in full even if it does not fit.
  @inlinable public var text: String? {
    @inline(__always) get { members.contains(.text) ? node.pointee.text : nil }
    @inline(__always) set {
      members.formUnion(.text)
      if store(text: newValue, in: &node.pointee.text) { changes.formUnion(.content) }
    }
  }

  /// Text colour.
  @inlinable public var textColor: Color? {
    @inline(__always) get { members.contains(.textColor) ? node.pointee.textColor : nil }
    @inline(__always) set {
      members.formUnion(.textColor)
      if store(newValue, in: &node.pointee.textColor) { changes.formUnion(.content) }
    }
  }

  /// Font of the text.
  @inlinable public var font: Node.Font? {
    @inline(__always) get { members.contains(.font) ? node.pointee.font : nil }
    @inline(__always) set {
      members.formUnion(.font)
      if store(text: newValue, in: &node.pointee.font) { changes.formUnion(.content) }
    }
  }

  /// Text alignment; `nil` is natural alignment.
  @inlinable public var textAlignment: Node.TextAlignment? {
    @inline(__always) get { members.contains(.textAlignment) ? node.pointee.textAlignment : nil }
    @inline(__always) set {
      members.formUnion(.textAlignment)
      if store(newValue, in: &node.pointee.textAlignment) { changes.formUnion(.content) }
    }
  }

  /// The text that a field shows while it is empty.
  @inlinable public var placeholder: String? {
    @inline(__always) get { members.contains(.placeholder) ? node.pointee.placeholder : nil }
    @inline(__always) set {
      members.formUnion(.placeholder)
      if store(text: newValue, in: &node.pointee.placeholder) { changes.formUnion(.content) }
    }
  }

  /// Name of the image shown.
  @inlinable public var image: String? {
    @inline(__always) get { members.contains(.image) ? node.pointee.image : nil }
    @inline(__always) set {
      members.formUnion(.image)
      if store(text: newValue, in: &node.pointee.image) { changes.formUnion(.content) }
    }
  }

  /// The point of the content at the node's top left, in points; children are laid out in the content.
  @inlinable public var contentOffset: Point {
    @inline(__always) get { members.contains(.contentOffset) ? node.pointee.contentOffset : .zero }
    @inline(__always) set {
      members.formUnion(.contentOffset)
      if store(newValue, in: &node.pointee.contentOffset) { changes.formUnion(.content) }
    }
  }

  /// Insets around the content, in points.
  @inlinable public var contentInset: Insets {
    @inline(__always) get { members.contains(.contentInset) ? node.pointee.contentInset : .zero }
    @inline(__always) set {
      members.formUnion(.contentInset)
      if store(newValue, in: &node.pointee.contentInset) { changes.formUnion(.content) }
    }
  }

  /// Size of the content, in points.
  @inlinable public var contentSize: Size? {
    @inline(__always) get { members.contains(.contentSize) ? node.pointee.contentSize : nil }
    @inline(__always) set {
      members.formUnion(.contentSize)
      if store(newValue, in: &node.pointee.contentSize) { changes.formUnion(.content) }
    }
  }

  /// Fraction of the outline that is drawn, 0…1.
  @inlinable public var strokeEnd: Double {
    @inline(__always) get { members.contains(.strokeEnd) ? node.pointee.strokeEnd : 1 }
    @inline(__always) set {
      members.formUnion(.strokeEnd)
      if store(newValue, in: &node.pointee.strokeEnd) { changes.formUnion(.content) }
    }
  }

  /// The caret's offset in `text`, in UTF-16 units.
  @inlinable public var caret: Int? {
    @inline(__always) get { members.contains(.caret) ? node.pointee.caret : nil }
    @inline(__always) set {
      members.formUnion(.caret)
      if store(newValue, in: &node.pointee.caret) { changes.formUnion(.content) }
    }
  }

  /// Whether it has keyboard focus.
  @inlinable public var focused: Bool {
    @inline(__always) get { members.contains(.focused) ? node.pointee.focused : false }
    @inline(__always) set {
      members.formUnion(.focused)
      if store(newValue, in: &node.pointee.focused) { changes.formUnion(.content) }
    }
  }

  /// Whether its text is obscured by dots.
  @inlinable public var secure: Bool {
    @inline(__always) get { members.contains(.secure) ? node.pointee.secure : false }
    @inline(__always) set {
      members.formUnion(.secure)
      if store(newValue, in: &node.pointee.secure) { changes.formUnion(.content) }
    }
  }

  /// Colour of the placeholder.
  @inlinable public var placeholderColor: Color? {
    @inline(__always) get { members.contains(.placeholderColor) ? node.pointee.placeholderColor : nil }
    @inline(__always) set {
      members.formUnion(.placeholderColor)
      if store(newValue, in: &node.pointee.placeholderColor) { changes.formUnion(.content) }
    }
  }

  /// Colour of an image that is a glyph, and of a field's caret.
  @inlinable public var tintColor: Color? {
    @inline(__always) get { members.contains(.tintColor) ? node.pointee.tintColor : nil }
    @inline(__always) set {
      members.formUnion(.tintColor)
      if store(newValue, in: &node.pointee.tintColor) { changes.formUnion(.content) }
    }
  }

  /// Whether its children are drawn only inside its bounds.
  @inlinable public var clipsToBounds: Bool {
    @inline(__always) get { members.contains(.clipsToBounds) ? node.pointee.clipsToBounds : false }
    @inline(__always) set {
      members.formUnion(.clipsToBounds)
      if store(newValue, in: &node.pointee.clipsToBounds) { changes.formUnion(.content) }
    }
  }

  /// The keyboard that a field asks for.
  @inlinable public var keyboardType: Node.KeyboardType {
    @inline(__always) get { members.contains(.keyboardType) ? node.pointee.keyboardType : .default }
    @inline(__always) set {
      members.formUnion(.keyboardType)
      if store(newValue, in: &node.pointee.keyboardType) { changes.formUnion(.content) }
    }
  }

  /// The meaning of a field's text, for autofill.
  @inlinable public var textContentType: Node.TextContentType? {
    @inline(__always) get { members.contains(.textContentType) ? node.pointee.textContentType : nil }
    @inline(__always) set {
      members.formUnion(.textContentType)
      if store(newValue, in: &node.pointee.textContentType) { changes.formUnion(.content) }
    }
  }

  /// The title of the return key while a field has the keyboard.
  @inlinable public var returnKeyType: Node.ReturnKeyType {
    @inline(__always) get { members.contains(.returnKeyType) ? node.pointee.returnKeyType : .default }
    @inline(__always) set {
      members.formUnion(.returnKeyType)
      if store(newValue, in: &node.pointee.returnKeyType) { changes.formUnion(.content) }
    }
  }

  /// Whether the keyboard may correct the text that is typed into a field.
  @inlinable public var autocorrection: Bool {
    @inline(__always) get { members.contains(.autocorrection) ? node.pointee.autocorrection : true }
    @inline(__always) set {
      members.formUnion(.autocorrection)
      if store(newValue, in: &node.pointee.autocorrection) { changes.formUnion(.content) }
    }
  }

  /// The texts of a picker's rows, by component.
  @inlinable public var rows: [[String]] {
    @inline(__always) get { members.contains(.rows) ? node.pointee.rows : [] }
    @inline(__always) set {
      members.formUnion(.rows)
      if store(text: newValue, in: &node.pointee.rows) { changes.formUnion(.content) }
    }
  }

  /// The row under a picker's marker in each component.
  @inlinable public var selectedRows: [Int] {
    @inline(__always) get { members.contains(.selectedRows) ? node.pointee.selectedRows : [] }
    @inline(__always) set {
      members.formUnion(.selectedRows)
      if store(text: newValue, in: &node.pointee.selectedRows) { changes.formUnion(.content) }
    }
  }

  /// Its name, as a screen reader speaks it.
  @inlinable public var accessibilityLabel: String? {
    @inline(__always) get { members.contains(.accessibilityLabel) ? node.pointee.accessibilityLabel : nil }
    @inline(__always) set {
      members.formUnion(.accessibilityLabel)
      if store(text: newValue, in: &node.pointee.accessibilityLabel) { changes.formUnion(.content) }
    }
  }

  /// Its value, as a screen reader speaks it; never a secret.
  @inlinable public var accessibilityValue: String? {
    @inline(__always) get { members.contains(.accessibilityValue) ? node.pointee.accessibilityValue : nil }
    @inline(__always) set {
      members.formUnion(.accessibilityValue)
      if store(text: newValue, in: &node.pointee.accessibilityValue) { changes.formUnion(.content) }
    }
  }

  /// How it behaves for assistive technologies.
  @inlinable public var accessibilityTraits: AccessibilityTraits {
    @inline(__always) get { members.contains(.accessibilityTraits) ? node.pointee.accessibilityTraits : [] }
    @inline(__always) set {
      members.formUnion(.accessibilityTraits)
      if store(newValue, in: &node.pointee.accessibilityTraits) { changes.formUnion(.content) }
    }
  }

  /// Whether it receives touches; not part of the frame.
  @inlinable public var interactive: Bool {
    @inline(__always) get { members.contains(.interactive) ? node.pointee.interactive : false }
    @inline(__always) set {
      members.formUnion(.interactive)
      if store(newValue, in: &node.pointee.interactive) { changes.formUnion(.content) }
    }
  }

  /// Sets members to their defaults.
  mutating func reset(_ stale: NodeMembers) {
    if stale.contains(.transform) { transform = .identity }
    if stale.contains(.alpha) { alpha = 1 }
    if stale.contains(.hidden) { hidden = false }
    if stale.contains(.enabled) { enabled = true }
    if stale.contains(.cornerRadius) { cornerRadius = 0 }
    if stale.contains(.borderWidth) { borderWidth = 0 }
    if stale.contains(.borderColor) { borderColor = nil }
    if stale.contains(.background) { background = nil }
    if stale.contains(.text) { text = nil }
    if stale.contains(.textColor) { textColor = nil }
    if stale.contains(.font) { font = nil }
    if stale.contains(.textAlignment) { textAlignment = nil }
    if stale.contains(.placeholder) { placeholder = nil }
    if stale.contains(.image) { image = nil }
    if stale.contains(.contentOffset) { contentOffset = .zero }
    if stale.contains(.contentInset) { contentInset = .zero }
    if stale.contains(.contentSize) { contentSize = nil }
    if stale.contains(.strokeEnd) { strokeEnd = 1 }
    if stale.contains(.caret) { caret = nil }
    if stale.contains(.focused) { focused = false }
    if stale.contains(.secure) { secure = false }
    if stale.contains(.placeholderColor) { placeholderColor = nil }
    if stale.contains(.tintColor) { tintColor = nil }
    if stale.contains(.clipsToBounds) { clipsToBounds = false }
    if stale.contains(.keyboardType) { keyboardType = .default }
    if stale.contains(.textContentType) { textContentType = nil }
    if stale.contains(.returnKeyType) { returnKeyType = .default }
    if stale.contains(.autocorrection) { autocorrection = true }
    if stale.contains(.rows) { rows = [] }
    if stale.contains(.selectedRows) { selectedRows = [] }
    if stale.contains(.accessibilityLabel) { accessibilityLabel = nil }
    if stale.contains(.accessibilityValue) { accessibilityValue = nil }
    if stale.contains(.accessibilityTraits) { accessibilityTraits = [] }
    if stale.contains(.interactive) { interactive = false }
  }

  /// Sets a property; an overshoot is clamped if the property has limits.
  mutating func set(_ property: AnimatableProperty, to value: AnimatableValue) {
    switch property {
    case .frame: frame = value.rect
    case .transform: transform = value.transform
    case .alpha: alpha = min(max(value.number, 0), 1)
    case .cornerRadius: cornerRadius = max(0, value.number)
    case .borderWidth: borderWidth = max(0, value.number)
    case .borderColor: borderColor = value.color
    case .background: background = value.color
    case .textColor: textColor = value.color
    case .tintColor: tintColor = value.color
    case .contentOffset: contentOffset = value.point
    case .contentInset: contentInset = value.insets
    case .strokeEnd: strokeEnd = min(max(value.number, 0), 1)
    }
  }
}
