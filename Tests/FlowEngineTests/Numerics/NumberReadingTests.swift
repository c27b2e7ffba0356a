import FlowEngine
import FlowTesting
import Testing

struct NumberReadingTests {
  /// Reads the number that a text begins with.
  private static func read(_ text: String) -> (value: Double, length: Int)? {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      // An empty array has no address, and no number.
      guard let start = bytes.baseAddress,
        let (value, end) = readNumber(from: start, to: start + bytes.count)
      else { return nil }
      return (value, end - start)
    }
  }

  @Test("The nearest double", arguments: ReadingReference.all)
  func nearest(_ row: ReadingReference) throws {
    let (value, length) = try #require(Self.read(row.text))
    #expect(value.bitPattern == row.bits)
    #expect(length == row.text.utf8.count)
    #expect(Self.read(row.text + ",")?.length == length)
  }

  @Test("The middle of two doubles, in full, and a hair beside it", arguments: MiddleReference.all)
  func middle(_ row: MiddleReference) throws {
    let below = Double(bitPattern: row.below)
    let even = row.below & 1 == 0 ? below : below.nextUp
    let exponent = "e\(row.exponent)"
    #expect(Self.read(row.digits + exponent)?.value == even)
    #expect(Self.read(row.digits + ".000" + exponent)?.value == even)
    #expect(Self.read(row.digits + ".001" + exponent)?.value == below.nextUp)
    // Beyond the digits that are kept, the hair still counts.
    let zeros = String(repeating: "0", count: 1500)
    #expect(Self.read(row.digits + "." + zeros + "1" + exponent)?.value == below.nextUp)
    #expect(Self.read(row.digits + zeros + "1e\(row.exponent - 1501)")?.value == below.nextUp)
    // The last digit of a middle is always 5.
    #expect(Self.read(row.digits.dropLast() + "4" + exponent)?.value == below)
  }

  @Test("Zeros and the exponent make up for each other", arguments: [1, 18, 19, 20, 400, 70_000])
  func zeros(count: Int) {
    let zeros = String(repeating: "0", count: count)
    #expect(Self.read("0." + zeros + "125e\(count)")?.value == 0.125)
    #expect(Self.read("125" + zeros + "e-\(count)")?.value == 125)
    #expect(Self.read("0.5" + zeros)?.value == 0.5)
    #expect(Self.read("0." + zeros + "e\(count)")?.value == 0)
  }

  @Test("What Swift prints is read back, for 100,000 doubles")
  func printed() {
    var random = SeededGenerator(seed: 42)
    for index in 0..<100_000 {
      let value =
        index % 2 == 0 ? random.finiteDouble() : Double.random(in: -2000...2000, using: &random)
      let text = "\(value)"
      let read = Self.read(text)
      if read?.value.bitPattern != value.bitPattern || read?.length != text.utf8.count {
        Issue.record("\(text) read as \(String(describing: read))")
        return
      }
    }
  }

  @Test("As the standard library reads, for 30,000 decimals of 1 to 40 digits")
  func decimals() {
    var random = SeededGenerator(seed: 43)
    for _ in 0..<30_000 {
      let text = Self.decimal(using: &random)
      let read = Self.read(text)
      if read?.value.bitPattern != Double(text)?.bitPattern || read?.length != text.utf8.count {
        Issue.record("\(text) read as \(String(describing: read))")
        return
      }
    }
  }

  private static func decimal(using random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...40, using: &random)
    var digits = (0..<count).map { _ in "\(Int.random(in: 0...9, using: &random))" }
    if digits[0] == "0" { digits[0] = "7" }
    let point = Int.random(in: 1...count, using: &random)
    if point < count { digits.insert(".", at: point) }
    let range = Bool.random(using: &random) ? 360 : 25
    let exponent = Int.random(in: -range...range, using: &random)
    let sign = Bool.random(using: &random) ? "-" : ""
    return sign + digits.joined() + (exponent % 3 == 0 ? "" : "e\(exponent)")
  }

  private static let endings: [(text: String, length: Int?)] = [
    ("1.5]", 3), ("0,", 1), ("-0}", 2), ("1E+2 ", 4), ("1e-2}", 4), ("0x1", 1), ("0.0.0", 3),
    ("1.25e3e4", 6), ("12-3", 2), ("123456789,", 9), ("0.123456789012345678,", 20),
    ("", nil), ("-", nil), ("-a", nil), ("--1", nil), ("+1", nil), ("01", nil), ("-01", nil),
    ("00", nil), (".5", nil), ("-.5", nil), ("1.", nil), ("1.e3", nil), ("1.-", nil), ("1e", nil),
    ("1e+", nil), ("1e-,", nil), ("1ee1", nil), ("1.5e", nil), ("NaN", nil), ("Infinity", nil),
    ("e5", nil), (" 1", nil), ("\u{663}", nil),
  ]

  @Test("Where a number ends, and what is none", arguments: endings)
  func ends(text: String, length: Int?) {
    #expect(Self.read(text)?.length == length)
  }

  @Test("Every text of up to six of these characters: 0 7 . - + e")
  func grammar() {
    let alphabet = Array("07.-+e".utf8)
    var text: [UInt8] = []
    func extend() {
      let read = text.withUnsafeBufferPointer { bytes in
        bytes.baseAddress.flatMap { start in
          readNumber(from: start, to: start + bytes.count).map { $0.end - start }
        }
      }
      if read != NumberGrammar.length(text) {
        Issue.record("\(String(decoding: text, as: UTF8.self)): \(String(describing: read))")
      }
      guard text.count < 6 else { return }
      for byte in alphabet {
        text.append(byte)
        extend()
        text.removeLast()
      }
    }
    extend()
  }

  @Test("Nothing is read past the end")
  func bounds() {
    // What follows the end would change each of the numbers.
    for text in ["12", "-1.5", "1e10", "0.25", "0.123456789", "1.00000000000000000000000001e5"] {
      let bytes = Array((text + "5555555555").utf8)
      bytes.withUnsafeBufferPointer { all in
        guard let start = all.baseAddress else { return }
        for count in 0...text.utf8.count {
          let cut = String(decoding: bytes[..<count], as: UTF8.self)
          let read = readNumber(from: start, to: start + count)
          #expect(read?.value == Self.read(cut)?.value)
          #expect((read?.end ?? start) <= start + count)
        }
      }
    }
  }

  @Test("No bytes make it trap")
  func anyBytes() {
    var random = SeededGenerator(seed: 44)
    let likely = Array("0123456789.eE+-".utf8)
    for index in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1...30, using: &random)).map { _ in
        index % 4 == 0
          ? UInt8.random(in: 0...255, using: &random)
          : likely[Int.random(in: 0..<likely.count, using: &random)]
      }
      bytes.withUnsafeBufferPointer { all in
        guard let start = all.baseAddress else { return }
        if let read = readNumber(from: start, to: start + all.count) {
          #expect(read.end > start && read.end <= start + all.count && !read.value.isNaN)
        }
      }
    }
  }
}
