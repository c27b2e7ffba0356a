/// What plural rules ask of a number, by the names of CLDR.
package struct PluralOperands: Equatable, Sendable {
  /// The whole part of its magnitude.
  package var i: UInt64
  /// The number of its decimals.
  package var v = 0
  /// Its decimals, as a whole number.
  package var f: UInt64 = 0
  /// The exponent of a number in compact form, such as 6 of «1 million».
  package var e = 0

  /// Creates the operands of a whole number.
  package init(_ number: Int) {
    i = UInt64(number.magnitude)
  }

  /// The decimals without zeros at their end, as a whole number.
  package var t: UInt64 {
    var digits = f
    while digits > 0, digits % 10 == 0 { digits /= 10 }
    return digits
  }

  /// The number of decimals without zeros at their end.
  package var w: Int {
    var (digits, count) = (f, v)
    while count > 0, digits % 10 == 0 { (digits, count) = (digits / 10, count - 1) }
    return count
  }
}
