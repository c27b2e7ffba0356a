/// Arithmetic on times, in seconds.
@usableFromInline package enum TimeArithmetic {
  /// 2⁵³ ns (104 days), beyond which a double cannot resolve nanoseconds.
  private static var longest: Double { 9_007_199_254_740_992 }

  /// The time `duration` after `begin`, rounded to the nanosecond.
  ///
  /// Times are given as short decimals. Their binary sum may be one bit off the decimal sum, and an
  /// event at that very time would then fall on the wrong side of a completion; rounded, 0.1 + 0.2
  /// is the double nearest to 0.3.
  @usableFromInline package static func sum(_ begin: Double, _ duration: Double) -> Double {
    let sum = begin + duration
    let nanoseconds = (sum * 1e9).rounded(.toNearestOrEven)
    return nanoseconds.magnitude < longest ? nanoseconds / 1e9 : sum
  }

  /// How long `time` is after `begin`, rounded likewise: a motion is the same whenever it begins. Never inlined:
  /// modules for the web stay smaller.
  @inline(never) @usableFromInline package static func difference(_ time: Double, _ begin: Double)
    -> Double
  {
    sum(time, 0 - begin)
  }

  /// A difference of times in whole nanoseconds; one too long to resolve them counts as the longest.
  @usableFromInline package static func nanoseconds(_ seconds: Double) -> Int {
    let nanoseconds = (seconds * 1e9).rounded(.toNearestOrEven)
    return Int(min(max(nanoseconds, -longest), longest))
  }

  /// Whether two times are written alike in a frame, whose times are in microseconds.
  @usableFromInline static func areSame(_ first: Double, _ second: Double) -> Bool {
    first == second || first.rounded(toDecimals: 6) == second.rounded(toDecimals: 6)
  }

  /// Whether a difference of times, which has noise, is a limit at the most; both in seconds.
  static func isWithin(_ pause: Double, _ limit: Double) -> Bool {
    pause <= limit || areSame(pause, limit)
  }
}
