extension UInt64 {
  /// The product of two numbers in 128 bits.
  ///
  /// - Complexity: O(1); a single instruction if the processor has one.
  @inline(__always) func fullProduct(with other: UInt64) -> (high: UInt64, low: UInt64) {
    #if arch(wasm32) || arch(wasm64)
      // The standard library's version would call a runtime function that a freestanding module
      // lacks.
      let (a, b) = (self &>> 32, self & 0xFFFF_FFFF)
      let (c, d) = (other &>> 32, other & 0xFFFF_FFFF)
      let low = b &* d
      let middle = a &* d &+ low &>> 32
      let other = b &* c &+ middle & 0xFFFF_FFFF
      return (
        a &* c &+ middle &>> 32 &+ other &>> 32,
        other &<< 32 | low & 0xFFFF_FFFF
      )
    #else
      let (high, low) = multipliedFullWidth(by: other)
      return (high, low)
    #endif
  }
}
