/// A colour in sRGB with straight alpha, eight bits per component.
public struct Color: Equatable, Sendable {
  /// Red, 0…255.
  public var red: UInt8
  /// Green, 0…255.
  public var green: UInt8
  /// Blue, 0…255.
  public var blue: UInt8
  /// Opacity, 0…255.
  public var alpha: UInt8

  /// Creates a colour from its components.
  @inlinable public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates an opaque colour from `0xRRGGBB`; higher bits are ignored.
  @inlinable public init(_ rgb: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb))
  }

  /// `#000000`.
  @inlinable public static var black: Color { Color(0x000000) }
  /// `#FFFFFF`.
  @inlinable public static var white: Color { Color(0xFFFFFF) }
}
