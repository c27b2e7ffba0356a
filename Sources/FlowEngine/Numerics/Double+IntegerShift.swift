extension Double {
  /// Added to this one, a number of less than 2⁵¹ is rounded to an integer, which is the lowest bits of
  /// the sum.
  ///
  /// A conversion to an integer would check three times whether the number can be one.
  @inlinable @inline(__always) static var integerShift: Double { 0x1.8p52 }
}
