extension Double {
  /// The sine of an angle in radians.
  ///
  /// The error stays below 1 unit in the last place for every finite angle, however large; the bits
  /// are the same on every platform.
  /// - Returns: NaN for an infinite angle and for NaN.
  /// - Complexity: O(1).
  package static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let angle = ReducedAngle(x.magnitude)
    let value =
      switch angle.quadrant {
      case 0: angle.sine
      case 1: angle.cosine
      case 2: -angle.sine
      default: -angle.cosine
      }
    return x.sign == .minus ? -value : value
  }

  /// The cosine of an angle in radians, with the properties of `sin(_:)`.
  package static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let angle = ReducedAngle(x.magnitude)
    return switch angle.quadrant {
    case 0: angle.cosine
    case 1: -angle.sine
    case 2: -angle.cosine
    default: angle.sine
    }
  }
}

/// An angle less a multiple of π/2: what is left lies in ±π/4, in two parts.
private struct ReducedAngle {
  /// The multiple, modulo 4.
  let quadrant: Int
  /// What is left, as the sum of a number and a correction.
  let high: Double
  let low: Double

  /// Reduces an angle that is not negative.
  init(_ x: Double) {
    guard x > 0.7853981633974483 else {
      (quadrant, high, low) = (0, x, 0)
      return
    }
    // x = m·2ᵉ with a whole m of 53 bits. Of the bits of 2/π those that weigh 4 or more in the
    // product change nothing of the quadrant; the 192 after them leave 128 good ones even for the
    // double that lies nearest to a multiple of π/2.
    let e = Int(x.exponent) - 52
    let m = x.significandBitPattern | (1 << 52)
    let first = Self.bits(from: e - 2)
    let second = Self.bits(from: e - 2 + 64)
    let third = Self.bits(from: e - 2 + 128)
    let low = m.multipliedFullWidth(by: third)
    let middle = m.multipliedFullWidth(by: second)
    let (word1, carry) = middle.low.addingReportingOverflow(low.high)
    let word0 = m &* first &+ middle.high &+ (carry ? 1 : 0)
    // word0 has the quadrant in its two upper bits, then the fraction of π/2 begins.
    var turn = Int(word0 >> 62)
    var fraction = (high: word0 << 2 | word1 >> 62, low: word1 << 2 | low.low >> 62)
    let isAbove = fraction.high >> 63 == 1
    if isAbove {
      turn += 1
      fraction = (~fraction.high, ~fraction.low)
    }
    let zeros = fraction.high.leadingZeroBitCount
    // A shift by all 64 bits and more gives 0, as it should.
    let significand =
      zeros < 64
      ? fraction.high << UInt64(zeros) | fraction.low >> UInt64(64 - zeros)
      : fraction.low
    let product = significand.multipliedFullWidth(by: Self.halfPi).high
    let scale = Double(sign: .plus, exponent: -63 - zeros, significand: 1)
    let sign = isAbove ? -1.0 : 1.0
    quadrant = turn & 3
    high = sign * Double(product & ~0x7FF) * scale
    self.low = sign * Double(product & 0x7FF) * scale
  }

  /// The sine, from its series; the last term left out is 10⁻²⁰ of the first at the most.
  var sine: Double {
    let z = high * high
    var series = 1 / 355_687_428_096_000.0
    series = series * z - 1 / 1_307_674_368_000.0
    series = series * z + 1 / 6_227_020_800.0
    series = series * z - 1 / 39_916_800.0
    series = series * z + 1 / 362_880.0
    series = series * z - 1 / 5_040.0
    series = series * z + 1 / 120.0
    series = series * z - 1 / 6.0
    return high + (high * z * series + low * (1 - z / 2))
  }

  /// The cosine, from its series.
  var cosine: Double {
    let z = high * high
    var series = 1 / 20_922_789_888_000.0
    series = series * z - 1 / 87_178_291_200.0
    series = series * z + 1 / 479_001_600.0
    series = series * z - 1 / 3_628_800.0
    series = series * z + 1 / 40_320.0
    series = series * z - 1 / 720.0
    series = series * z + 1 / 24.0
    // 1 − z/2 is rounded; what that loses goes into the correction.
    let half = z / 2
    let whole = 1 - half
    return whole + (((1 - whole) - half) + (z * z * series - high * low))
  }

  /// π/2 · 2⁶³.
  private static let halfPi: UInt64 = 0xC90F_DAA2_2168_C235

  /// 64 bits of 2/π from a position on, counted from the binary point; zeros stand before it.
  private static func bits(from position: Int) -> UInt64 {
    guard position > -64 else { return 0 }
    let word = position >> 6
    let shift = UInt64(position & 63)
    let left = word >= 0 ? twoOverPi(word) : 0
    return shift == 0 ? left : left << shift | twoOverPi(word + 1) >> (64 - shift)
  }

  /// The 64-bit words of 2/π; 1200 bits serve every finite double.
  private static func twoOverPi(_ word: Int) -> UInt64 {
    switch word {
    case 0: 0xA2F9_836E_4E44_1529
    case 1: 0xFC27_57D1_F534_DDC0
    case 2: 0xDB62_9599_3C43_9041
    case 3: 0xFE51_63AB_DEBB_C561
    case 4: 0xB724_6E3A_424D_D2E0
    case 5: 0x0649_2EEA_09D1_921C
    case 6: 0xFE1D_EB1C_B129_A73E
    case 7: 0xE882_35F5_2EBB_4484
    case 8: 0xE99C_7026_B45F_7E41
    case 9: 0x3991_D639_8353_39F4
    case 10: 0x9C84_5F8B_BDF9_283B
    case 11: 0x1FF8_97FF_DE05_980F
    case 12: 0xEF2F_118B_5A0A_6D1F
    case 13: 0x6D36_7ECF_27CB_09B7
    case 14: 0x4F46_3F66_9E5F_EA2D
    case 15: 0x7527_BAC7_EBE5_F17B
    case 16: 0x3D07_39F7_8A52_92EA
    case 17: 0x6BFB_5FB1_1F8D_5D08
    case 18: 0x5603_3046_FC7B_6BAB
    case 19: 0xF0CF_BC20_9AF4_361D
    default: 0
    }
  }
}
