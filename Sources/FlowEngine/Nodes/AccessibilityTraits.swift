/// What a node does, with the names of `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Equatable, Sendable {
  /// One bit a trait, in the order of `names`.
  public let rawValue: UInt16

  /// Creates a set from its bits.
  @inlinable public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// It is pressed.
  @inlinable public static var button: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 0) }
  /// It opens a page.
  @inlinable public static var link: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 1) }
  /// It heads a part of the screen.
  @inlinable public static var header: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 2) }
  /// It is searched with.
  @inlinable public static var searchField: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 3)
  }
  /// It is a picture.
  @inlinable public static var image: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 4) }
  /// It is chosen.
  @inlinable public static var selected: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 5)
  }
  /// It is a key of a keyboard.
  @inlinable public static var keyboardKey: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 6)
  }
  /// It is text that does not change.
  @inlinable public static var staticText: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 7)
  }
  /// It sums the screen up.
  @inlinable public static var summaryElement: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 8)
  }
  /// It does nothing now.
  @inlinable public static var notEnabled: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 9)
  }
  /// It changes often.
  @inlinable public static var updatesFrequently: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 10)
  }
  /// Its value goes up and down.
  @inlinable public static var adjustable: AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << 11)
  }

  /// The traits' names, by bit.
  static let names: [StaticString] = [
    "button", "link", "header", "searchField", "image", "selected", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "adjustable",
  ]
}
