/// How far an audit of a trace has come, as a number that a worker leaves behind when a scene ends it.
package struct AuditPlace: Equatable, Sendable {
  /// The place of the environment in the matrix.
  var variant: Int
  /// The place of the event that is about to be sent; behind the last one at the end.
  var step: Int
  /// The index of the latest frame before it.
  var frame: Int

  private static let (variantBits, stepBits) = (13, 25)

  init(variant: Int, step: Int, frame: Int) {
    (self.variant, self.step, self.frame) = (variant, step, frame)
  }

  /// Reads a note; `nil` for 0, with which no environment has begun.
  init?(note: Int) {
    guard note > 0 else { return nil }
    variant = note & (1 << Self.variantBits - 1) - 1
    step = note >> Self.variantBits & (1 << Self.stepBits - 1)
    frame = note >> (Self.variantBits + Self.stepBits)
  }

  /// The number; what does not fit is the most that does.
  var note: Int {
    let most = 1 << Self.stepBits - 1
    return (variant + 1) | min(step, most) << Self.variantBits
      | min(frame, most) << (Self.variantBits + Self.stepBits)
  }
}
