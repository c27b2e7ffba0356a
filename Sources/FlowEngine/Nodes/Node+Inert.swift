extension Node {
  /// Takes it out of reach: it takes no touches and no focus, and a screen reader skips it.
  mutating func makeInert() {
    interactive = false
    switch kind {
    // A host makes widgets of these, which have a focus of their own.
    case .button, .field, .picker: enabled = false
    default: break
    }
    focused = false
    if Recognition.isIncluded { (pressed, hovered) = (false, false) }
    (caret, selectedRange, markedRange) = (nil, nil, nil)
    accessibilityLabel = nil
    accessibilityValue = nil
    accessibilityTraits = []
    // Members differ from their defaults that no layout has set.
    revisions.members = .all
  }
}
