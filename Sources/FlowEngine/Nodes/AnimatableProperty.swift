// Written by scripts/generate-members; change Members/node.jsonl instead.
// swift-format-ignore-file

/// A property of a node that can be animated; the others change at once.
///
/// This is the only list of them: property sets, members in frames, the report page and the schema
/// are derived from it or checked against it.
public enum AnimatableProperty: String, CaseIterable, Equatable, Sendable {
  /// Position and size before `transform`, in the parent's coordinates.
  case frame
  /// The transform about the node's centre.
  case transform
  /// Opacity, 0…1.
  case alpha
  /// Corner radius, in points.
  case cornerRadius
  /// Border width, in points.
  case borderWidth
  /// Border colour.
  case borderColor
  /// Background colour.
  case background
  /// Text colour.
  case textColor
  /// Colour of an image that is a glyph, and of a field's caret.
  case tintColor
  /// The point of the content at the node's top left, in points; children are laid out in the content.
  case contentOffset
  /// Insets around the content, in points.
  case contentInset
  /// Fraction of the outline that is drawn, 0…1.
  case strokeEnd

  /// The type of the property's value.
  var shape: Shape {
    switch self {
    case .frame: .rect
    case .transform: .transform
    case .alpha, .cornerRadius, .borderWidth, .strokeEnd: .number
    case .borderColor, .background, .textColor, .tintColor: .color
    case .contentOffset: .point
    case .contentInset: .insets
    }
  }

  /// Its index in the list.
  var index: Int {
    switch self {
    case .frame: 0
    case .transform: 1
    case .alpha: 2
    case .cornerRadius: 3
    case .borderWidth: 4
    case .borderColor: 5
    case .background: 6
    case .textColor: 7
    case .tintColor: 8
    case .contentOffset: 9
    case .contentInset: 10
    case .strokeEnd: 11
    }
  }

  /// Creates the property at an index of the list; `nil` if there is none.
  init?(index: Int) {
    switch index {
    case 0: self = .frame
    case 1: self = .transform
    case 2: self = .alpha
    case 3: self = .cornerRadius
    case 4: self = .borderWidth
    case 5: self = .borderColor
    case 6: self = .background
    case 7: self = .textColor
    case 8: self = .tintColor
    case 9: self = .contentOffset
    case 10: self = .contentInset
    case 11: self = .strokeEnd
    default: return nil
    }
  }

  /// The property's value of the node at `index`; `nil` for a colour that is not set.
  ///
  /// It is read where the node is, since nodes are large to copy.
  func value(in nodes: UnsafeBufferPointer<Node>, at index: Int) -> AnimatableValue? {
    switch self {
    case .frame: AnimatableValue(nodes[index].frame)
    case .transform: AnimatableValue(nodes[index].transform)
    case .alpha: AnimatableValue(nodes[index].alpha)
    case .cornerRadius: AnimatableValue(nodes[index].cornerRadius)
    case .borderWidth: AnimatableValue(nodes[index].borderWidth)
    case .borderColor: nodes[index].borderColor.map { AnimatableValue($0) }
    case .background: nodes[index].background.map { AnimatableValue($0) }
    case .textColor: nodes[index].textColor.map { AnimatableValue($0) }
    case .tintColor: nodes[index].tintColor.map { AnimatableValue($0) }
    case .contentOffset: AnimatableValue(nodes[index].contentOffset)
    case .contentInset: AnimatableValue(nodes[index].contentInset)
    case .strokeEnd: AnimatableValue(nodes[index].strokeEnd)
    }
  }
}
