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

  /// Creates an environment; the defaults are those of a trace that does not set one.
  public init(
    size: Size = Size(width: 375, height: 812),
    safeArea: Insets = Insets(top: 44, left: 0, bottom: 34, right: 0),
    scale: Double = 3,
    layoutDirection: LayoutDirection = .leftToRight,
    reduceMotion: Bool = false,
    date: CalendarDate = CalendarDate(year: 2026, month: 1, day: 1),
    windowOrigin: Point = .zero,
    fonts: FontBook = FontBook()
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.layoutDirection = layoutDirection
    self.reduceMotion = reduceMotion
    self.date = date
    self.windowOrigin = windowOrigin
    self.fonts = fonts
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
