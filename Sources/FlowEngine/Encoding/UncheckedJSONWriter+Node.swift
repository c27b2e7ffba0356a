// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

extension UncheckedJSONWriter {
  /// The most bytes that a node's geometry takes.
  static let roomForGeometry = 183 + roomForNumbers(29)
  /// The most bytes that a node takes besides its longer texts and its lists.
  private static let roomForNode =
    1012 + roomForNumbers(44) + 8 * roomForShortText

  /// The most bytes that a node takes.
  @inline(__always) static func room(for node: UnsafePointer<Node>) -> Int {
    let areShort =
      ShortText.mark(node.pointee.id.name)
      & ShortText.mark(node.pointee.parent?.name)
      & ShortText.mark(node.pointee.text)
      & ShortText.mark(node.pointee.font?.name)
      & ShortText.mark(node.pointee.placeholder)
      & ShortText.mark(node.pointee.image)
      & ShortText.mark(node.pointee.accessibilityLabel)
      & ShortText.mark(node.pointee.accessibilityValue)
    if areShort != 0, node.pointee.revisions.members.isDisjoint(with: .lists) { return roomForNode }
    return roomForNode + roomForTexts(of: node)
  }

  @inline(never) private static func roomForTexts(of node: UnsafePointer<Node>) -> Int {
    var room = 0
    room += self.room(for: node.pointee.id.name)
    room += self.room(for: node.pointee.parent?.name)
    room += self.room(for: node.pointee.text)
    room += self.room(for: node.pointee.font?.name)
    room += self.room(for: node.pointee.placeholder)
    room += self.room(for: node.pointee.image)
    room += self.room(for: node.pointee.accessibilityLabel)
    room += self.room(for: node.pointee.accessibilityValue)
    room += self.room(for: node.pointee.rows)
    room += self.room(for: node.pointee.selectedRows)
    return room
  }

  /// Writes where a node is and how it is drawn there, leaving out defaults.
  mutating func geometry(_ node: UnsafePointer<Node>) {
    literal(",\"frame\":")
    rect(node.pointee.frame)
    // What has not been set is at its default.
    let members = node.pointee.revisions.members
    if members.isDisjoint(with: .geometry) { return }
    if members.contains(.transform) { member(",\"transform\":", node.pointee.transform) }
    member(",\"alpha\":", node.pointee.alpha, unless: 1)
    if node.pointee.hidden { literal(",\"hidden\":true") }
    if !node.pointee.enabled { literal(",\"enabled\":false") }
    member(",\"cornerRadius\":", node.pointee.cornerRadius, unless: 0)
    member(",\"borderWidth\":", node.pointee.borderWidth, unless: 0)
  }

  /// Writes the rest of a node, leaving out defaults.
  mutating func content(_ node: UnsafePointer<Node>) {
    let members = node.pointee.revisions.members
    member(",\"borderColor\":", node.pointee.borderColor)
    member(",\"background\":", node.pointee.background)
    if !members.isDisjoint(with: .shown) { shown(node) }
    if !members.isDisjoint(with: .scrolling) { scrolling(node) }
    if !members.isDisjoint(with: .entered) { entered(node) }
    member(",\"accessibilityLabel\":", node.pointee.accessibilityLabel)
    member(",\"accessibilityValue\":", node.pointee.accessibilityValue)
    member(",\"accessibilityTraits\":", node.pointee.accessibilityTraits)
    byte("}")
  }

  private mutating func shown(_ node: UnsafePointer<Node>) {
    member(",\"text\":", node.pointee.text)
    member(",\"textColor\":", node.pointee.textColor)
    member(",\"font\":", node.pointee.font?.name, size: node.pointee.font?.size)
    member(",\"textAlignment\":", node.pointee.textAlignment)
    member(",\"placeholder\":", node.pointee.placeholder)
    member(",\"image\":", node.pointee.image)
  }

  private mutating func scrolling(_ node: UnsafePointer<Node>) {
    member(",\"contentOffset\":", node.pointee.contentOffset)
    member(",\"contentInset\":", node.pointee.contentInset)
    member(",\"contentSize\":", node.pointee.contentSize)
  }

  private mutating func entered(_ node: UnsafePointer<Node>) {
    member(",\"strokeEnd\":", node.pointee.strokeEnd, unless: 1)
    member(",\"caret\":", node.pointee.caret)
    member(",\"selectedRange\":", node.pointee.selectedRange)
    member(",\"markedRange\":", node.pointee.markedRange)
    if node.pointee.focused { literal(",\"focused\":true") }
    if node.pointee.pressed { literal(",\"pressed\":true") }
    if node.pointee.hovered { literal(",\"hovered\":true") }
    if node.pointee.secure { literal(",\"secure\":true") }
    member(",\"placeholderColor\":", node.pointee.placeholderColor)
    member(",\"tintColor\":", node.pointee.tintColor)
    if node.pointee.clipsToBounds { literal(",\"clipsToBounds\":true") }
    if node.pointee.keyboardType != .default { member(",\"keyboardType\":", node.pointee.keyboardType) }
    member(",\"textContentType\":", node.pointee.textContentType)
    if node.pointee.returnKeyType != .default { member(",\"returnKeyType\":", node.pointee.returnKeyType) }
    if !node.pointee.autocorrection { literal(",\"autocorrection\":false") }
    member(",\"rows\":", node.pointee.rows)
    member(",\"selectedRows\":", node.pointee.selectedRows)
  }
}
