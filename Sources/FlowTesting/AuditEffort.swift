/// The effort of random tests: full in release builds, and a fiftieth of that in debug builds,
/// which are many times slower.
public enum AuditEffort {
  /// The seeds of an audit: 1,000, or 20 in debug builds.
  public static let seeds = 0..<UInt64(count(1_000))

  /// The number of random cases to try.
  ///
  /// - Parameter count: The number in release builds.
  public static func count(_ count: Int) -> Int {
    #if DEBUG
      max(count / 50, 1)
    #else
      count
    #endif
  }
}
