/// A colour of a scene, by name, with a value for each look.
///
/// A scene lists its own in `Scene.palette` and asks the environment for each:
///
/// ```swift
/// enum Palette {
///   static var ink: SceneColor { SceneColor("ink", 0x1C1C1E, dark: 0xF2F2F7) }
/// }
/// node.textColor = environment.color(Palette.ink)
/// ```
public struct SceneColor: Sendable {
  /// The name, unique in its scene.
  public let name: StaticString
  // Four numbers, since as components they would be sixteen arguments.
  @usableFromInline let values:
    (light: UInt32, dark: UInt32, lightContrast: UInt32, darkContrast: UInt32)

  /// Creates a colour from numbers `0xRRGGBB`.
  ///
  /// - Parameters:
  ///   - name: The name, unique in its scene.
  ///   - light: The value in a light interface.
  ///   - dark: The value in a dark one; `nil` for the same.
  ///   - contrast: The value in a light interface with increased contrast; `nil` for the light one.
  ///   - darkContrast: The value in a dark one with increased contrast; `nil` for the dark one, or else
  ///     for that of a light one.
  ///   - alpha: Its opacity in all of them, 0…255.
  @inlinable public init(
    _ name: StaticString, _ light: UInt32, dark: UInt32? = nil, contrast: UInt32? = nil,
    darkContrast: UInt32? = nil, alpha: UInt32 = 255
  ) {
    self.init(
      name, light << 8 | alpha, (dark ?? light) << 8 | alpha, (contrast ?? light) << 8 | alpha,
      (darkContrast ?? dark ?? contrast ?? light) << 8 | alpha)
  }

  /// Creates a colour from numbers `0xRRGGBBAA`.
  @inlinable public init(
    _ name: StaticString, withAlpha light: UInt32, dark: UInt32, contrast: UInt32,
    darkContrast: UInt32
  ) {
    self.init(name, light, dark, contrast, darkContrast)
  }

  @inlinable init(
    _ name: StaticString, _ light: UInt32, _ dark: UInt32, _ lightContrast: UInt32,
    _ darkContrast: UInt32
  ) {
    self.name = name
    values = (light, dark, lightContrast, darkContrast)
  }

  /// The value in a light interface of standard contrast.
  @inlinable public var light: Color { Color(packed: values.light) }

  /// The value for a look.
  public func value(
    in scheme: Environment.ColorScheme, _ contrast: Environment.Contrast = .standard
  ) -> Color {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): Color(packed: values.dark)
    case (.light, .increased): Color(packed: values.lightContrast)
    case (.dark, .increased): Color(packed: values.darkContrast)
    }
  }
}

extension SceneColor: Equatable {
  /// Whether two have the same name and values.
  public static func == (one: SceneColor, other: SceneColor) -> Bool {
    one.name.text.bytes == other.name.text.bytes && one.values == other.values
  }
}

extension Color {
  /// Creates a colour from `0xRRGGBBAA`.
  @inlinable init(packed: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: packed >> 24), green: UInt8(truncatingIfNeeded: packed >> 16),
      blue: UInt8(truncatingIfNeeded: packed >> 8), alpha: UInt8(truncatingIfNeeded: packed))
  }
}
