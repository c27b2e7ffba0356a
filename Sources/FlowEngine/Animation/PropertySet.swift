/// Some of the properties that can be animated.
public struct PropertySet: OptionSet, Equatable, Sendable {
  /// One bit a property, in the order of `AnimatableProperty`.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// `frame`.
  public static let frame = PropertySet(rawValue: 1 << 0)
  /// `transform`.
  public static let transform = PropertySet(rawValue: 1 << 1)
  /// `alpha`.
  public static let alpha = PropertySet(rawValue: 1 << 2)
  /// `cornerRadius`.
  public static let cornerRadius = PropertySet(rawValue: 1 << 3)
  /// `borderWidth`.
  public static let borderWidth = PropertySet(rawValue: 1 << 4)
  /// `borderColor`.
  public static let borderColor = PropertySet(rawValue: 1 << 5)
  /// `background`.
  public static let background = PropertySet(rawValue: 1 << 6)
  /// `textColor`.
  public static let textColor = PropertySet(rawValue: 1 << 7)
  /// `contentOffset`.
  public static let contentOffset = PropertySet(rawValue: 1 << 8)
  /// `contentInset`.
  public static let contentInset = PropertySet(rawValue: 1 << 9)
  /// `strokeEnd`.
  public static let strokeEnd = PropertySet(rawValue: 1 << 10)

  /// The colours.
  public static let colors: PropertySet = [.borderColor, .background, .textColor]
  /// Everything that can be animated.
  public static let all = PropertySet(rawValue: (1 << 11) - 1)
}
