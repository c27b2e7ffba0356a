/// The numbers that all that holds pages shares.
enum NavigationMetrics {
  /// How near a page or a sheet is to its place when it has come to rest, in points.
  static let arrival = 0.001
  /// The farthest that a sheet may be dragged, and the highest that a keyboard may be, in points.
  static let farthest = 10_000_000.0
}
