import FlowEngine
import Testing

struct NumberReadingTests {
  /// Reads a number that stands before a comma.
  private func read(_ text: String) -> (value: Double, length: Int)? {
    Array((text + ",").utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress,
        let read = readNumber(from: start, to: start + bytes.count)
      else { return nil }
      return (read.value, read.end - start)
    }
  }

  @Test(
    "Reads the nearest double",
    arguments: [
      ("0", 0x0000_0000_0000_0000), ("-0", 0x8000_0000_0000_0000), ("1", 0x3FF0_0000_0000_0000),
      ("-12.5", 0xC029_0000_0000_0000), ("0.1", 0x3FB9_9999_9999_999A),
      ("1e23", 0x44B5_2D02_C7E1_4AF6), ("9007199254740993", 0x4340_0000_0000_0000),
      ("9007199254740993.000000000000000000001", 0x4340_0000_0000_0001),
      ("8.98846567431158e307", 0x7FE0_0000_0000_0000),
      ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF), ("5e-324", 0x0000_0000_0000_0001),
      ("2.4703282292062327e-324", 0x0000_0000_0000_0000),
      ("2.4703282292062328e-324", 0x0000_0000_0000_0001),
      ("1.7976931348623157e308", 0x7FEF_FFFF_FFFF_FFFF),
      ("1.7976931348623158e308", 0x7FEF_FFFF_FFFF_FFFF),
      ("1.7976931348623159e308", 0x7FF0_0000_0000_0000), ("1e400", 0x7FF0_0000_0000_0000),
      ("1e-400", 0x0000_0000_0000_0000), ("0e999999999999999999999", 0x0000_0000_0000_0000),
      ("0.1e-1000000000000000000000", 0x0000_0000_0000_0000),
      ("1.00000000000000011102230246251565404236316680908203125", 0x3FF0_0000_0000_0000),
      ("1.00000000000000011102230246251565404236316680908203126", 0x3FF0_0000_0000_0001),
      ("123.45678901234567", 0x405E_DD3C_07FB_4C98), ("4.35e-3", 0x3F71_D14E_3BCD_35A8),
      ("12345678901234567890123", 0x4484_EA15_B273_B38A),
    ] as [(String, UInt64)])
  func reads(text: String, bits: UInt64) throws {
    let read = try #require(self.read(text))
    #expect(read.value.bitPattern == bits)
    #expect(read.length == text.utf8.count)
  }

  @Test("A halfway case of 767 digits goes to the even one, and a hair above it up")
  func longest() throws {
    // 2⁻¹⁰⁷⁵, half of the least double, in full: 5¹⁰⁷⁵ · 10⁻¹⁰⁷⁵.
    var digits: [Int] = [1]
    for _ in 0..<1075 {
      var carry = 0
      for index in digits.indices {
        carry += digits[index] * 5
        digits[index] = carry % 10
        carry /= 10
      }
      while carry > 0 {
        digits.append(carry % 10)
        carry /= 10
      }
    }
    let text = digits.reversed().map { "\($0)" }.joined()
    #expect(text.count == 752)
    #expect(try #require(read(text + "e-1075")).value == 0)
    #expect(try #require(read(text + "0000001e-1082")).value == .leastNonzeroMagnitude)
    #expect(
      try #require(read(text + String(repeating: "0", count: 900) + "1e-1976")).value
        == .leastNonzeroMagnitude)
    #expect(
      try #require(read("0." + String(repeating: "0", count: 400) + "1e401")).value == 1)
    #expect(try #require(read("1" + String(repeating: "0", count: 400) + "e-400")).value == 1)
  }

  @Test("Reads back what Swift prints, for 100,000 doubles")
  func roundTrip() throws {
    var random = SplitMix64(seed: 42)
    for index in 0..<100_000 {
      let value =
        index % 2 == 0 ? random.finiteDouble() : Double.random(in: -2000...2000, using: &random)
      let text = "\(value)"
      let read = try #require(self.read(text))
      if read.value != value || read.length != text.utf8.count {
        Issue.record("\(text) read as \(read)")
        return
      }
    }
  }

  @Test(
    "Ends where the number ends",
    arguments: [
      ("1.5]", 3), ("0123", nil), ("01", nil), ("-", nil), ("-a", nil), ("+1", nil), (".5", nil),
      ("1.", nil), ("1.e3", nil), ("1e", nil), ("1e+", nil), ("1E+2 ", 4), ("1e-2}", 4), ("0x1", 1),
      ("NaN", nil), ("Infinity", nil), ("", nil), ("0.0.0", 3), ("--1", nil),
    ] as [(String, Int?)])
  func ends(text: String, length: Int?) {
    #expect(read(text)?.length == length)
  }

  @Test("Never reads past the end")
  func bounds() {
    for text in ["12", "-1.5", "1e10", "0.25"] {
      let bytes = Array(text.utf8)
      for count in 0...bytes.count {
        bytes[..<count].withUnsafeBufferPointer { slice in
          guard let start = slice.baseAddress else { return }
          let end = readNumber(from: start, to: start + count)?.end ?? start
          #expect(end - start <= count)
        }
      }
    }
  }
}
