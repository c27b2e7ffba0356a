import CFlow
import FlowEngine

extension flow_node {
  /// Fills in everything but the numbers and the content.
  mutating func fill(from node: UnsafePointer<Node>) {
    let rect = node.pointee.frame
    frame = (rect.minX, rect.minY, rect.width, rect.height)
    let transform = node.pointee.transform
    self.transform = (
      transform.translation.x, transform.translation.y, transform.scale.x, transform.scale.y,
      transform.rotationY, transform.perspective
    )
    alpha = node.pointee.alpha
    corner_radius = node.pointee.cornerRadius
    border_width = node.pointee.borderWidth
    stroke_end = node.pointee.strokeEnd
    content_offset = (node.pointee.contentOffset.x, node.pointee.contentOffset.y)
    let inset = node.pointee.contentInset
    content_inset = (inset.top, inset.left, inset.bottom, inset.right)
    if let size = node.pointee.contentSize {
      content_size = (size.width, size.height)
      members |= UInt32(FLOW_HAS_CONTENT_SIZE)
    }
    flags = node.flags
    if transform != .identity { flags |= UInt32(FLOW_NODE_TRANSFORMED) }
    set(&background, node.pointee.background, UInt32(FLOW_HAS_BACKGROUND), in: &members)
    set(&border_color, node.pointee.borderColor, UInt32(FLOW_HAS_BORDER_COLOR), in: &members)
    set(&text_color, node.pointee.textColor, UInt32(FLOW_HAS_TEXT_COLOR), in: &members)
    set(
      &placeholder_color, node.pointee.placeholderColor, UInt32(FLOW_HAS_PLACEHOLDER_COLOR),
      in: &members)
    set(&tint_color, node.pointee.tintColor, UInt32(FLOW_HAS_TINT_COLOR), in: &members)
  }
}

/// Sets a colour, if there is one, and the bit that says so.
private func set(
  _ member: inout UInt32, _ color: Color?, _ bit: UInt32, in members: inout UInt32
) {
  guard let color else { return }
  member =
    UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
    | UInt32(color.alpha)
  members |= bit
}

extension UnsafePointer<Node> {
  /// The bits of `flow_node.flags`, but for the transform's.
  fileprivate var flags: UInt32 {
    (pointee.hidden ? UInt32(FLOW_NODE_HIDDEN) : 0)
      | (pointee.enabled ? UInt32(FLOW_NODE_ENABLED) : 0)
      | (pointee.focused ? UInt32(FLOW_NODE_FOCUSED) : 0)
      | (pointee.secure ? UInt32(FLOW_NODE_SECURE) : 0)
      | (pointee.clipsToBounds ? UInt32(FLOW_NODE_CLIPS_TO_BOUNDS) : 0)
      | (pointee.autocorrection ? UInt32(FLOW_NODE_AUTOCORRECTION) : 0)
      | (pointee.interactive ? UInt32(FLOW_NODE_INTERACTIVE) : 0)
  }

  /// The bits of `flow_content.members`.
  var contentMembers: UInt32 {
    (pointee.text != nil ? UInt32(FLOW_HAS_TEXT) : 0)
      | (pointee.font != nil ? UInt32(FLOW_HAS_FONT) : 0)
      | (pointee.placeholder != nil ? UInt32(FLOW_HAS_PLACEHOLDER) : 0)
      | (pointee.image != nil ? UInt32(FLOW_HAS_IMAGE) : 0)
      | (pointee.textContentType != nil ? UInt32(FLOW_HAS_TEXT_CONTENT_TYPE) : 0)
      | (pointee.accessibilityLabel != nil ? UInt32(FLOW_HAS_ACCESSIBILITY_LABEL) : 0)
      | (pointee.accessibilityValue != nil ? UInt32(FLOW_HAS_ACCESSIBILITY_VALUE) : 0)
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
