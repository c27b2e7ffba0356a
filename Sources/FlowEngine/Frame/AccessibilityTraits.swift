/// What a node does, with the names of `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Equatable, Sendable {
  /// One bit a trait, in the order of `names`.
  public let rawValue: UInt16

  /// Makes a set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// It is pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It opens a page.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It heads a part of the screen.
  public static let header = AccessibilityTraits(rawValue: 1 << 2)
  /// It is searched with.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 3)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 4)
  /// It is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 5)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 6)
  /// It is text that does not change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 7)
  /// It sums the screen up.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 8)
  /// It does nothing now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 9)
  /// It changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Its value goes up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 11)

  /// The traits' names, by bit.
  static let names: [StaticString] = [
    "button", "link", "header", "searchField", "image", "selected", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "adjustable",
  ]
}
