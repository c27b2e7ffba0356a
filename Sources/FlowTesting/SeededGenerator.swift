/// A small seeded random number generator (SplitMix64), so that a failure can be reproduced.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  public init(seed: UInt64) {
    state = seed
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededGenerator {
  /// Returns an integer from 0 up to but not including `limit`, which must be above 0.
  public mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// Returns a number within bounds.
  public mutating func number(in bounds: ClosedRange<Double>) -> Double {
    Double.random(in: bounds, using: &self)
  }

  /// Returns one of some values; there must be at least one.
  public mutating func one<Values: RandomAccessCollection<Value>, Value>(
    of values: Values
  ) -> Value where Values.Index == Int {
    values[values.startIndex + number(below: values.count)]
  }

  /// Returns true with a probability of `share`, 0…1.
  public mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }
}
