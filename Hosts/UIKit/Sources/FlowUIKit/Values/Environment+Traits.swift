#if canImport(UIKit)
import FlowEngine
import UIKit

extension FlowEngine.Environment {
  /// Sets color scheme, contrast, text size and bold text from traits; what they leave unspecified stays.
  mutating func apply(_ traits: UITraitCollection) {
    switch traits.userInterfaceStyle {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    default: break
    }
    switch traits.accessibilityContrast {
    case .normal: contrast = .standard
    case .high: contrast = .increased
    default: break
    }
    switch traits.legibilityWeight {
    case .regular: boldText = false
    case .bold: boldText = true
    default: break
    }
    if let size = TextSize(traits.preferredContentSizeCategory) { textSize = size }
  }
}

extension FlowEngine.Environment.TextSize {
  /// The size of a category; `nil` for one that is not specified.
  init?(_ category: UIContentSizeCategory) {
    switch category {
    case .extraSmall: self = .xSmall
    case .small: self = .small
    case .medium: self = .medium
    case .large: self = .large
    case .extraLarge: self = .xLarge
    case .extraExtraLarge: self = .xxLarge
    case .extraExtraExtraLarge: self = .xxxLarge
    case .accessibilityMedium: self = .accessibilityMedium
    case .accessibilityLarge: self = .accessibilityLarge
    case .accessibilityExtraLarge: self = .accessibilityXLarge
    case .accessibilityExtraExtraLarge: self = .accessibilityXXLarge
    case .accessibilityExtraExtraExtraLarge: self = .accessibilityXXXLarge
    default: return nil
    }
  }
}
#endif
