/// A range of a text in UTF-16 units, as in `NSRange`.
public struct TextRange: Equatable, Sendable {
  /// The offset of the first unit.
  public var location: Int
  /// The number of units.
  public var length: Int

  /// Creates a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}
