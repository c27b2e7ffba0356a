extension AnimatableProperty {
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

  /// Whether a change of it is a fade rather than movement, which matters for reduced motion.
  var isFade: Bool { self == .alpha || shape == .color }
}

extension Node {
  /// The value of a property; `nil` for a colour that is not set, which cannot be interpolated.
  package func value(of property: AnimatableProperty) -> AnimatableValue? {
    withUnsafePointer(to: self) {
      property.value(in: UnsafeBufferPointer(start: $0, count: 1), at: 0)
    }
  }
}
