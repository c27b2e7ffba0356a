/// A small random number generator (SplitMix64) with a seed, so that a failure can be run again.
struct SeededGenerator: RandomNumberGenerator {
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
}

extension SeededGenerator {
  /// A whole number from 0 up to but not including `limit`.
  mutating func number(below limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// One of some values, which are not none.
  mutating func one<Value>(of values: [Value]) -> Value {
    values[number(below: values.count)]
  }

  /// Whether something happens that happens in this share of all cases.
  mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }
}
