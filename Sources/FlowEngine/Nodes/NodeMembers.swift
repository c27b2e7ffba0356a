// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

/// The members of a node that a layout may leave at their defaults.
@usableFromInline struct NodeMembers: OptionSet, Sendable {
  /// One bit per member.
  @usableFromInline let rawValue: UInt64

  @inlinable init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  // A debug build takes many times as long for what a set does by default.

  @inlinable func contains(_ members: NodeMembers) -> Bool {
    rawValue & members.rawValue == members.rawValue
  }

  @inlinable func isDisjoint(with members: NodeMembers) -> Bool {
    rawValue & members.rawValue == 0
  }

  @inlinable static var transform: NodeMembers { NodeMembers(rawValue: 1 << 0) }
  @inlinable static var alpha: NodeMembers { NodeMembers(rawValue: 1 << 1) }
  @inlinable static var hidden: NodeMembers { NodeMembers(rawValue: 1 << 2) }
  @inlinable static var enabled: NodeMembers { NodeMembers(rawValue: 1 << 3) }
  @inlinable static var cornerRadius: NodeMembers { NodeMembers(rawValue: 1 << 4) }
  @inlinable static var borderWidth: NodeMembers { NodeMembers(rawValue: 1 << 5) }
  @inlinable static var borderColor: NodeMembers { NodeMembers(rawValue: 1 << 6) }
  @inlinable static var background: NodeMembers { NodeMembers(rawValue: 1 << 7) }
  @inlinable static var text: NodeMembers { NodeMembers(rawValue: 1 << 8) }
  @inlinable static var textColor: NodeMembers { NodeMembers(rawValue: 1 << 9) }
  @inlinable static var font: NodeMembers { NodeMembers(rawValue: 1 << 10) }
  @inlinable static var textAlignment: NodeMembers { NodeMembers(rawValue: 1 << 11) }
  @inlinable static var placeholder: NodeMembers { NodeMembers(rawValue: 1 << 12) }
  @inlinable static var image: NodeMembers { NodeMembers(rawValue: 1 << 13) }
  @inlinable static var contentOffset: NodeMembers { NodeMembers(rawValue: 1 << 14) }
  @inlinable static var contentInset: NodeMembers { NodeMembers(rawValue: 1 << 15) }
  @inlinable static var contentSize: NodeMembers { NodeMembers(rawValue: 1 << 16) }
  @inlinable static var strokeEnd: NodeMembers { NodeMembers(rawValue: 1 << 17) }
  @inlinable static var caret: NodeMembers { NodeMembers(rawValue: 1 << 18) }
  @inlinable static var selectedRange: NodeMembers { NodeMembers(rawValue: 1 << 19) }
  @inlinable static var markedRange: NodeMembers { NodeMembers(rawValue: 1 << 20) }
  @inlinable static var focused: NodeMembers { NodeMembers(rawValue: 1 << 21) }
  @inlinable static var pressed: NodeMembers { NodeMembers(rawValue: 1 << 22) }
  @inlinable static var hovered: NodeMembers { NodeMembers(rawValue: 1 << 23) }
  @inlinable static var secure: NodeMembers { NodeMembers(rawValue: 1 << 24) }
  @inlinable static var placeholderColor: NodeMembers { NodeMembers(rawValue: 1 << 25) }
  @inlinable static var tintColor: NodeMembers { NodeMembers(rawValue: 1 << 26) }
  @inlinable static var clipsToBounds: NodeMembers { NodeMembers(rawValue: 1 << 27) }
  @inlinable static var keyboardType: NodeMembers { NodeMembers(rawValue: 1 << 28) }
  @inlinable static var textContentType: NodeMembers { NodeMembers(rawValue: 1 << 29) }
  @inlinable static var returnKeyType: NodeMembers { NodeMembers(rawValue: 1 << 30) }
  @inlinable static var autocorrection: NodeMembers { NodeMembers(rawValue: 1 << 31) }
  @inlinable static var rows: NodeMembers { NodeMembers(rawValue: 1 << 32) }
  @inlinable static var selectedRows: NodeMembers { NodeMembers(rawValue: 1 << 33) }
  @inlinable static var accessibilityLabel: NodeMembers { NodeMembers(rawValue: 1 << 34) }
  @inlinable static var accessibilityValue: NodeMembers { NodeMembers(rawValue: 1 << 35) }
  @inlinable static var accessibilityTraits: NodeMembers { NodeMembers(rawValue: 1 << 36) }
  @inlinable static var interactive: NodeMembers { NodeMembers(rawValue: 1 << 37) }

  /// The animatable members.
  static let animatable: NodeMembers = [.transform, .alpha, .cornerRadius, .borderWidth, .borderColor, .background, .textColor, .contentOffset, .contentInset, .strokeEnd, .tintColor]
  /// The members of the geometry.
  static let geometry: NodeMembers = [.transform, .alpha, .hidden, .enabled, .cornerRadius, .borderWidth]
  /// The members that have any number of elements.
  static let lists: NodeMembers = [.rows, .selectedRows]
  /// A text, its appearance, or an image.
  static let shown: NodeMembers = [.text, .textColor, .font, .textAlignment, .placeholder, .image]
  /// The members of content that scrolls.
  static let scrolling: NodeMembers = [.contentOffset, .contentInset, .contentSize]
  /// Members that few nodes have besides fields and pickers.
  static let entered: NodeMembers = [.strokeEnd, .caret, .selectedRange, .markedRange, .focused, .pressed, .hovered, .secure, .placeholderColor, .tintColor, .clipsToBounds, .keyboardType, .textContentType, .returnKeyType, .autocorrection, .rows, .selectedRows]
  /// All members.
  static let all = NodeMembers(rawValue: .max)
}
