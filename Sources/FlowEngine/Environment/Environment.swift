/// What a scene is shown in: the window and the user's settings.
public struct Environment: Equatable, Sendable {
  /// The direction of the interface.
  public enum LayoutDirection: String, CaseIterable, Equatable, Sendable {
    case leftToRight, rightToLeft
  }

  /// The window's size, in points.
  public var size: Size
  /// What the device covers at the window's edges, in points.
  public var safeArea: Insets
  /// Pixels a point.
  public var scale: Double
  /// The direction of the interface.
  public var layoutDirection: LayoutDirection
  /// Whether movement is to be avoided.
  public var reduceMotion: Bool
  /// Today.
  public var date: CalendarDate
  /// Metrics of fonts, over those that the scene ships.
  public var fonts: FontBook

  /// Makes an environment; the defaults are those of a trace that says nothing.
  public init(
    size: Size = Size(width: 375, height: 812),
    safeArea: Insets = Insets(top: 44, left: 0, bottom: 34, right: 0),
    scale: Double = 3,
    layoutDirection: LayoutDirection = .leftToRight,
    reduceMotion: Bool = false,
    date: CalendarDate = CalendarDate(year: 2026, month: 1, day: 1),
    fonts: FontBook = FontBook()
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.date = date
    self.fonts = fonts
  }
}

extension Environment {
  /// The window, in its own coordinates, in points.
  public var window: Rect { Rect(origin: .zero, size: size) }
}
