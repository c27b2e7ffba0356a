// Written by scripts/generate-members; change Members/environment.jsonl instead.
// swift-format-ignore-file

/// A change of some members of an environment; the others stay as they are.
public struct EnvironmentChange: Equatable, Sendable {
  /// The window's new size, in points.
  public var size: Size?
  /// The new safe area, in points.
  public var safeArea: Insets?
  /// The new scale, in pixels per point.
  public var scale: Double?
  /// The new layout direction.
  public var layoutDirection: Environment.LayoutDirection?
  /// Whether the user now prefers reduced motion.
  public var reduceMotion: Bool?
  /// The new date.
  public var date: CalendarDate?
  /// Where the window is on the screen from this event on, in points.
  public var windowOrigin: Point?
  /// Metrics of fonts that are new, or that replace those of the same name.
  public var fonts: FontBook?
  /// The new color scheme.
  public var colorScheme: Environment.ColorScheme? {
    get { settings?.value.colorScheme }
    set { set { $0.colorScheme = newValue } }
  }
  /// The new contrast.
  public var contrast: Environment.Contrast? {
    get { settings?.value.contrast }
    set { set { $0.contrast = newValue } }
  }
  /// The new size of text.
  public var textSize: Environment.TextSize? {
    get { settings?.value.textSize }
    set { set { $0.textSize = newValue } }
  }
  /// Whether the user now prefers bold text.
  public var boldText: Bool? {
    get { settings?.value.boldText }
    set { set { $0.boldText = newValue } }
  }
  /// The new language.
  public var locale: LanguageTag? {
    get { settings?.value.locale }
    set { set { $0.locale = newValue } }
  }
  /// The texts from this event on, in place of all earlier ones.
  public var strings: StringTable? {
    get { settings?.value.strings }
    set { set { $0.strings = newValue } }
  }
  /// Changes of settings that few change; `nil` if there is none.
  var settings: SharedValue<EnvironmentSettingsChange>?

  /// Creates a change; members left out stay as they are.
  public init(
    size: Size? = nil,
    safeArea: Insets? = nil,
    scale: Double? = nil,
    layoutDirection: Environment.LayoutDirection? = nil,
    reduceMotion: Bool? = nil,
    date: CalendarDate? = nil,
    windowOrigin: Point? = nil,
    fonts: FontBook? = nil,
    colorScheme: Environment.ColorScheme? = nil,
    contrast: Environment.Contrast? = nil,
    textSize: Environment.TextSize? = nil,
    boldText: Bool? = nil,
    locale: LanguageTag? = nil,
    strings: StringTable? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.date = date
    self.windowOrigin = windowOrigin
    self.fonts = fonts
    settings = EnvironmentSettingsChange(colorScheme: colorScheme, contrast: contrast, textSize: textSize, boldText: boldText, locale: locale, strings: strings).shared
  }
}

extension EnvironmentChange {
  /// The change that sets all members, but for settings at their defaults.
  init(all environment: Environment) {
    self.init(size: environment.size, safeArea: environment.safeArea, scale: environment.scale, layoutDirection: environment.layoutDirection, reduceMotion: environment.reduceMotion, date: environment.date, windowOrigin: environment.windowOrigin, fonts: environment.fonts)
    setSettings(from: EnvironmentSettings(), to: environment.allSettings)
  }

  /// The members of `current` that differ from those of `last`, but for fonts; `nil` if none does.
  public init?(from last: Environment, to current: Environment) {
    self.init()
    if current.size != last.size { size = current.size }
    if current.safeArea != last.safeArea { safeArea = current.safeArea }
    if current.scale != last.scale { scale = current.scale }
    if current.layoutDirection != last.layoutDirection { layoutDirection = current.layoutDirection }
    if current.reduceMotion != last.reduceMotion { reduceMotion = current.reduceMotion }
    if current.date != last.date { date = current.date }
    if current.windowOrigin != last.windowOrigin { windowOrigin = current.windowOrigin }
    if current.settings != last.settings {
      setSettings(from: last.allSettings, to: current.allSettings)
    }
    if self == EnvironmentChange() { return nil }
  }
}

extension Environment {
  /// Applies the members that `change` sets.
  public mutating func apply(_ change: EnvironmentChange) {
    size = change.size ?? size
    safeArea = change.safeArea ?? safeArea
    scale = change.scale ?? scale
    layoutDirection = change.layoutDirection ?? layoutDirection
    reduceMotion = change.reduceMotion ?? reduceMotion
    date = change.date ?? date
    windowOrigin = change.windowOrigin ?? windowOrigin
    if let fonts = change.fonts { self.fonts.merge(fonts) }
    if let settings = change.settings { apply(settings.value) }
  }
}

extension EnvironmentChange {
  enum Key: String, CaseIterable {
    case size, safeArea, scale, layoutDirection, reduceMotion, date, windowOrigin, fonts, colorScheme, contrast, textSize, boldText, locale, strings
  }

  /// The first member that no trace can have.
  var inexpressibleMember: Key? {
    if let size, !size.isWithin(0...InputLimits.windowExtent) { return .size }
    if let safeArea, !safeArea.isWithin(0...InputLimits.windowExtent) { return .safeArea }
    if let scale, !scale.isPositive { return .scale }
    if let date, !date.isExpressible { return .date }
    if let windowOrigin, !windowOrigin.isWithin(-InputLimits.windowExtent...InputLimits.windowExtent) { return .windowOrigin }
    if let fonts, !fonts.isExpressible { return .fonts }
    if let strings, !strings.isExpressible { return .strings }
    return nil
  }

  /// Whether a trace can have the change.
  var isExpressible: Bool { inexpressibleMember == nil }
}

extension EnvironmentChange.Key {
  /// What a trace can have.
  var expectation: String {
    switch self {
    case .size: (0...InputLimits.windowExtent).expectation
    case .safeArea: (0...InputLimits.windowExtent).expectation
    case .scale: Double.positiveExpectation
    case .date: CalendarDate.expectation
    case .windowOrigin: (-InputLimits.windowExtent...InputLimits.windowExtent).expectation
    case .fonts: FontBook.expectation
    case .strings: StringTable.expectation
    case .layoutDirection, .reduceMotion, .colorScheme, .contrast, .textSize, .boldText, .locale: "one of its type"
    }
  }
}
