// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

import FlowEngine

extension ByteWriter {
  /// Adds a node's flags, numbers and texts.
  mutating func addMembers(of node: Node) {
    add(integer: Self.bits([node.hidden, node.enabled, node.focused, node.secure, node.clipsToBounds, node.autocorrection, node.interactive, node.transform != .identity]))
    add(integer: Self.bits([node.background != nil, node.borderColor != nil, node.textColor != nil, node.placeholderColor != nil, node.tintColor != nil, node.contentSize != nil, node.text != nil, node.font != nil, node.placeholder != nil, node.image != nil, node.textContentType != nil, node.accessibilityLabel != nil, node.accessibilityValue != nil]))
    add(node.frame.minX)
    add(node.frame.minY)
    add(node.frame.width)
    add(node.frame.height)
    add(node.transform.translation.x)
    add(node.transform.translation.y)
    add(node.transform.scale.x)
    add(node.transform.scale.y)
    add(node.transform.rotationY)
    add(node.transform.perspective)
    add(node.alpha)
    add(node.cornerRadius)
    add(node.borderWidth)
    add(node.strokeEnd)
    add(node.contentOffset.x)
    add(node.contentOffset.y)
    add(node.contentInset.top)
    add(node.contentInset.left)
    add(node.contentInset.bottom)
    add(node.contentInset.right)
    add(node.contentSize?.width ?? 0)
    add(node.contentSize?.height ?? 0)
    add(node.font?.size ?? 0)
    add(node.background)
    add(node.borderColor)
    add(node.textColor)
    add(node.placeholderColor)
    add(node.tintColor)
    add(integer: Int(node.accessibilityTraits.rawValue))
    add(integer: node.caret ?? -1)
    add(integer: Self.number(of: node.textAlignment))
    add(integer: node.selectedRange?.location ?? -1)
    add(integer: node.selectedRange?.length ?? 0)
    add(text: node.text)
    add(text: node.placeholder)
    add(text: node.image)
    add(text: node.font?.name)
    add(text: node.keyboardType.rawValue)
    add(text: node.textContentType?.rawValue)
    add(text: node.returnKeyType.rawValue)
    add(text: node.accessibilityLabel)
    add(text: node.accessibilityValue)
  }
}
