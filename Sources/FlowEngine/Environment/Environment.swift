/// The conditions a scene is shown under: the window and the user's settings.
public struct Environment: Equatable, Sendable {
  /// The direction in which the interface is laid out.
  public enum LayoutDirection: String, CaseIterable, Equatable, Sendable {
    /// Left to right, as for English.
    case leftToRight
    /// Right to left, as for Arabic.
    case rightToLeft
  }

  // begin members: environment
  /// The window's size, in points.
  public var size: Size
  /// The insets of the safe area from the window's edges, in points.
  public var safeArea: Insets
  /// The number of pixels per point.
  public var scale: Double
  /// The layout direction.
  public var layoutDirection: LayoutDirection
  /// Whether the user prefers reduced motion.
  public var reduceMotion: Bool
  /// Today's date.
  public var date: CalendarDate
  /// Where the top left of the window is on the screen, in points; keyboard frames are in screen
  /// coordinates.
  public var windowOrigin: Point
  /// Font metrics, which take precedence over those that the scene ships.
  public var fonts: FontBook
  /// The color scheme that the user prefers.
  public var colorScheme: ColorScheme {
    get { settings?.value.colorScheme ?? .light }
    set { set { $0.colorScheme = newValue } }
  }
  /// The contrast that the user prefers.
  public var contrast: Contrast {
    get { settings?.value.contrast ?? .standard }
    set { set { $0.contrast = newValue } }
  }
  /// The size of text that the user prefers.
  public var textSize: TextSize {
    get { settings?.value.textSize ?? .large }
    set { set { $0.textSize = newValue } }
  }
  /// Whether the user prefers bold text.
  public var boldText: Bool {
    get { settings?.value.boldText ?? false }
    set { set { $0.boldText = newValue } }
  }
  /// The language that texts are in. It changes nothing else: neither numbers nor the layout's
  /// direction.
  public var locale: LanguageTag {
    get { settings?.value.locale ?? .english }
    set { set { $0.locale = newValue } }
  }
  /// Texts by key, which take precedence over those that the scene ships.
  public var strings: StringTable {
    get { settings?.value.strings ?? StringTable() }
    set { set { $0.strings = newValue } }
  }
  /// The settings that few change; `nil` while all are at their defaults.
  @usableFromInline var settings: SharedValue<EnvironmentSettings>?

  /// Creates an environment; the defaults are those of a trace that does not set one.
  public init(
    size: Size = Size(width: 375, height: 812),
    safeArea: Insets = Insets(top: 44, left: 0, bottom: 34, right: 0),
    scale: Double = 3,
    layoutDirection: LayoutDirection = .leftToRight,
    reduceMotion: Bool = false,
    date: CalendarDate = CalendarDate(year: 2026, month: 1, day: 1),
    windowOrigin: Point = .zero,
    fonts: FontBook = FontBook(),
    colorScheme: ColorScheme = .light,
    contrast: Contrast = .standard,
    textSize: TextSize = .large,
    boldText: Bool = false,
    locale: LanguageTag = .english,
    strings: StringTable = StringTable()
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.date = date
    self.windowOrigin = windowOrigin
    self.fonts = fonts
    settings =
      EnvironmentSettings(
        colorScheme: colorScheme, contrast: contrast, textSize: textSize, boldText: boldText,
        locale: locale, strings: strings
      ).shared
  }
  // end members: environment
}

extension Environment {
  /// The window's bounds, in its own coordinates, in points.
  public var window: Rect { Rect(origin: .zero, size: size) }

  /// Converts a rectangle from screen coordinates, such as a keyboard's frame, to window coordinates,
  /// in points.
  public func windowRect(fromScreen rect: Rect) -> Rect {
    Rect(
      x: rect.minX - windowOrigin.x, y: rect.minY - windowOrigin.y, width: rect.width,
      height: rect.height)
  }
}
