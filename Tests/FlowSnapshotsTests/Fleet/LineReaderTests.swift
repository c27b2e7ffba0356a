import FlowSnapshots
import TestSupport
import Testing

@Suite("Lines of a stream")
struct LineReaderTests {
  /// A text, its lines, and whether the last one has an end.
  static let rows: [(String, [String], Bool)] = [
    ("", [], true),
    ("a\nb\n", ["a", "b"], true),
    ("a\n\n \t\r\n\nb", ["a", "b"], false),
    ("\n\n", [], true),
    ("12345678\n", ["12345678"], true),
    ("123456789\nb\n", ["?54e3a6fb43a51e62", "b"], true),
  ]

  @Test("are those that are not blank, in memory for one", arguments: rows)
  func lines(text: String, lines: [String], isEnded: Bool) throws {
    let scratch = try Scratch()
    try scratch.write("a", text)
    var found: [String] = []
    var wasEnded = true
    try File.open("\(scratch.path)/a", orThrow: { $0 }) { (file) throws(FileError) in
      var reader = LineReader(file, limit: 8)
      while let line = try reader.next() {
        switch line {
        case .text(let bytes): found.append(String(decoding: bytes, as: UTF8.self))
        case .tooLong(let hash): found.append("?" + Hexadecimal.text(hash))
        }
        wasEnded = reader.isEnded
      }
    }
    let expected = lines.map { line in
      line.hasPrefix("?")
        ? "?" + Hexadecimal.text(XXHash64.value(of: Array("123456789".utf8))) : line
    }
    #expect(found == expected)
    #expect(wasEnded == isEnded)
  }

  @Test("that are too long are skipped, and told from each other, whatever their length")
  func long() throws {
    let scratch = try Scratch()
    let long = String(repeating: "x", count: 300_000)
    try scratch.write("a", "\(long)1\n\(long)2\nshort\n\(long)1\n\(long)")
    var hashes: [UInt64] = []
    var numbers: [Int] = []
    try File.open("\(scratch.path)/a", orThrow: { $0 }) { (file) throws(FileError) in
      var reader = LineReader(file, limit: 1_000)
      while let line = try reader.next() {
        if case .tooLong(let hash) = line { hashes.append(hash) }
        numbers.append(reader.number)
      }
    }
    #expect(numbers == [1, 2, 3, 4, 5])
    #expect(hashes.count == 4)
    #expect(hashes[0] == XXHash64.value(of: Array("\(long)1".utf8)))
    #expect(hashes[2] == hashes[0])
    #expect(Set(hashes).count == 3)
  }
}
