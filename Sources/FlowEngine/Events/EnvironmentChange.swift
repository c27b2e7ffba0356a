/// The members of an environment that change; the others stay.
public struct EnvironmentChange: Equatable, Sendable {
  /// The window's new size, in points.
  public var size: Size?
  /// The new safe area, in points.
  public var safeArea: Insets?
  /// The new number of pixels a point.
  public var scale: Double?
  /// The new direction of the interface.
  public var layoutDirection: Environment.LayoutDirection?
  /// Whether movement is now to be avoided.
  public var reduceMotion: Bool?
  /// The new date.
  public var date: CalendarDate?
  /// Metrics of fonts that are new or replace older ones of the same name.
  public var fonts: FontBook?

  /// Makes a change; what is left out stays.
  public init(
    size: Size? = nil, safeArea: Insets? = nil, scale: Double? = nil,
    layoutDirection: Environment.LayoutDirection? = nil, reduceMotion: Bool? = nil,
    date: CalendarDate? = nil, fonts: FontBook? = nil
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
  /// Takes over the members that `change` names.
  public mutating func apply(_ change: EnvironmentChange) {
    size = change.size ?? size
    safeArea = change.safeArea ?? safeArea
    scale = change.scale ?? scale
    layoutDirection = change.layoutDirection ?? layoutDirection
    reduceMotion = change.reduceMotion ?? reduceMotion
    date = change.date ?? date
    if let fonts = change.fonts { self.fonts.merge(fonts) }
  }
}
