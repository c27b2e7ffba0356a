// Written by scripts/generate-members; change Members/environment.jsonl instead.
// swift-format-ignore-file

/// The settings that few users change.
@usableFromInline struct EnvironmentSettings: Equatable, Sendable {
  var colorScheme: Environment.ColorScheme = .light
  var contrast: Environment.Contrast = .standard
  var textSize: Environment.TextSize = .large
  var boldText: Bool = false
  var locale: LanguageTag = .english
  var strings: StringTable = StringTable()
}

/// A change of some of them.
struct EnvironmentSettingsChange: Equatable, Sendable {
  var colorScheme: Environment.ColorScheme?
  var contrast: Environment.Contrast?
  var textSize: Environment.TextSize?
  var boldText: Bool?
  var locale: LanguageTag?
  var strings: StringTable?
}

extension EnvironmentSettingsChange {
  /// The settings that are not those of `last`.
  init(from last: EnvironmentSettings, to current: EnvironmentSettings) {
    self.init()
    if current.colorScheme != last.colorScheme { colorScheme = current.colorScheme }
    if current.contrast != last.contrast { contrast = current.contrast }
    if current.textSize != last.textSize { textSize = current.textSize }
    if current.boldText != last.boldText { boldText = current.boldText }
    if current.locale != last.locale { locale = current.locale }
    if current.strings != last.strings { strings = current.strings }
  }
}

extension EnvironmentSettings {
  /// Applies those that `change` sets.
  mutating func apply(_ change: EnvironmentSettingsChange) {
    colorScheme = change.colorScheme ?? colorScheme
    contrast = change.contrast ?? contrast
    textSize = change.textSize ?? textSize
    boldText = change.boldText ?? boldText
    locale = change.locale ?? locale
    strings = change.strings ?? strings
  }

  /// Whether all are at their defaults.
  var areDefault: Bool {
    colorScheme == .light && contrast == .standard && textSize == .large && boldText == false && locale == .english && strings.isEmpty
  }
}

extension EnvironmentSettingsChange {
  /// Whether none is set.
  var isEmpty: Bool {
    colorScheme == nil && contrast == nil && textSize == nil && boldText == nil && locale == nil && strings == nil
  }
}
