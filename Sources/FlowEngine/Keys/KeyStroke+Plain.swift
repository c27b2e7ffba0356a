extension KeyStroke {
  /// The key, if it goes down by itself; `nil` in a module that takes no keys.
  @inlinable package var plainKey: String? {
    Recognition.isIncluded && phase == .down && modifiers == [] ? key : nil
  }
}
