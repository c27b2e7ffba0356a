/// The effort of random tests: full in release builds, a tenth in those that define `TENTH_EFFORT`,
/// and a sample in debug builds, which are many times slower.
public enum AuditEffort {
  /// The seeds of an audit: 1,000, 100 with a tenth of the effort, 2 in debug builds, for one session
  /// alone need not do what a share of the events has to.
  public static let seeds = 0..<UInt64(max(count(1_000), 2))

  #if DEBUG
    /// How often an audit saves and restores a state in a trace.
    static let restorations = 2
    /// For how many events it goes on with a restored state.
    static let stretch = 25
  #else
    static let restorations = 20
    static let stretch = Int.max
  #endif

  /// The number of random cases to try.
  ///
  /// - Parameter count: The number of the full effort; a debug build tries one in 1,000.
  public static func count(_ count: Int) -> Int {
    #if DEBUG
      max(count / 1_000, 1)
    #elseif TENTH_EFFORT
      max(count / 10, 1)
    #else
      count
    #endif
  }
}
