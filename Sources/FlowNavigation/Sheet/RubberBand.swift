/// How far what is pulled beyond its end gives way, as the content of a scroll view does.
///
/// The formula was found by observing `UIScrollView`: (1 − 1 / (0.55·x / d + 1))·d. Nearly 0.55 of the way at
/// first, and never more than the dimension.
public enum RubberBand {
  /// The share of the way that what is pulled goes at first.
  public static let give = 0.55

  /// How far it gives way.
  ///
  /// - Parameters:
  ///   - pull: How far it is pulled beyond its end, in points; below 0 for none.
  ///   - dimension: What it never reaches, in points; below 0 for a band that does not give way.
  public static func distance(pulledBy pull: Double, dimension: Double) -> Double {
    guard pull > 0, dimension > 0 else { return 0 }
    return (1 - 1 / (give * pull / dimension + 1)) * dimension
  }

  /// How far it is pulled beyond its end where it has given way by a distance, in points; 0 for a distance that
  /// no pull reaches.
  public static func pull(toReach distance: Double, dimension: Double) -> Double {
    guard distance > 0, dimension > distance else { return 0 }
    return (1 / (1 - distance / dimension) - 1) * dimension / give
  }
}
