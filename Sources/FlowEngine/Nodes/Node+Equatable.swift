// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// Whether two nodes have the same members; texts are the same only if their bytes are.
  public static func == (node: Node, other: Node) -> Bool {
    guard node.id == other.id else { return false }
    guard node.kind == other.kind else { return false }
    guard node.parent == other.parent else { return false }
    guard node.frame == other.frame else { return false }
    guard node.transform == other.transform else { return false }
    guard node.alpha == other.alpha else { return false }
    guard node.hidden == other.hidden else { return false }
    guard node.enabled == other.enabled else { return false }
    guard node.cornerRadius == other.cornerRadius else { return false }
    guard node.borderWidth == other.borderWidth else { return false }
    guard node.borderColor == other.borderColor else { return false }
    guard node.background == other.background else { return false }
    guard node.text?.bytes == other.text?.bytes else { return false }
    guard node.textColor == other.textColor else { return false }
    guard node.font == other.font else { return false }
    guard node.textAlignment == other.textAlignment else { return false }
    guard node.placeholder?.bytes == other.placeholder?.bytes else { return false }
    guard node.image?.bytes == other.image?.bytes else { return false }
    guard node.contentOffset == other.contentOffset else { return false }
    guard node.contentInset == other.contentInset else { return false }
    guard node.contentSize == other.contentSize else { return false }
    guard node.strokeEnd == other.strokeEnd else { return false }
    guard node.caret == other.caret else { return false }
    guard node.selectedRange == other.selectedRange else { return false }
    if Recognition.isIncluded, node.markedRange != other.markedRange { return false }
    guard node.focused == other.focused else { return false }
    if Recognition.isIncluded, node.pressed != other.pressed { return false }
    if Recognition.isIncluded, node.hovered != other.hovered { return false }
    guard node.secure == other.secure else { return false }
    guard node.placeholderColor == other.placeholderColor else { return false }
    guard node.tintColor == other.tintColor else { return false }
    guard node.clipsToBounds == other.clipsToBounds else { return false }
    guard node.keyboardType == other.keyboardType else { return false }
    guard node.textContentType == other.textContentType else { return false }
    guard node.returnKeyType == other.returnKeyType else { return false }
    guard node.autocorrection == other.autocorrection else { return false }
    guard node.rows.hasSameBytes(as: other.rows) else { return false }
    guard node.selectedRows == other.selectedRows else { return false }
    guard node.accessibilityLabel?.bytes == other.accessibilityLabel?.bytes else { return false }
    guard node.accessibilityValue?.bytes == other.accessibilityValue?.bytes else { return false }
    guard node.accessibilityTraits == other.accessibilityTraits else { return false }
    guard node.interactive == other.interactive else { return false }
    return true
  }
}
