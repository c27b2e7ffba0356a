extension KeyboardChange {
  /// How far above a window's bottom a keyboard may end that still counts as reaching it, in points: such a gap
  /// cannot be seen.
  package static var bottomTolerance: Double { 0.5 }

  /// The height that the keyboard covers at a window's bottom, in points; 0 for one that goes or floats.
  package func overlap(in environment: Environment) -> Double {
    if phase == .willHide { return 0 }
    let frame = environment.windowRect(fromScreen: frame)
    let window = environment.size.height
    guard frame.width > 0, frame.height > 0, frame.maxY >= window - Self.bottomTolerance else {
      return 0
    }
    return min(max(window - frame.minY, 0), window)
  }

  /// The top of a keyboard at a window's bottom, in window coordinates; `nil` if it covers nothing there.
  package func top(in environment: Environment) -> Double? {
    let overlap = overlap(in: environment)
    return overlap > 0 ? environment.size.height - overlap : nil
  }
}
