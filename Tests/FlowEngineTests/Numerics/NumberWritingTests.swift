import FlowEngine
import Foundation
import Testing

struct NumberWritingTests {
  private func write(_ value: Double, decimals: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumNumberLength) { buffer in
      guard let start = buffer.baseAddress else { return "" }
      let count = writeNumber(value, decimals: decimals, to: start)
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
  }

  @Test(
    "Writes the shortest form of the rounded number",
    arguments: [
      (0, 3, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1, 3, "-1"), (12.5, 3, "12.5"), (0.1, 3, "0.1"),
      (0.05, 3, "0.05"), (541.3333333333334, 3, "541.333"), (0.0005, 3, "0.001"),
      (-0.0005, 3, "-0.001"), (0.00049999999999, 3, "0"), (-0.0004, 3, "0"),
      // Exact ties go away from zero; 1.0005 is a hair below a tie, and stays there.
      (0.0625, 3, "0.063"), (-0.0625, 3, "-0.063"), (0.1875, 3, "0.188"), (1.0005, 3, "1"),
      (2.0015, 3, "2.002"), (1_000_000_000, 3, "1000000000"), (2_147_483_648, 3, "2147483648"),
      (-2_147_483_648.5, 3, "-2147483648.5"), (999_999_999.9996, 3, "1000000000"),
      (1.0 / 3, 6, "0.333333"), (0.0000005, 6, "0"), (0.00000051, 6, "0.000001"),
      (-0.000883883476483, 6, "-0.000884"), (123456.789012, 6, "123456.789012"), (0.9, 6, "0.9"),
      (.leastNonzeroMagnitude, 6, "0"), (1e300, 3, "1000000000000"), (-1e300, 6, "-1000000000000"),
      (.infinity, 3, "0"), (.nan, 6, "0"),
    ])
  func writes(value: Double, decimals: Int, text: String) {
    #expect(write(value, decimals: decimals) == text)
  }

  @Test("Agrees with an exact decimal expansion, for 100,000 numbers")
  func exact() {
    var random = SplitMix64(seed: 3)
    for index in 0..<100_000 {
      let value =
        switch index % 3 {
        case 0: Double.random(in: -3000...3000, using: &random)
        case 1: Double(Int.random(in: -3_000_000...3_000_000, using: &random)) / 1000
        default: Double(Int.random(in: -300_000...300_000, using: &random)) / 4096
        }
      let decimals = index % 2 == 0 ? 3 : 6
      let text = write(value, decimals: decimals)
      let expected = Self.rounded(value, decimals: decimals)
      if text != expected {
        Issue.record("\(value) written as \(text), expected \(expected)")
        return
      }
      #expect(value.rounded(toDecimals: decimals) == Double(expected))
    }
  }

  /// Rounds by the digits of the exact decimal expansion, which a double always has.
  private static func rounded(_ value: Double, decimals: Int) -> String {
    let expansion = String(format: "%.60f", value.magnitude)
    let parts = expansion.split(separator: ".")
    let kept = parts[1].prefix(decimals)
    let next = parts[1].dropFirst(decimals).first ?? "0"
    let units = (Int(parts[0] + kept) ?? 0) + (next >= "5" ? 1 : 0)
    var digits = "\(units)"
    while digits.count <= decimals { digits = "0" + digits }
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let whole = digits.dropLast(decimals)
    let sign = value < 0 && units != 0 ? "-" : ""
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  @Test("Whole numbers", arguments: [0, 7, 10, 99, 100, 12345, -1, -100, .max, .min])
  func integers(value: Int) {
    let text = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: maximumNumberLength) {
      guard let start = $0.baseAddress else { return "" }
      let count = writeInteger(value, to: start)
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }
    #expect(text == "\(value)")
  }
}
