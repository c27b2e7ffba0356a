/// How many seeds the random suites take: a sample in a debug build, at least 1,000 traces a scene in
/// a release build (scripts/test-random).
extension Range<UInt64> {
  /// The seeds of a suite that takes these in a debug build.
  var scaled: Range<UInt64> {
    #if DEBUG
      self
    #else
      lowerBound * 40..<upperBound * 40
    #endif
  }
}
