// Written by scripts/generate-members; change Members/node-names.jsonl instead.
// swift-format-ignore-file

/// How a node behaves for assistive technologies, with the names of `UIAccessibilityTraits`.
public struct AccessibilityTraits: OptionSet, Equatable, Sendable {
  /// One bit per trait, in the order of `names`.
  public let rawValue: UInt16

  /// Creates a set from its raw bits.
  @inlinable public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// It is a button.
  @inlinable public static var button: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 0) }
  /// It is a link.
  @inlinable public static var link: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 1) }
  /// It is the header of a section.
  @inlinable public static var header: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 2) }
  /// It is a search field.
  @inlinable public static var searchField: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 3) }
  /// It is an image.
  @inlinable public static var image: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 4) }
  /// It is selected.
  @inlinable public static var selected: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 5) }
  /// It is a keyboard key.
  @inlinable public static var keyboardKey: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 6) }
  /// It is text that does not change.
  @inlinable public static var staticText: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 7) }
  /// It summarizes the screen.
  @inlinable public static var summaryElement: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 8) }
  /// It is disabled.
  @inlinable public static var notEnabled: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 9) }
  /// It updates frequently.
  @inlinable public static var updatesFrequently: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 10) }
  /// Its value can be adjusted up and down.
  @inlinable public static var adjustable: AccessibilityTraits { AccessibilityTraits(rawValue: 1 << 11) }

  /// The names of the traits, by bit.
  static let names: [String] = ["button", "link", "header", "searchField", "image", "selected", "keyboardKey", "staticText", "summaryElement", "notEnabled", "updatesFrequently", "adjustable"]
}
