import FlowEngine
import FlowTesting
import Testing

struct NumberWritingTests {
  private static func write(_ writing: (BytePosition) -> BytePosition) -> String {
    writtenText(room: maximumNumberLength, writing)
  }

  private static func write(_ value: Double, decimals: Int) -> String {
    write { writeNumber(value, decimals: decimals, to: $0) }
  }

  private static let forms: [(value: Double, decimals: Int, text: String)] = [
    (0, 3, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1, 3, "-1"), (9, 6, "9"), (10, 3, "10"),
    (99, 3, "99"), (100, 6, "100"), (812, 3, "812"), (1000, 3, "1000"), (9999, 3, "9999"),
    (10_000, 3, "10000"), (65_536, 6, "65536"), (100_000, 3, "100000"), (-375, 3, "-375"),
    (12.5, 3, "12.5"), (0.1, 3, "0.1"), (0.05, 3, "0.05"), (0.005, 3, "0.005"),
    (0.25, 6, "0.25"), (0.125, 6, "0.125"), (0.0625, 6, "0.0625"), (0.000125, 6, "0.000125"),
    (0.01, 6, "0.01"), (541.3333333333334, 3, "541.333"), (100.001, 3, "100.001"),
    (0.0004999999999999999, 3, "0"), (-0.0004, 3, "0"), (0.0005, 3, "0.001"),
    (0.9995, 3, "1"), (0.99949, 3, "0.999"), (999.9996, 3, "1000"), (-0.9999999, 6, "-1"),
    (9.9999999, 6, "10"), (1.0 / 3, 6, "0.333333"), (2.0 / 3, 6, "0.666667"),
    // Ties go away from zero. 1.0005 and 0.0000005 are none but a hair below, 0.0000015 above.
    (0.0625, 3, "0.063"), (-0.0625, 3, "-0.063"), (0.1875, 3, "0.188"), (2.5, 0, "3"),
    (-0.5, 0, "-1"), (0.0000152587890625, 6, "0.000015"), (0.00006103515625, 6, "0.000061"),
    (1.0005, 3, "1"), (0.0000005, 6, "0"), (0.0000015, 6, "0.000002"),
    (0.00000051, 6, "0.000001"), (0.0078125, 6, "0.007813"), (8191.0078125, 6, "8191.007813"),
    (1_000_000_000, 3, "1000000000"), (2_147_483_648.5, 3, "2147483648.5"),
    (999_999_999.9996, 3, "1000000000"), (123456.789012, 6, "123456.789012"),
    (9_007_199_254.740992, 6, "9007199254.740992"), (1e15, 3, "1000000000000000"),
    (-999_999_999_999_999.9, 6, "-999999999999999.875"),
    (1e15.nextDown, 3, "999999999999999.875"),
    (.leastNonzeroMagnitude, 6, "0"), (-.leastNonzeroMagnitude, 3, "0"),
    (2.2250738585072014e-308, 6, "0"),
    // Beyond the limit, and no number.
    (1e15.nextUp, 3, "1000000000000000"), (1e300, 3, "1000000000000000"),
    (-1e300, 6, "-1000000000000000"), (.infinity, 3, "0"), (-.infinity, 6, "0"), (.nan, 6, "0"),
  ]

  @Test("The shortest form of the rounded number", arguments: forms)
  func written(value: Double, decimals: Int, text: String) {
    #expect(Self.write(value, decimals: decimals) == text)
    #expect(value.rounded(toDecimals: decimals).bitPattern == Double(text)?.bitPattern)
  }

  @Test("As the exact decimal expansion rounds, for 20,000 numbers")
  func exact() {
    var random = SeededGenerator(seed: 3)
    for index in 0..<20_000 {
      let value =
        switch index % 5 {
        case 0: Double.random(in: -3000...3000, using: &random)
        case 1: Double(Int.random(in: -3_000_000...3_000_000, using: &random)) / 1000
        // Many of these are ties.
        case 2: Double(Int.random(in: -3_000_000...3_000_000, using: &random)) / 16
        case 3: Double(Int.random(in: -300_000_000...300_000_000, using: &random)) / 16_384
        default: random.finiteDouble(exponents: -25...48)
        }
      let decimals = index % 7 == 0 ? index % 6 : index % 2 == 0 ? 3 : 6
      let text = Self.write(value, decimals: decimals)
      let expected = ExactDecimal.rounded(value, decimals: decimals)
      let rounded = value.rounded(toDecimals: decimals)
      if text != expected || rounded.bitPattern != Double(expected)?.bitPattern {
        Issue.record("\(value) to \(decimals): \(text), \(rounded), expected \(expected)")
        return
      }
    }
  }

  @Test(
    "Whole numbers",
    arguments: [0, 7, 10, 99, 100, 999, 1000, 9999, 10_000, 99_999, 123_456, 9_999_999, .max])
  func integers(value: Int) {
    #expect(Self.write { writeInteger(value, to: $0) } == "\(value)")
    #expect(Self.write { writeInteger(-value, to: $0) } == "\(-value)")
    #expect(Self.write { writeInteger(-value - 1, to: $0) } == "\(-value - 1)")
  }
}
