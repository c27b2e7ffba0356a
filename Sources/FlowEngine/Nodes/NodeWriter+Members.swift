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
      let node = node
      set(.transform, .geometry, newValue, in: &node.pointee.transform)
    }
  }

  /// Opacity, 0…1.
  @inlinable public var alpha: Double {
    @inline(__always) get { members.contains(.alpha) ? node.pointee.alpha : 1 }
    @inline(__always) set {
      let node = node
      set(.alpha, .geometry, newValue, in: &node.pointee.alpha)
    }
  }

  /// Whether it is neither drawn nor touched.
  @inlinable public var hidden: Bool {
    @inline(__always) get { members.contains(.hidden) ? node.pointee.hidden : false }
    @inline(__always) set {
      let node = node
      set(.hidden, .geometry, newValue, in: &node.pointee.hidden)
    }
  }

  /// Whether it responds to input.
  @inlinable public var enabled: Bool {
    @inline(__always) get { members.contains(.enabled) ? node.pointee.enabled : true }
    @inline(__always) set {
      let node = node
      set(.enabled, .geometry, newValue, in: &node.pointee.enabled)
    }
  }

  /// Corner radius, in points.
  @inlinable public var cornerRadius: Double {
    @inline(__always) get { members.contains(.cornerRadius) ? node.pointee.cornerRadius : 0 }
    @inline(__always) set {
      let node = node
      set(.cornerRadius, .geometry, newValue, in: &node.pointee.cornerRadius)
    }
  }

  /// Border width, in points.
  @inlinable public var borderWidth: Double {
    @inline(__always) get { members.contains(.borderWidth) ? node.pointee.borderWidth : 0 }
    @inline(__always) set {
      let node = node
      set(.borderWidth, .geometry, newValue, in: &node.pointee.borderWidth)
    }
  }

  /// Border colour.
  @inlinable public var borderColor: Color? {
    @inline(__always) get { members.contains(.borderColor) ? node.pointee.borderColor : nil }
    @inline(__always) set {
      let node = node
      set(.borderColor, .content, newValue, in: &node.pointee.borderColor)
    }
  }

  /// Background colour.
  @inlinable public var background: Color? {
    @inline(__always) get { members.contains(.background) ? node.pointee.background : nil }
    @inline(__always) set {
      let node = node
      set(.background, .content, newValue, in: &node.pointee.background)
    }
  }

  /// The text shown, in full even if it does not fit.
  @inlinable public var text: String? {
    @inline(__always) get { members.contains(.text) ? node.pointee.text : nil }
    @inline(__always) set {
      let node = node
      set(.text, .content, text: newValue, in: &node.pointee.text)
    }
  }

  /// Text colour.
  @inlinable public var textColor: Color? {
    @inline(__always) get { members.contains(.textColor) ? node.pointee.textColor : nil }
    @inline(__always) set {
      let node = node
      set(.textColor, .content, newValue, in: &node.pointee.textColor)
    }
  }

  /// Font of the text.
  @inlinable public var font: Node.Font? {
    @inline(__always) get { members.contains(.font) ? node.pointee.font : nil }
    @inline(__always) set {
      let node = node
      set(.font, .content, text: newValue, in: &node.pointee.font)
    }
  }

  /// Text alignment; `nil` is natural alignment.
  @inlinable public var textAlignment: Node.TextAlignment? {
    @inline(__always) get { members.contains(.textAlignment) ? node.pointee.textAlignment : nil }
    @inline(__always) set {
      let node = node
      set(.textAlignment, .content, newValue, in: &node.pointee.textAlignment)
    }
  }

  /// The text that a field shows while it is empty.
  @inlinable public var placeholder: String? {
    @inline(__always) get { members.contains(.placeholder) ? node.pointee.placeholder : nil }
    @inline(__always) set {
      let node = node
      set(.placeholder, .content, text: newValue, in: &node.pointee.placeholder)
    }
  }

  /// Name of the image shown.
  @inlinable public var image: String? {
    @inline(__always) get { members.contains(.image) ? node.pointee.image : nil }
    @inline(__always) set {
      let node = node
      set(.image, .content, text: newValue, in: &node.pointee.image)
    }
  }

  /// The point of the content at the node's top left, in points; children are laid out in the content.
  @inlinable public var contentOffset: Point {
    @inline(__always) get { members.contains(.contentOffset) ? node.pointee.contentOffset : .zero }
    @inline(__always) set {
      let node = node
      set(.contentOffset, .content, newValue, in: &node.pointee.contentOffset)
    }
  }

  /// Insets around the content, in points.
  @inlinable public var contentInset: Insets {
    @inline(__always) get { members.contains(.contentInset) ? node.pointee.contentInset : .zero }
    @inline(__always) set {
      let node = node
      set(.contentInset, .content, newValue, in: &node.pointee.contentInset)
    }
  }

  /// Size of the content, in points.
  @inlinable public var contentSize: Size? {
    @inline(__always) get { members.contains(.contentSize) ? node.pointee.contentSize : nil }
    @inline(__always) set {
      let node = node
      set(.contentSize, .content, newValue, in: &node.pointee.contentSize)
    }
  }

  /// Fraction of the outline that is drawn, 0…1.
  @inlinable public var strokeEnd: Double {
    @inline(__always) get { members.contains(.strokeEnd) ? node.pointee.strokeEnd : 1 }
    @inline(__always) set {
      let node = node
      set(.strokeEnd, .content, newValue, in: &node.pointee.strokeEnd)
    }
  }

  /// The caret's offset in `text`, in UTF-16 units.
  @inlinable public var caret: Int? {
    @inline(__always) get { members.contains(.caret) ? node.pointee.caret : nil }
    @inline(__always) set {
      let node = node
      set(.caret, .content, newValue, in: &node.pointee.caret)
    }
  }

  /// The selected part of `text`, in UTF-16 units, if it is more than a caret.
  @inlinable public var selectedRange: TextRange? {
    @inline(__always) get { members.contains(.selectedRange) ? node.pointee.selectedRange : nil }
    @inline(__always) set {
      let node = node
      set(.selectedRange, .content, newValue, in: &node.pointee.selectedRange)
    }
  }

  /// The part of `text` that an input method still composes, in UTF-16 units.
  @inlinable public var markedRange: TextRange? {
    @inline(__always) get { members.contains(.markedRange) ? node.pointee.markedRange : nil }
    @inline(__always) set {
      let node = node
      set(.markedRange, .content, newValue, in: &node.pointee.markedRange)
    }
  }

  /// Whether it has keyboard focus.
  @inlinable public var focused: Bool {
    @inline(__always) get { members.contains(.focused) ? node.pointee.focused : false }
    @inline(__always) set {
      let node = node
      set(.focused, .content, newValue, in: &node.pointee.focused)
    }
  }

  /// Whether a finger or a button of a mouse is down on it that would be a tap.
  @inlinable public var pressed: Bool {
    @inline(__always) get { members.contains(.pressed) ? node.pointee.pressed : false }
    @inline(__always) set {
      let node = node
      set(.pressed, .content, newValue, in: &node.pointee.pressed)
    }
  }

  /// Whether a mouse or a pen points at it.
  @inlinable public var hovered: Bool {
    @inline(__always) get { members.contains(.hovered) ? node.pointee.hovered : false }
    @inline(__always) set {
      let node = node
      set(.hovered, .content, newValue, in: &node.pointee.hovered)
    }
  }

  /// Whether its text is obscured by dots.
  @inlinable public var secure: Bool {
    @inline(__always) get { members.contains(.secure) ? node.pointee.secure : false }
    @inline(__always) set {
      let node = node
      set(.secure, .content, newValue, in: &node.pointee.secure)
    }
  }

  /// Colour of the placeholder.
  @inlinable public var placeholderColor: Color? {
    @inline(__always) get { members.contains(.placeholderColor) ? node.pointee.placeholderColor : nil }
    @inline(__always) set {
      let node = node
      set(.placeholderColor, .content, newValue, in: &node.pointee.placeholderColor)
    }
  }

  /// Colour of an image that is a glyph, and of a field's caret.
  @inlinable public var tintColor: Color? {
    @inline(__always) get { members.contains(.tintColor) ? node.pointee.tintColor : nil }
    @inline(__always) set {
      let node = node
      set(.tintColor, .content, newValue, in: &node.pointee.tintColor)
    }
  }

  /// Whether its children are drawn only inside its bounds.
  @inlinable public var clipsToBounds: Bool {
    @inline(__always) get { members.contains(.clipsToBounds) ? node.pointee.clipsToBounds : false }
    @inline(__always) set {
      let node = node
      set(.clipsToBounds, .content, newValue, in: &node.pointee.clipsToBounds)
    }
  }

  /// The keyboard that a field asks for.
  @inlinable public var keyboardType: Node.KeyboardType {
    @inline(__always) get { members.contains(.keyboardType) ? node.pointee.keyboardType : .default }
    @inline(__always) set {
      let node = node
      set(.keyboardType, .content, newValue, in: &node.pointee.keyboardType)
    }
  }

  /// The meaning of a field's text, for autofill.
  @inlinable public var textContentType: Node.TextContentType? {
    @inline(__always) get { members.contains(.textContentType) ? node.pointee.textContentType : nil }
    @inline(__always) set {
      let node = node
      set(.textContentType, .content, newValue, in: &node.pointee.textContentType)
    }
  }

  /// The title of the return key while a field has the keyboard.
  @inlinable public var returnKeyType: Node.ReturnKeyType {
    @inline(__always) get { members.contains(.returnKeyType) ? node.pointee.returnKeyType : .default }
    @inline(__always) set {
      let node = node
      set(.returnKeyType, .content, newValue, in: &node.pointee.returnKeyType)
    }
  }

  /// Whether the keyboard may correct the text that is typed into a field.
  @inlinable public var autocorrection: Bool {
    @inline(__always) get { members.contains(.autocorrection) ? node.pointee.autocorrection : true }
    @inline(__always) set {
      let node = node
      set(.autocorrection, .content, newValue, in: &node.pointee.autocorrection)
    }
  }

  /// The texts of a picker's rows, by component.
  @inlinable public var rows: [[String]] {
    @inline(__always) get { members.contains(.rows) ? node.pointee.rows : [] }
    @inline(__always) set {
      let node = node
      set(.rows, .content, text: newValue, in: &node.pointee.rows)
    }
  }

  /// The row under a picker's marker in each component.
  @inlinable public var selectedRows: [Int] {
    @inline(__always) get { members.contains(.selectedRows) ? node.pointee.selectedRows : [] }
    @inline(__always) set {
      let node = node
      set(.selectedRows, .content, text: newValue, in: &node.pointee.selectedRows)
    }
  }

  /// Its name, as a screen reader speaks it.
  @inlinable public var accessibilityLabel: String? {
    @inline(__always) get { members.contains(.accessibilityLabel) ? node.pointee.accessibilityLabel : nil }
    @inline(__always) set {
      let node = node
      set(.accessibilityLabel, .content, text: newValue, in: &node.pointee.accessibilityLabel)
    }
  }

  /// Its value, as a screen reader speaks it; never a secret.
  @inlinable public var accessibilityValue: String? {
    @inline(__always) get { members.contains(.accessibilityValue) ? node.pointee.accessibilityValue : nil }
    @inline(__always) set {
      let node = node
      set(.accessibilityValue, .content, text: newValue, in: &node.pointee.accessibilityValue)
    }
  }

  /// How it behaves for assistive technologies.
  @inlinable public var accessibilityTraits: AccessibilityTraits {
    @inline(__always) get { members.contains(.accessibilityTraits) ? node.pointee.accessibilityTraits : [] }
    @inline(__always) set {
      let node = node
      set(.accessibilityTraits, .content, newValue, in: &node.pointee.accessibilityTraits)
    }
  }

  /// Whether it receives touches; not part of the frame.
  @inlinable public var interactive: Bool {
    @inline(__always) get { members.contains(.interactive) ? node.pointee.interactive : false }
    @inline(__always) set {
      let node = node
      set(.interactive, .content, newValue, in: &node.pointee.interactive)
    }
  }

  /// Sets members to their defaults.
  mutating func reset(_ stale: NodeMembers) {
    if !stale.isDisjoint(with: .geometry) {
      if stale.contains(.transform) { transform = .identity }
      if stale.contains(.alpha) { alpha = 1 }
      if stale.contains(.hidden) { hidden = false }
      if stale.contains(.enabled) { enabled = true }
      if stale.contains(.cornerRadius) { cornerRadius = 0 }
      if stale.contains(.borderWidth) { borderWidth = 0 }
    }
    if stale.contains(.borderColor) { borderColor = nil }
    if stale.contains(.background) { background = nil }
    if !stale.isDisjoint(with: .shown) {
      if stale.contains(.text) { text = nil }
      if stale.contains(.textColor) { textColor = nil }
      if stale.contains(.font) { font = nil }
      if stale.contains(.textAlignment) { textAlignment = nil }
      if stale.contains(.placeholder) { placeholder = nil }
      if stale.contains(.image) { image = nil }
    }
    if !stale.isDisjoint(with: .scrolling) {
      if stale.contains(.contentOffset) { contentOffset = .zero }
      if stale.contains(.contentInset) { contentInset = .zero }
      if stale.contains(.contentSize) { contentSize = nil }
    }
    if !stale.isDisjoint(with: .entered) {
      if stale.contains(.strokeEnd) { strokeEnd = 1 }
      if stale.contains(.caret) { caret = nil }
      if stale.contains(.selectedRange) { selectedRange = nil }
      if Recognition.isIncluded, stale.contains(.markedRange) { markedRange = nil }
      if stale.contains(.focused) { focused = false }
      if Recognition.isIncluded, stale.contains(.pressed) { pressed = false }
      if Recognition.isIncluded, stale.contains(.hovered) { hovered = false }
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
    }
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
