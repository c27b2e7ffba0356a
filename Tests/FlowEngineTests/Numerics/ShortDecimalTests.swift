import Testing

@testable import FlowEngine

@Suite struct ShortDecimalTests {
  /// Reads the number that a text begins with, which ends before other bytes.
  private static func read(_ text: String, before rest: String) -> (value: Double, length: Int)? {
    Array((text + rest).utf8).withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress,
        let number = ShortDecimal(from: start, to: start + bytes.count)
      else { return nil }
      return (number.value, number.end - start)
    }
  }

  /// What may follow, so that a number is near the end of a line or far from it.
  private static let rests = ["", ",", "]}", ",12345678,", "]1.5,23456", "}\n,0.12345", " .....,."]

  private static let digits = ["0", "9", "1"].flatMap { digit in
    (0...9).map { String(repeating: digit, count: $0) }
  }

  @Test("Of any length, with any sign, it is the nearest double or none", arguments: ["", "-"])
  func lengths(sign: String) {
    for whole in Self.digits {
      let isNumber = whole == "0" || !whole.isEmpty && whole.first != "0"
      for fraction in Self.digits {
        let text = sign + whole + (fraction.isEmpty ? "" : "." + fraction)
        for rest in Self.rests {
          let read = Self.read(text, before: rest)
          if isNumber, whole.count < 8, fraction.count < 8, fraction.isEmpty == false {
            #expect(read != nil, "\(text)\(rest)")
          }
          guard let read else { continue }
          #expect(isNumber, "\(text)\(rest)")
          #expect(read.value.bitPattern == Double(text)?.bitPattern, "\(text)\(rest)")
          #expect(read.length == text.utf8.count, "\(text)\(rest)")
        }
      }
    }
  }

  @Test("Every decimal of three digits, before and after a point")
  func decimals() {
    for number in -999...999 {
      for places in 0...6 {
        let all = "\(number.magnitude)"
        let padded = String(repeating: "0", count: max(0, places + 1 - all.count)) + all
        let point = padded.index(padded.endIndex, offsetBy: -places)
        let decimals = places > 0 ? "." + padded[point...] : ""
        let text = (number < 0 ? "-" : "") + padded[..<point] + decimals
        for rest in ["", "],\"velocity\":["] {
          let read = Self.read(text, before: rest)
          #expect(read?.value.bitPattern == Double(text)?.bitPattern, "\(text)\(rest)")
        }
      }
    }
  }

  @Test(
    "What is no number, or has an exponent, is none",
    arguments: [
      "", "-", "+1", "--1", "-.5", ".5", "1.", "-1.", "1..5", "01", "-01", "1e5", "1.5e5", "-1E5",
      "\"1\"",
      "x", "/1", "'1", ",1",
    ])
  func others(text: String) {
    for rest in ["", ",", ",1234567,", "]xxxxxxxxxx"] {
      #expect(Self.read(text, before: rest) == nil, "\(text)\(rest)")
    }
  }
}
