/// How much random tests do: all of it in release builds, a fiftieth of it in debug builds, which are
/// many times as slow.
public enum AuditEffort {
  /// The seeds that an audit runs: 1,000, or 20 in debug builds.
  public static let seeds = 0..<UInt64(count(1_000))

  /// How many random cases to try.
  ///
  /// - Parameter count: How many there are in release builds.
  public static func count(_ count: Int) -> Int {
    #if DEBUG
      max(count / 50, 1)
    #else
      count
    #endif
  }
}
