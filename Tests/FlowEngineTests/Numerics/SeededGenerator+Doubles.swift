import FlowTesting

extension SeededGenerator {
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
