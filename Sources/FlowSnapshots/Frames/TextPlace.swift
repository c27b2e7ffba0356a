/// A place in a text as editors count it.
package struct TextPlace: Equatable, Sendable {
  /// The line, from 1.
  package var line: Int
  /// The place in the line, from 1, counted in bytes of UTF-8.
  package var column: Int

  /// The place of the byte at `offset`.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    line = 1
    for byte in before where byte == UInt8(ascii: "\n") { line += 1 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = before.count - start + 1
  }
}
