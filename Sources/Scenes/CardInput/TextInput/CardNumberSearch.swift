import FlowEngine

extension CardInput {
  /// A search for a number that can stand in for another one: as many digits, each beginning with the
  /// same brands still possible, valid where the other one is.
  struct NumberSearch {
    /// The digits that were found, in ASCII; `nil` if there are none.
    private(set) var digits: [UInt8]?

    private let original: [UInt8]
    private let configuration: Configuration
    /// Whether the check digit must be right, or wrong; `nil` where nothing depends on it.
    private let isValid: Bool?
    private let fixed: [UInt8?]
    /// The last digit that can be chosen.
    private let last: Int?
    private let avoided: [UInt8]?
    private let sample: [UInt8]
    private var attempts = 0

    /// How many of the first digits tell the brand.
    private static let prefixLength = 6
    /// After so many numbers it is taken that there is none.
    private static let mostAttempts = 2_000
    /// Test numbers that the networks publish, and one of none of them.
    private static let samples: [(brand: Brand?, first: Unicode.Scalar, digits: StaticString)] = [
      (.visa, "4", "4111111111111111"), (.mastercard, "5", "5555555555554444"),
      (.mastercard, "2", "2223003122003222"), (.amex, "3", "378282246310005"),
      (nil, "6", "6011111111111117"),
    ]

    /// Searches.
    ///
    /// - Parameters:
    ///   - original: The digits of the real number, in ASCII; only what brands they can begin matters.
    ///   - isValid: Whether the real number passes the check.
    ///   - fixed: For each digit the one that it must be; `nil` to choose it.
    ///   - avoided: A number that it must not be, because the real one has changed.
    ///   - wanted: The number that it must be, because the real one has not changed.
    init(
      original: [UInt8], isValid: Bool, fixed: [UInt8?], avoided: [UInt8]?,
      _ configuration: Configuration, wanted: [UInt8]? = nil
    ) {
      self.original = original
      self.configuration = configuration
      self.fixed = fixed
      self.avoided = avoided
      last = fixed.lastIndex { $0 == nil }
      let rule = configuration.rule(for: String(decoding: original, as: UTF8.self))
      let isFull = original.count == (rule ?? .other).length
      self.isValid = isFull && configuration.luhn ? isValid : nil
      let first = original.first.map { Unicode.Scalar($0) }
      let found =
        Self.samples.first { $0.brand == rule?.brand && $0.first == first }
        ?? Self.samples.first { $0.brand == rule?.brand }
      sample =
        found.map { sample in
          (0..<sample.digits.utf8CodeUnitCount).map { sample.digits.utf8Start[$0] }
        } ?? []
      if let wanted, wanted.count == fixed.count,
        zip(wanted, fixed).allSatisfy({ $1 == nil || $0 == $1 })
      {
        digits = wanted
        return
      }
      guard last != nil else { return }
      digits = run { Self.classes(of: $0, configuration) }
    }

    /// The classes of each beginning of a number, as far as it matters for the brand.
    static func beginnings(of digits: [UInt8], _ configuration: Configuration) -> [Int] {
      (0..<min(digits.count, prefixLength)).flatMap { classes(of: digits[...$0], configuration) }
    }

    /// For each range of first digits, what a beginning leaves open: nothing, or where it is at the
    /// range's lower or upper end. Numbers of the same classes stay so, whatever digits follow.
    private static func classes(
      of digits: ArraySlice<UInt8>, _ configuration: Configuration
    ) -> [Int] {
      configuration.brands.flatMap { $0.prefixes.map { $0.place(of: digits) } }
    }

    // MARK: Search

    private mutating func run(_ key: (ArraySlice<UInt8>) -> [Int]) -> [UInt8]? {
      var digits: [UInt8] = []
      digits.reserveCapacity(fixed.count)
      attempts = 0
      return extend(&digits, key) ? digits : nil
    }

    private mutating func extend(
      _ digits: inout [UInt8], _ key: (ArraySlice<UInt8>) -> [Int]
    ) -> Bool {
      let index = digits.count
      guard index < fixed.count else {
        attempts += 1
        return isRight(digits)
      }
      let preferred = index < sample.count ? sample[index] : UInt8(ascii: "1")
      var candidates: [UInt8]
      if let digit = fixed[index] {
        candidates = [digit]
      } else if index < Self.prefixLength || index == last {
        candidates = [preferred]
        for digit in UInt8(ascii: "0")...UInt8(ascii: "9") where digit != preferred {
          candidates.append(digit)
        }
      } else {
        candidates = [preferred]
      }
      for digit in candidates where attempts < Self.mostAttempts {
        digits.append(digit)
        if index >= Self.prefixLength || key(digits[...]) == key(original[...index]),
          extend(&digits, key)
        {
          return true
        }
        digits.removeLast()
      }
      return false
    }

    private func isRight(_ digits: [UInt8]) -> Bool {
      if let avoided, digits == avoided { return false }
      guard let isValid else { return true }
      return Luhn.passes(String(decoding: digits, as: UTF8.self)) == isValid
    }
  }
}

extension CardInput.PrefixRange {
  /// What a number's first digits leave open of whether it is in the range: 0 and 1 for nothing, since
  /// it is not or is; 2 and 3 at the lower and the upper end, 4 at both.
  fileprivate func place(of digits: ArraySlice<UInt8>) -> Int {
    var size = 10
    var length = 1
    while size <= last {
      size *= 10
      length += 1
    }
    var low = 0
    var span = size
    for byte in digits.prefix(length) {
      low = low * 10 + Int(byte - UInt8(ascii: "0"))
      span /= 10
    }
    let (begin, end) = (low * span, low * span + span - 1)
    if end < first || begin > last { return 0 }
    if begin >= first, end <= last { return 1 }
    return begin < first ? end > last ? 4 : 2 : 3
  }
}
