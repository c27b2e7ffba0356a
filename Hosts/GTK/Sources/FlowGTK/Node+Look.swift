import CFlowGTK
import FlowEngine
import GTK4

extension FlowColor {
  init(_ color: Color?) {
    self.init(is_set: color != nil, rgba: color?.rgba ?? 0)
  }
}

extension Color {
  /// The colour as 0xRRGGBBAA.
  var rgba: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }

  /// Opaque black, the colour of a text that names none.
  static var text: Color { Color(red: 0, green: 0, blue: 0) }
}

extension FlowPlace {
  init(_ node: borrowing Node) {
    self.init()
    (x, y) = (node.frame.minX, node.frame.minY)
    (width, height) = (node.frame.width, node.frame.height)
    is_transformed = node.transform != .identity
    guard is_transformed else { return }
    let m = node.transform.matrix
    matrix = (
      Float(m.m11), Float(m.m12), Float(m.m13), Float(m.m14),
      Float(m.m21), Float(m.m22), Float(m.m23), Float(m.m24),
      Float(m.m31), Float(m.m32), Float(m.m33), Float(m.m34),
      Float(m.m41), Float(m.m42), Float(m.m43), Float(m.m44)
    )
  }
}

extension FlowLook {
  init(_ node: borrowing Node) {
    let hasOutline = node.kind == .shape && node.borderWidth > 0 || node.strokeEnd != 1
    let width = node.borderWidth > 0 ? node.borderWidth : node.borderColor == nil ? 0 : 1
    self.init(
      background: FlowColor(node.background), border_color: FlowColor(node.borderColor),
      border_width: node.borderWidth, corner_radius: node.cornerRadius, has_outline: hasOutline,
      stroke_end: node.strokeEnd, outline_width: width,
      outline_color: FlowColor(node.borderColor ?? node.textColor ?? .text),
      clips: node.clipsToBounds || node.kind == .scroll)
  }
}

extension Node {
  /// Whether a screen reader reads it. A text alone does not decide it: it may be a digit of a secret, or
  /// part of a node that speaks for it.
  var isRead: Bool {
    (accessibilityLabel != nil || !accessibilityTraits.isEmpty) && !hidden
      && alpha >= NodeList.touchableAlpha
  }

  /// The role of the box of a node without a widget of its own.
  var boxRole: GtkAccessibleRole {
    switch kind {
    case .view, .shape, .scroll:
      if accessibilityTraits.contains(.button) { return GTK_ACCESSIBLE_ROLE_BUTTON }
      if accessibilityTraits.contains(.header) { return GTK_ACCESSIBLE_ROLE_HEADING }
      if accessibilityTraits.contains(.image) { return GTK_ACCESSIBLE_ROLE_IMG }
      if accessibilityTraits.contains(.adjustable) { return GTK_ACCESSIBLE_ROLE_SLIDER }
      return accessibilityLabel == nil ? GTK_ACCESSIBLE_ROLE_GENERIC : GTK_ACCESSIBLE_ROLE_GROUP
    case .label, .image, .field, .button, .picker: return GTK_ACCESSIBLE_ROLE_GENERIC
    }
  }

  /// Where its text stands, 0…1 from the left.
  func horizontalAlignment(_ isRightToLeft: Bool) -> Double {
    switch textAlignment {
    case nil: isRightToLeft ? 1 : 0
    case .left: 0
    case .center: 0.5
    case .right: 1
    }
  }

  /// The kind of text that an input method expects.
  var inputPurpose: GtkInputPurpose {
    switch keyboardType {
    case .default, .asciiCapable, .twitter, .webSearch:
      secure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM
    case .numberPad, .asciiCapableNumberPad:
      secure ? GTK_INPUT_PURPOSE_PIN : GTK_INPUT_PURPOSE_DIGITS
    case .decimalPad, .numbersAndPunctuation: GTK_INPUT_PURPOSE_NUMBER
    case .phonePad: GTK_INPUT_PURPOSE_PHONE
    case .namePhonePad: GTK_INPUT_PURPOSE_NAME
    case .emailAddress: GTK_INPUT_PURPOSE_EMAIL
    case .url: GTK_INPUT_PURPOSE_URL
    }
  }
}
