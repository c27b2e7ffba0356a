/// A property of a node that can be animated; the others change at once.
///
/// This is the one list of them: sets, members in frames, the page of a report and the schema
/// follow from it, or are checked against it.
public enum AnimatableProperty: String, CaseIterable, Equatable, Sendable {
  /// Place and size, in the parent's coordinates.
  case frame
  /// What is done to the node about its centre.
  case transform
  /// Opacity.
  case alpha
  /// Radius of the corners.
  case cornerRadius
  /// Width of the border.
  case borderWidth
  /// Colour of the border.
  case borderColor
  /// Fill.
  case background
  /// Colour of the text.
  case textColor
  /// The content's point at the node's top left.
  case contentOffset
  /// Room left around the content.
  case contentInset
  /// The share of an outline that is drawn.
  case strokeEnd

  /// What a value of a property is made of.
  enum Shape {
    case number, point, rect, insets, color, transform

    /// How many numbers it takes.
    var componentCount: Int {
      switch self {
      case .number: 1
      case .point: 2
      case .rect, .insets, .color: 4
      case .transform: 6
      }
    }
  }

  /// What a value of the property is made of.
  var shape: Shape {
    switch self {
    case .frame: .rect
    case .transform: .transform
    case .alpha, .cornerRadius, .borderWidth, .strokeEnd: .number
    case .borderColor, .background, .textColor: .color
    case .contentOffset: .point
    case .contentInset: .insets
    }
  }

  /// Whether a change of it is a fade and not a movement, for those who avoid motion.
  var isFade: Bool { self == .alpha || shape == .color }

  /// Its place in the list.
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
    case .contentOffset: 8
    case .contentInset: 9
    case .strokeEnd: 10
    }
  }
}

extension Node {
  /// The value of a property; `nil` for a colour that is not set, which cannot be between others.
  func value(of property: AnimatableProperty) -> AnimatableValue? {
    switch property {
    case .frame: AnimatableValue(frame)
    case .transform: AnimatableValue(transform)
    case .alpha: AnimatableValue(alpha)
    case .cornerRadius: AnimatableValue(cornerRadius)
    case .borderWidth: AnimatableValue(borderWidth)
    case .borderColor: borderColor.map { AnimatableValue($0) }
    case .background: background.map { AnimatableValue($0) }
    case .textColor: textColor.map { AnimatableValue($0) }
    case .contentOffset: AnimatableValue(contentOffset)
    case .contentInset: AnimatableValue(contentInset)
    case .strokeEnd: AnimatableValue(strokeEnd)
    }
  }
}
