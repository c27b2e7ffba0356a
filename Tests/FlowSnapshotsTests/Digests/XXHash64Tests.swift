import FlowSnapshots
import Testing

@Suite("XXH64")
struct XXHash64Tests {
  /// Numbers of bytes, and what `xxhsum -H64` says of so many bytes 0, 131, 11, …
  static let rows: [(Int, String)] = [
    (0, "ef46db3751d8e999"),
    (1, "e934a84adb052768"),
    (3, "7c8ab8c33e4872c9"),
    (4, "82fe87d9f1a6f212"),
    (7, "a77a97e1a1bd05a3"),
    (8, "74fdb7a8e7c76e92"),
    (14, "cdb7ac982f9fdcc9"),
    (31, "2fea6d3d306c40ab"),
    (32, "2841e325bd8b8a6e"),
    (33, "8d6a7345e04b1636"),
    (63, "a766caed8999484a"),
    (64, "74fd6bd23d8e0470"),
    (100, "f16c2de419ab913c"),
    (1000, "66c1f54a7edf7d9f"),
  ]

  private static func bytes(_ count: Int) -> [UInt8] { (0..<count).map { UInt8($0 * 131 % 251) } }

  @Test("is that of the reference, whatever the pieces", arguments: rows)
  func reference(count: Int, digest: String) {
    let bytes = Self.bytes(count)
    #expect(Hexadecimal.text(XXHash64.value(of: bytes)) == digest)
    for length in [1, 5, 31, 32, 40] {
      var hash = XXHash64()
      for start in stride(from: 0, to: count, by: length) {
        bytes[start..<min(start + length, count)].withUnsafeBufferPointer { hash.add($0) }
        // Asking for it changes nothing.
        _ = hash.value
      }
      #expect(Hexadecimal.text(hash.value) == digest, "in pieces of \(length)")
    }
  }

  @Test(
    "is written with as many digits as it has", arguments: ["0000000000000000", "00ff00ff00ff00ff"])
  func digits(text: String) throws {
    let number = try #require(Hexadecimal.number(text.utf8, as: UInt64.self))
    #expect(Hexadecimal.text(number) == text)
  }

  @Test("is read in either case")
  func cases() {
    #expect(Hexadecimal.number("00FF00ab09Af00fF".utf8, as: UInt64.self) == 0x00FF_00AB_09AF_00FF)
  }

  @Test(
    "is read from nothing else",
    arguments: ["", "0", "00000000000000000", "00GF00FF00FF00FF", "-000000000000000"])
  func malformed(text: String) {
    #expect(Hexadecimal.number(text.utf8, as: UInt64.self) == nil)
  }
}
