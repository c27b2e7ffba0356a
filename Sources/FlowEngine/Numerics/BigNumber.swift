/// A non-negative integer of any size, with just the arithmetic that reading decimals needs.
///
/// Each operation is O(*n*) for a number of *n* words unless noted otherwise.
struct BigNumber {
  /// The 32-bit words, lowest first; the last is not 0.
  private var words: [UInt32] = []

  /// Creates zero.
  init() {}

  /// Creates a number that is not 0.
  init(_ word: UInt32) {
    words = [word]
  }

  var isZero: Bool { words.isEmpty }

  /// The number of bits, without leading zeros.
  var bitCount: Int {
    guard let last = words.last else { return 0 }
    return words.count * 32 - last.leadingZeroBitCount
  }

  /// Multiplies by a number that is not 0, then adds another.
  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in words.indices {
      carry &+= UInt64(words[index]) &* UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry != 0 { words.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Multiplies by a power of ten.
  ///
  /// - Complexity: O(*n* · `count`).
  mutating func multiply(byTenTo count: Int) {
    for _ in 0..<count / 9 { multiply(by: 1_000_000_000) }
    for _ in 0..<count % 9 { multiply(by: 10) }
  }

  /// Multiplies by a power of two.
  mutating func shiftLeft(by count: Int) {
    guard !words.isEmpty else { return }
    multiply(by: 1 << UInt32(count % 32))
    if count >= 32 { words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0) }
  }

  /// Subtracts a number that is not larger.
  mutating func subtract(_ other: BigNumber) {
    var borrow: Int64 = 0
    for index in words.indices {
      let word = index < other.words.count ? Int64(other.words[index]) : 0
      let difference = Int64(words[index]) - word + borrow
      words[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    while words.last == 0 { words.removeLast() }
  }

  static func < (first: BigNumber, second: BigNumber) -> Bool {
    if first.words.count != second.words.count { return first.words.count < second.words.count }
    for index in first.words.indices.reversed() where first.words[index] != second.words[index] {
      return first.words[index] < second.words[index]
    }
    return false
  }
}
