/// A stretch of a text in UTF-16 units, as `NSRange` has it.
public struct TextRange: Equatable, Sendable {
  /// Where the stretch begins.
  public var location: Int
  /// How many units it has.
  public var length: Int

  /// Creates a range.
  public init(location: Int, length: Int) {
    self.location = location
    self.length = length
  }
}
