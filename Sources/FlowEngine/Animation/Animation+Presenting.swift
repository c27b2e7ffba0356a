extension Animation {
  /// The value that a frame presents at a time, in seconds: an overshoot is clamped if the property
  /// has limits, and colours have whole components.
  package func presentedValue(at time: Double) -> AnimatableValue {
    let value = value(at: time)
    return switch property {
    case .alpha, .strokeEnd: AnimatableValue(min(max(value.number, 0), 1))
    case .cornerRadius, .borderWidth: AnimatableValue(max(0, value.number))
    case .frame: AnimatableValue(value.rect)
    case .borderColor, .background, .textColor, .tintColor: AnimatableValue(value.color)
    case .transform, .contentOffset, .contentInset: value
    }
  }

  /// Whether it has somewhere to go, or a velocity to lose.
  package var moves: Bool { !from.isNear(to) || !velocity.isStill }
}
