// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// Takes over all members but `id` and `parent` of another node; stores only what has other bits.
  ///
  /// - Returns: The parts that have changed.
  mutating func take(_ other: UnsafeMutablePointer<Node>) -> NodeParts {
    let members = revisions.members.union(other.pointee.revisions.members)
    revisions.members = other.pointee.revisions.members
    var changes: NodeParts = []
    if store(other.pointee.kind, in: &kind) { changes.formUnion(.content) }
    if store(other.pointee.frame, in: &frame) { changes.formUnion(.geometry) }
    if !members.isDisjoint(with: .geometry) {
      if members.contains(.transform), store(other.pointee.transform, in: &transform) { changes.formUnion(.geometry) }
      if members.contains(.alpha), store(other.pointee.alpha, in: &alpha) { changes.formUnion(.geometry) }
      if members.contains(.hidden), store(other.pointee.hidden, in: &hidden) { changes.formUnion(.geometry) }
      if members.contains(.enabled), store(other.pointee.enabled, in: &enabled) { changes.formUnion(.geometry) }
      if members.contains(.cornerRadius), store(other.pointee.cornerRadius, in: &cornerRadius) { changes.formUnion(.geometry) }
      if members.contains(.borderWidth), store(other.pointee.borderWidth, in: &borderWidth) { changes.formUnion(.geometry) }
    }
    if members.contains(.borderColor), store(other.pointee.borderColor, in: &borderColor) { changes.formUnion(.content) }
    if members.contains(.background), store(other.pointee.background, in: &background) { changes.formUnion(.content) }
    if !members.isDisjoint(with: .shown) {
      if members.contains(.text), store(other.pointee.text, in: &text) { changes.formUnion(.content) }
      if members.contains(.textColor), store(other.pointee.textColor, in: &textColor) { changes.formUnion(.content) }
      if members.contains(.font), store(other.pointee.font, in: &font) { changes.formUnion(.content) }
      if members.contains(.textAlignment), store(other.pointee.textAlignment, in: &textAlignment) { changes.formUnion(.content) }
      if members.contains(.placeholder), store(other.pointee.placeholder, in: &placeholder) { changes.formUnion(.content) }
      if members.contains(.image), store(other.pointee.image, in: &image) { changes.formUnion(.content) }
    }
    if !members.isDisjoint(with: .scrolling) {
      if members.contains(.contentOffset), store(other.pointee.contentOffset, in: &contentOffset) { changes.formUnion(.content) }
      if members.contains(.contentInset), store(other.pointee.contentInset, in: &contentInset) { changes.formUnion(.content) }
      if members.contains(.contentSize), store(other.pointee.contentSize, in: &contentSize) { changes.formUnion(.content) }
    }
    if !members.isDisjoint(with: .entered) {
      if members.contains(.strokeEnd), store(other.pointee.strokeEnd, in: &strokeEnd) { changes.formUnion(.content) }
      if members.contains(.caret), store(other.pointee.caret, in: &caret) { changes.formUnion(.content) }
      if members.contains(.selectedRange), store(other.pointee.selectedRange, in: &selectedRange) { changes.formUnion(.content) }
      if members.contains(.markedRange), store(other.pointee.markedRange, in: &markedRange) { changes.formUnion(.content) }
      if members.contains(.focused), store(other.pointee.focused, in: &focused) { changes.formUnion(.content) }
      if members.contains(.pressed), store(other.pointee.pressed, in: &pressed) { changes.formUnion(.content) }
      if members.contains(.hovered), store(other.pointee.hovered, in: &hovered) { changes.formUnion(.content) }
      if members.contains(.secure), store(other.pointee.secure, in: &secure) { changes.formUnion(.content) }
      if members.contains(.placeholderColor), store(other.pointee.placeholderColor, in: &placeholderColor) { changes.formUnion(.content) }
      if members.contains(.tintColor), store(other.pointee.tintColor, in: &tintColor) { changes.formUnion(.content) }
      if members.contains(.clipsToBounds), store(other.pointee.clipsToBounds, in: &clipsToBounds) { changes.formUnion(.content) }
      if members.contains(.keyboardType), store(other.pointee.keyboardType, in: &keyboardType) { changes.formUnion(.content) }
      if members.contains(.textContentType), store(other.pointee.textContentType, in: &textContentType) { changes.formUnion(.content) }
      if members.contains(.returnKeyType), store(other.pointee.returnKeyType, in: &returnKeyType) { changes.formUnion(.content) }
      if members.contains(.autocorrection), store(other.pointee.autocorrection, in: &autocorrection) { changes.formUnion(.content) }
      if members.contains(.rows), store(other.pointee.rows, in: &rows) { changes.formUnion(.content) }
      if members.contains(.selectedRows), store(other.pointee.selectedRows, in: &selectedRows) { changes.formUnion(.content) }
    }
    if members.contains(.accessibilityLabel), store(other.pointee.accessibilityLabel, in: &accessibilityLabel) { changes.formUnion(.content) }
    if members.contains(.accessibilityValue), store(other.pointee.accessibilityValue, in: &accessibilityValue) { changes.formUnion(.content) }
    if members.contains(.accessibilityTraits), store(other.pointee.accessibilityTraits, in: &accessibilityTraits) { changes.formUnion(.content) }
    if members.contains(.interactive), store(other.pointee.interactive, in: &interactive) { changes.formUnion(.content) }
    return changes
  }
}
