/// A position in a text, as editors count it.
package struct TextPlace: Equatable, Sendable {
  /// The line number, from 1.
  package var line: Int
  /// The column, from 1, counted in UTF-8 bytes.
  package var column: Int

  /// Creates the position of the byte at `offset`.
  package init(of offset: Int, in bytes: [UInt8]) {
    let before = bytes[..<min(offset, bytes.count)]
    line = 1
    for byte in before where byte == UInt8(ascii: "\n") { line += 1 }
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    column = before.count - start + 1
  }
}
