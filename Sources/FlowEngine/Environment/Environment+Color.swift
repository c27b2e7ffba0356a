extension Environment {
  /// The value of a scene's colour in the environment's look.
  @inlinable @inline(__always) public func color(_ color: SceneColor) -> Color {
    // One call is fewer bytes than the branch around it, which saves a call.
    #if !arch(wasm32)
      if case .none = settings { return color.light }
    #endif
    return Color(
      packed: adapted(
        color.values.light, color.values.dark, color.values.lightContrast,
        color.values.darkContrast))
  }

  /// A colour of a configuration: as it was given, or, if it is the default, that of the
  /// environment's look.
  ///
  /// - Parameters:
  ///   - given: The configuration's.
  ///   - color: The scene's, whose light value is the default.
  public func color(_ given: Color, default color: SceneColor) -> Color {
    if case .none = settings { return given }
    return given == color.light ? self.color(color) : given
  }

  @usableFromInline @inline(never) func adapted(
    _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32, _ darkContrast: UInt32
  ) -> UInt32 {
    switch (colorScheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightContrast
    case (.dark, .increased): darkContrast
    }
  }
}
