import Testing

@testable import FlowReport

@Suite("Bytes in pieces")
struct PiecesTests {
  private static func text(_ count: Int, from first: UInt8 = 0) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &+ Int(first)) % 26 + 97 }
  }

  private static func bytes(_ pieces: Pieces) -> [UInt8] { Array(pieces.text.utf8) }

  /// Lengths around that of a piece.
  private static let lengths = [0, 1, 65_535, 65_536, 65_537, 140_000]

  @Test("They are what was added, byte by byte, at once, and of others", arguments: lengths)
  func append(length: Int) {
    let text = Self.text(length)
    var single = Pieces()
    for byte in text { single.append(byte) }
    #expect(Self.bytes(single) == text && single.count == length)
    for other in [0, 3, 65_536] {
      let second = Self.text(other, from: 7)
      var whole = single
      second.withUnsafeBufferPointer { whole.append($0) }
      #expect(Self.bytes(whole) == text + second && whole.count == length + other)
      var joined = single
      joined.append(whole)
      joined.append(UInt8(ascii: "!"))
      joined.trim()
      joined.append("?".utf8)
      #expect(Self.bytes(joined) == text + text + second + Array("!?".utf8))
      #expect(joined.count == 2 * length + other + 2)
    }
  }

  @Test("Numbers are those of the first of equal texts", arguments: [10, 5_000])
  func digests(count: Int) {
    var table = DigestTable()
    for round in 0..<2 {
      for index in 0..<count {
        let (number, isNew) = table.insert(Array("text \(index)".utf8)[...])
        #expect(number == index && isNew == (round == 0))
      }
    }
    #expect(table.count == count)
  }
}
