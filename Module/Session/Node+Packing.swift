// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

import CFlow
import FlowEngine

extension flow_node {
  /// Fills in everything but the numbers and the content.
  mutating func fill(from node: UnsafePointer<Node>) {
    frame = node.pointee.frame.packed
    transform = node.pointee.transform.packed
    alpha = node.pointee.alpha
    corner_radius = node.pointee.cornerRadius
    border_width = node.pointee.borderWidth
    stroke_end = node.pointee.strokeEnd
    content_offset = node.pointee.contentOffset.packed
    content_inset = node.pointee.contentInset.packed
    if let value = node.pointee.contentSize { content_size = value.packed; members |= UInt32(FLOW_HAS_CONTENT_SIZE) }
    if let value = node.pointee.background { background = value.packed; members |= UInt32(FLOW_HAS_BACKGROUND) }
    if let value = node.pointee.borderColor { border_color = value.packed; members |= UInt32(FLOW_HAS_BORDER_COLOR) }
    if let value = node.pointee.textColor { text_color = value.packed; members |= UInt32(FLOW_HAS_TEXT_COLOR) }
    if let value = node.pointee.placeholderColor { placeholder_color = value.packed; members |= UInt32(FLOW_HAS_PLACEHOLDER_COLOR) }
    if let value = node.pointee.tintColor { tint_color = value.packed; members |= UInt32(FLOW_HAS_TINT_COLOR) }
    if node.pointee.hidden { flags |= UInt32(FLOW_NODE_HIDDEN) }
    if node.pointee.enabled { flags |= UInt32(FLOW_NODE_ENABLED) }
    if node.pointee.focused { flags |= UInt32(FLOW_NODE_FOCUSED) }
    if node.pointee.secure { flags |= UInt32(FLOW_NODE_SECURE) }
    if node.pointee.clipsToBounds { flags |= UInt32(FLOW_NODE_CLIPS_TO_BOUNDS) }
    if node.pointee.autocorrection { flags |= UInt32(FLOW_NODE_AUTOCORRECTION) }
    if node.pointee.interactive { flags |= UInt32(FLOW_NODE_INTERACTIVE) }
    #if POINTERS
      if node.pointee.pressed { flags |= UInt32(FLOW_NODE_PRESSED) }
    #endif
    #if POINTERS
      if node.pointee.hovered { flags |= UInt32(FLOW_NODE_HOVERED) }
    #endif
    if node.pointee.transform != .identity { flags |= UInt32(FLOW_NODE_TRANSFORMED) }
  }
}

extension ChangePacker {
  /// Fills in everything but the rows.
  mutating func fill(_ content: inout flow_content, from node: UnsafePointer<Node>) {
    content.kind = node.pointee.kind.code
    content.id = add(node.pointee.id.name)
    content.text = add(node.pointee.text)
    if node.pointee.text != nil { content.members |= UInt32(FLOW_HAS_TEXT) }
    content.placeholder = add(node.pointee.placeholder)
    if node.pointee.placeholder != nil { content.members |= UInt32(FLOW_HAS_PLACEHOLDER) }
    content.image = add(node.pointee.image)
    if node.pointee.image != nil { content.members |= UInt32(FLOW_HAS_IMAGE) }
    content.font_name = add(node.pointee.font?.name)
    content.font_size = node.pointee.font?.size ?? 0
    if node.pointee.font != nil { content.members |= UInt32(FLOW_HAS_FONT) }
    content.caret = node.pointee.caret.map { Int32(clamping: $0) } ?? -1
    content.text_alignment = node.pointee.textAlignment.code
    content.keyboard_type = add(node.pointee.keyboardType.rawValue)
    content.text_content_type = add(node.pointee.textContentType?.rawValue)
    if node.pointee.textContentType != nil { content.members |= UInt32(FLOW_HAS_TEXT_CONTENT_TYPE) }
    content.return_key_type = add(node.pointee.returnKeyType.rawValue)
    content.accessibility_label = add(node.pointee.accessibilityLabel)
    if node.pointee.accessibilityLabel != nil { content.members |= UInt32(FLOW_HAS_ACCESSIBILITY_LABEL) }
    content.accessibility_value = add(node.pointee.accessibilityValue)
    if node.pointee.accessibilityValue != nil { content.members |= UInt32(FLOW_HAS_ACCESSIBILITY_VALUE) }
    content.accessibility_traits = UInt32(node.pointee.accessibilityTraits.rawValue)
    content.selected_range_location = node.pointee.selectedRange.map { Int32(clamping: $0.location) } ?? -1
    content.selected_range_length = node.pointee.selectedRange.map { Int32(clamping: $0.length) } ?? 0
    #if POINTERS
      content.marked_range_location = node.pointee.markedRange.map { Int32(clamping: $0.location) } ?? -1
      content.marked_range_length = node.pointee.markedRange.map { Int32(clamping: $0.length) } ?? 0
    #else
      content.marked_range_location = -1
    #endif
  }
}

extension Node.Kind {
  /// The number of `flow_content.kind`.
  var code: Int32 {
    switch self {
    case .view: Int32(FLOW_KIND_VIEW)
    case .label: Int32(FLOW_KIND_LABEL)
    case .image: Int32(FLOW_KIND_IMAGE)
    case .field: Int32(FLOW_KIND_FIELD)
    case .button: Int32(FLOW_KIND_BUTTON)
    case .shape: Int32(FLOW_KIND_SHAPE)
    case .scroll: Int32(FLOW_KIND_SCROLL)
    case .picker: Int32(FLOW_KIND_PICKER)
    }
  }
}

extension Node.TextAlignment? {
  /// The number of `flow_content.text_alignment`.
  var code: Int32 {
    switch self {
    case nil: Int32(FLOW_ALIGNMENT_NATURAL)
    case .left: Int32(FLOW_ALIGNMENT_LEFT)
    case .center: Int32(FLOW_ALIGNMENT_CENTER)
    case .right: Int32(FLOW_ALIGNMENT_RIGHT)
    }
  }
}
