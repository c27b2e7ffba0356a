import FlowEngine
import GTK4

/// What a client brings along for drawing.
public struct FlowOptions: Sendable {
  /// The picture of an image's name, drawn in a colour if the image is a glyph; `nil` for none.
  ///
  /// The picture stays the client's.
  public var image: @MainActor @Sendable (String, Color?) -> OpaquePointer?

  /// Creates options.
  /// - Parameter image: Gives the `GdkPaintable` of a name; nothing by default.
  public init(
    image: @escaping @MainActor @Sendable (String, Color?) -> OpaquePointer? = { _, _ in nil }
  ) {
    self.image = image
  }
}
