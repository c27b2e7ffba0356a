extension Node {
  /// A font name and size.
  public struct Font: Equatable, Sendable {
    /// The font's name.
    public var name: String
    /// The font size, in points.
    public var size: Double

    /// Creates a font.
    @inlinable public init(_ name: String, size: Double) {
      self.name = name
      self.size = size
    }

    /// Whether two fonts have names of the same bytes, and one size.
    public static func == (font: Font, other: Font) -> Bool {
      font.name.bytes == other.name.bytes && font.size == other.size
    }
  }
}
