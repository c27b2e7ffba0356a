// Written by scripts/generate-members; change Members/environment-names.jsonl instead.
// swift-format-ignore-file

extension Environment {
  /// Whether an interface is light or dark.
  public enum ColorScheme: String, CaseIterable, Equatable, Sendable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  /// How much text differs from its background.
  public enum Contrast: String, CaseIterable, Equatable, Sendable {
    /// As it was designed.
    case standard
    /// More, for users who ask for it.
    case increased
  }

  /// The sizes of text that a user can choose from.
  public enum TextSize: String, CaseIterable, Equatable, Sendable {
    /// The smallest: body text of 14 points.
    case xSmall
    /// Body text of 15 points.
    case small
    /// Body text of 16 points.
    case medium
    /// The default: body text of 17 points.
    case large
    /// Body text of 19 points.
    case xLarge
    /// Body text of 21 points.
    case xxLarge
    /// The largest but for accessibility's: body text of 23 points.
    case xxxLarge
    /// Body text of 28 points.
    case accessibilityMedium
    /// Body text of 33 points.
    case accessibilityLarge
    /// Body text of 40 points.
    case accessibilityXLarge
    /// Body text of 47 points.
    case accessibilityXXLarge
    /// The largest: body text of 53 points.
    case accessibilityXXXLarge
  }
}

extension Environment.ColorScheme {
  /// The value with a place among all; `nil` if there is none.
  package init?(place: Int) {
    switch place {
    case 0: self = .light
    case 1: self = .dark
    default: return nil
    }
  }
}

extension Environment.Contrast {
  /// The value with a place among all; `nil` if there is none.
  package init?(place: Int) {
    switch place {
    case 0: self = .standard
    case 1: self = .increased
    default: return nil
    }
  }
}

extension Environment.TextSize {
  /// The value with a place among all; `nil` if there is none.
  package init?(place: Int) {
    switch place {
    case 0: self = .xSmall
    case 1: self = .small
    case 2: self = .medium
    case 3: self = .large
    case 4: self = .xLarge
    case 5: self = .xxLarge
    case 6: self = .xxxLarge
    case 7: self = .accessibilityMedium
    case 8: self = .accessibilityLarge
    case 9: self = .accessibilityXLarge
    case 10: self = .accessibilityXXLarge
    case 11: self = .accessibilityXXXLarge
    default: return nil
    }
  }
}
