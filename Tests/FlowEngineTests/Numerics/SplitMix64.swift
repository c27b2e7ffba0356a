/// A small random number generator with a seed, so that a failure can be run again.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A finite double of any magnitude, each bit pattern alike.
  mutating func finiteDouble() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }

  /// A double with an exponent of a range, each alike, of either sign.
  mutating func finiteDouble(exponents: ClosedRange<Int>) -> Double {
    let exponent = UInt64(1023 + Int.random(in: exponents, using: &self))
    let bits = next()
    return Double(bitPattern: bits & ~(0x7FF << 52) | exponent << 52)
  }
}
