/// A property of a node that can be animated; the others change at once.
public enum AnimatableProperty: String, CaseIterable, Equatable, Sendable {
  case frame, transform, alpha, cornerRadius, borderWidth, borderColor, background, textColor
  case contentOffset, contentInset, strokeEnd

  /// Whether a change of it is a fade and not a movement, for those who avoid motion.
  var isFade: Bool {
    switch self {
    case .alpha, .borderColor, .background, .textColor: true
    case .frame, .transform, .cornerRadius, .borderWidth, .contentOffset, .contentInset,
      .strokeEnd:
      false
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
