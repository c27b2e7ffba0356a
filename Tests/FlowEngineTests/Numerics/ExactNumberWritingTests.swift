import FlowEngine
import FlowTesting
import Testing

struct ExactNumberWritingTests {
  private static func write(_ value: Double) -> String {
    writtenText(room: maximumExactNumberLength) { writeExactNumber(value, to: $0) }
  }

  /// What the engine's reader makes of a text; `nil` unless it reads all of it.
  private static func read(_ text: String) -> Double? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress,
        let (value, end) = readNumber(from: start, to: start + bytes.count),
        end == start + bytes.count
      else { return nil }
      return value
    }
  }

  /// What is wrong with what a number is written as, if anything is.
  private static func fault(of value: Double) -> String? {
    let text = write(value)
    guard read(text)?.bitPattern == value.bitPattern else {
      return "\(value) is written as \(text), which the engine reads otherwise"
    }
    guard Double(text)?.bitPattern == value.bitPattern else {
      return "\(value) is written as \(text), which Swift reads otherwise"
    }
    guard NumberGrammar.length(Array(text.utf8)) == text.utf8.count else {
      return "\(text) is no JSON"
    }
    // Swift prints the fewest digits that there can be. Below the normal numbers fewer than 15 may
    // do, and 15 are written all the same.
    let (count, least) = (digitCount(text), digitCount("\(value)"))
    guard value.isNormal ? count == least : count <= max(least, 15) else {
      return "\(value) is written as \(text), with \(count) digits"
    }
    return nil
  }

  /// How many digits a number has between the zeros at its ends.
  private static func digitCount(_ text: String) -> Int {
    let digits = text.prefix { $0 != "e" }.filter { $0.isNumber }.drop { $0 == "0" }
    return digits.count - digits.reversed().prefix { $0 == "0" }.count
  }

  private static let forms: [(value: Double, text: String)] = [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-1, "-1"), (100, "100"), (0.1, "0.1"), (-0.5, "-0.5"),
    (0.1 + 0.2, "0.30000000000000004"), (1.0 / 3, "0.3333333333333333"),
    (-2.0 / 3, "-0.6666666666666666"), (0.25.nextUp, "0.25000000000000005"),
    (.pi, "3.141592653589793"), (123456.789, "123456.789"), (0.000001, "0.000001"),
    (0.0000012, "0.0000012"), (0.0000001, "1e-7"), (0.00000012, "1.2e-7"),
    (-1.25e-300, "-1.25e-300"),
    (9_007_199_254_740_992, "9007199254740992"), (2251799813685248.5, "2251799813685248.5"),
    (1e15, "1000000000000000"), (1e15.nextUp, "1000000000000000.1"),
    (1e20, "100000000000000000000"),
    (1.2345e20, "123450000000000000000"), (1e21, "1e21"), (1.5e21, "1.5e21"),
    (1e22, "1e22"), (1e23, "1e23"), (8.5e22, "8.5e22"),
    (34_359_738_368.000008, "34359738368.00001"),
    (.greatestFiniteMagnitude, "1.7976931348623157e308"),
    (-.greatestFiniteMagnitude, "-1.7976931348623157e308"),
    (.leastNormalMagnitude, "2.2250738585072013e-308"),
    (.leastNonzeroMagnitude, "4.94065645841247e-324"),
    (-.leastNonzeroMagnitude, "-4.94065645841247e-324"),
  ]

  @Test(
    "What is not finite is null",
    arguments: [.infinity, -.infinity, .nan, -.signalingNaN] as [Double])
  func notFinite(_ value: Double) { #expect(Self.write(value) == "null") }

  @Test("The form of a number", arguments: forms)
  func form(value: Double, text: String) {
    #expect(Self.write(value) == text)
    #expect(Self.fault(of: value) == nil)
  }

  @Test("Any bits are read back: 1,000,000 of them in release builds")
  func anyBits() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<AuditEffort.count(1_000_000) {
      if let fault = Self.fault(of: random.finiteDouble()) {
        Issue.record("\(fault)")
        return
      }
    }
  }

  @Test("Numbers below the normal ones are read back")
  func subnormals() {
    var random = SeededGenerator(seed: 6)
    for index in 0..<AuditEffort.count(100_000) {
      // Of any length: the least ones have few bits.
      let bits = (random.next() >> 12) >> UInt64(index % 52)
      let value = Double(bitPattern: bits | (random.next() & 1) << 63)
      if let fault = Self.fault(of: value) {
        Issue.record("\(fault)")
        return
      }
    }
  }

  @Test("A power of ten is written as one")
  func powersOfTen() throws {
    for exponent in -307...308 {
      let value = try #require(Double("1e\(exponent)"))
      let text =
        switch exponent {
        case ..<(-6): "1e\(exponent)"
        case ..<0: "0." + String(repeating: "0", count: -exponent - 1) + "1"
        case ..<21: "1" + String(repeating: "0", count: exponent)
        default: "1e\(exponent)"
        }
      #expect(Self.write(value) == text)
    }
  }

  @Test("Powers of two and their neighbours, which lie closer below than above, are read back")
  func powersOfTwo() {
    for exponent in -1074...1023 {
      let power = Double(sign: .plus, exponent: exponent, significand: 1)
      for value in [power, power.nextUp, power.nextDown, -power] {
        #expect(Self.fault(of: value) == nil)
      }
    }
  }

  @Test("A decimal of up to 15 digits is written with those digits")
  func shortDecimals() throws {
    var random = SeededGenerator(seed: 7)
    for index in 0..<AuditEffort.count(200_000) {
      let digits = UInt64.random(in: 1..<1_000_000_000_000_000, using: &random)
      let number = digits / [1, 1_000, 1_000_000, 1_000_000_000, 1_000_000_000_000][index % 5]
      let exponent = Int.random(in: index % 2 == 0 ? -20...5 : -300...290, using: &random)
      let decimal = "\(number)e\(exponent)"
      let value = try #require(Double(decimal))
      let text = Self.write(value)
      if Self.digitCount(text) != Self.digitCount(decimal) || Self.read(text) != value {
        Issue.record("\(decimal) is written as \(text)")
        return
      }
    }
  }

  @Test("Numbers of a screen are read back: 300,000 of them in release builds")
  func screenNumbers() {
    var random = SeededGenerator(seed: 8)
    for index in 0..<AuditEffort.count(300_000) {
      let value =
        switch index % 3 {
        case 0: Double.random(in: -3000...3000, using: &random)
        case 1: Double(Int.random(in: -3_000_000...3_000_000, using: &random)) / 1000
        default: random.finiteDouble(exponents: -20...53)
        }
      if let fault = Self.fault(of: value) {
        Issue.record("\(fault)")
        return
      }
    }
  }
}
