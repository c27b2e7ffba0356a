import FlowEngine

/// The numbers of a sheet's look and movement. docs/navigation.md has their sources.
enum SheetMetrics {
  /// The movement of the sheet, that of a stack's pages.
  static let movement = StackMetrics.movement
  /// How far a large sheet lies below the safe area's top, in points.
  static let top = 10.0
  /// A window that is less high than this, in points, has no medium height, and its large sheet reaches the
  /// safe area's top.
  static let compactHeight = 480.0
  /// The opacity of the dim under a sheet.
  static let dimAlpha = 0.2
  /// The radius of the sheet's corners, in points.
  static let cornerRadius = 10.0
  /// The size of the grabber, and its distance from the sheet's top, in points.
  static let grabber = Rect(x: 0, y: 5, width: 36, height: 5)
  /// For how long a released sheet would go on at its velocity, to find where it is thrown, in seconds: a
  /// scroll view's normal deceleration, 0.998 a millisecond.
  static let projection = 0.499
}
