extension KeyboardChange {
  /// How far above a window's bottom a keyboard may end that still counts as reaching it, in points: such a gap
  /// cannot be seen.
  package static var bottomTolerance: Double { 0.5 }
}
