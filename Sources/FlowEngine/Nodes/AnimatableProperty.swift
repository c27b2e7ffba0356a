/// A property of a node that can be animated; the others change at once.
///
/// This is the only list of them: property sets, members in frames, the report page and the schema
/// are derived from it or checked against it.
public enum AnimatableProperty: String, CaseIterable, Equatable, Sendable {
  /// Position and size, in the parent's coordinates.
  case frame
  /// Transform about the node's centre.
  case transform
  /// Opacity.
  case alpha
  /// Corner radius.
  case cornerRadius
  /// Border width.
  case borderWidth
  /// Border colour.
  case borderColor
  /// Background colour.
  case background
  /// Text colour.
  case textColor
  /// Colour of a glyph image, and of a caret.
  case tintColor
  /// Point of the content at the node's top left.
  case contentOffset
  /// Insets around the content.
  case contentInset
  /// Fraction of the outline that is drawn.
  case strokeEnd

  /// The types of value that properties have.
  enum Shape {
    case number, point, rect, insets, color, transform

    /// The number of components.
    var componentCount: Int {
      switch self {
      case .number: 1
      case .point: 2
      case .rect, .insets, .color: 4
      case .transform: 6
      }
    }
  }

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

  /// Whether a change of it is a fade rather than movement, which matters for reduced motion.
  var isFade: Bool { self == .alpha || shape == .color }

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
}

extension Node {
  /// The value of a property; `nil` for a colour that is not set, which cannot be interpolated.
  package func value(of property: AnimatableProperty) -> AnimatableValue? {
    withUnsafePointer(to: self) {
      property.value(in: UnsafeBufferPointer(start: $0, count: 1), at: 0)
    }
  }
}

extension AnimatableProperty {
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
