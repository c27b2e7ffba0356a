/// A decimal of any length that becomes the nearest double, by whole-number arithmetic alone.
///
/// For the few numbers that the quick ways leave: many digits, or large exponents.
struct BigDecimal {
  /// The middle between two doubles has at most 767 digits; of what lies beyond it only matters
  /// whether there is anything.
  private static let digitLimit = 800

  private var digits: [UInt8] = []
  /// The power of ten of the last digit.
  private var exponent: Int

  /// Takes the digits, with or without a point, from `start` up to what is neither.
  ///
  /// - Parameter exponent: The power of ten that is written after the digits.
  init(
    digits start: UnsafePointer<UInt8>, end: UnsafePointer<UInt8>, exponent: Int
  ) {
    self.exponent = exponent
    var position = start
    var isFraction = false
    var isMore = false
    while position < end {
      let byte = position.pointee
      position += 1
      if byte == UInt8(ascii: ".") {
        isFraction = true
        continue
      }
      let digit = byte &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if digits.count < Self.digitLimit {
        if digit != 0 || !digits.isEmpty { digits.append(digit) }
        if isFraction { self.exponent -= 1 }
      } else {
        isMore = isMore || digit != 0
        if !isFraction { self.exponent += 1 }
      }
    }
    if isMore {
      digits.append(1)
      self.exponent -= 1
    }
  }

  /// The nearest double, ties to even; infinity for one too large.
  var value: Double {
    // The decimal lies between 10^(magnitude − 1) and 10^magnitude.
    let magnitude = digits.count + exponent
    if digits.isEmpty || magnitude < -330 { return 0 }
    if magnitude > 310 { return .infinity }
    var dividend = BigNumber()
    for digit in digits { dividend.multiply(by: 10, adding: UInt32(digit)) }
    var divisor = BigNumber(1)
    for _ in 0..<exponent.magnitude {
      if exponent > 0 { dividend.multiply(by: 10) } else { divisor.multiply(by: 10) }
    }
    // Both are brought to one length; then the quotient's bits come one by one.
    let shift = divisor.bitCount - dividend.bitCount
    if shift > 0 { dividend.shiftLeft(by: shift) } else { divisor.shiftLeft(by: -shift) }
    var binaryExponent = -shift
    if dividend < divisor {
      dividend.shiftLeft(by: 1)
      binaryExponent -= 1
    }
    var bits: UInt64 = 0
    for _ in 0..<64 {
      bits <<= 1
      if !(dividend < divisor) {
        dividend.subtract(divisor)
        bits |= 1
      }
      dividend.shiftLeft(by: 1)
    }
    return Self.nearest(bits, exponent: binaryExponent - 63, isMore: !dividend.isZero)
  }

  /// The double nearest to `bits · 2^exponent` and a little more.
  private static func nearest(_ bits: UInt64, exponent: Int, isMore: Bool) -> Double {
    // A normal number has 53 bits; near 0 the last bit is that of the least double, 2⁻¹⁰⁷⁴.
    let dropped = max(11, -1074 - exponent)
    guard dropped <= 64 else { return 0 }
    let kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
    let rest = dropped == 64 ? bits : bits & (1 << UInt64(dropped) - 1)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    let isUp = rest > half || rest == half && (isMore || kept & 1 == 1)
    return Double(
      sign: .plus, exponent: exponent + dropped, significand: Double(kept + (isUp ? 1 : 0)))
  }
}
