/// What a layout asks for colors, texts and fonts: an environment, or the one in which all settings
/// are at their defaults.
///
/// A layout that is generic over it is compiled twice, once for environments that need nothing looked
/// up, where most steps are made:
///
/// ```swift
/// func layout(_ environment: Environment, …) {
///   if environment.hasDefaultLook {
///     fill(DefaultLook(), environment, …)
///   } else {
///     fill(environment, environment, …)
///   }
/// }
/// ```
public protocol Look {
  /// Whether it is `DefaultLook`, where nothing has to be asked of the environment.
  var isDefaultLook: Bool { get }
  /// The value of a scene's colour.
  func color(_ color: SceneColor) -> Color
  /// A text in the environment's language.
  func text(_ string: SceneString) -> String
  /// A scene's font at the environment's text size.
  func font(_ font: SceneFont) -> Node.Font
}

/// The look in which color scheme, contrast, text size, bold text, language and strings are at their
/// defaults.
public struct DefaultLook: Look {
  /// Creates it.
  @inlinable @_transparent public init() {}
  /// Always `true`.
  @inlinable @_transparent public var isDefaultLook: Bool { true }
  /// The value in a light interface of standard contrast.
  @inlinable @_transparent public func color(_ color: SceneColor) -> Color { color.light }
  /// The English text.
  @inlinable @_transparent public func text(_ string: SceneString) -> String { string.english }
  /// The font at the default size.
  @inlinable @_transparent public func font(_ font: SceneFont) -> Node.Font { font.font }
}

extension Environment: Look {
  /// Always `false`.
  @inlinable @_transparent public var isDefaultLook: Bool { false }

  // Not transparent: the compiler would warn that a layout is never reached.
  /// Whether `DefaultLook` says what the environment says; never in WebAssembly, where a module is
  /// small before it is fast, and has one layout.
  @inlinable @inline(__always) public var hasDefaultLook: Bool {
    #if arch(wasm32)
      false
    #else
      hasDefaultSettings
    #endif
  }
}
