/// The modifier keys that are held down while something else happens.
public struct Modifiers: OptionSet, Equatable, Sendable {
  /// One bit per key, in the order of `names`.
  public let rawValue: UInt8

  /// Creates a set from its raw bits.
  @inlinable public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Shift.
  @inlinable public static var shift: Modifiers { Modifiers(rawValue: 1 << 0) }
  /// Control.
  @inlinable public static var control: Modifiers { Modifiers(rawValue: 1 << 1) }
  /// Alt, or Option.
  @inlinable public static var alt: Modifiers { Modifiers(rawValue: 1 << 2) }
  /// Meta: Command, or the Windows key.
  @inlinable public static var meta: Modifiers { Modifiers(rawValue: 1 << 3) }

  /// The names of the keys, by bit.
  static let names = ["shift", "control", "alt", "meta"]
}
