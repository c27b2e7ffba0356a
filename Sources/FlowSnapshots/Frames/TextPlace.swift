/// A position in a text, as editors count it.
package struct TextPlace: Equatable, Sendable {
  /// The line number, from 1.
  package var line = 1
  /// The column, from 1, counted in UTF-8 bytes.
  package var column = 1

  /// Creates the position of the byte at `offset` in a file.
  ///
  /// - Throws: `FileError` for a file that cannot be read.
  init(of offset: Int, at path: String) throws(FileError) {
    var place = TextPlace()
    var rest = offset
    try FilePieces.forEach(of: path) { piece in
      place.advance(over: piece[..<min(rest, piece.count)])
      rest -= piece.count
      return rest > 0
    }
    self = place
  }

  /// Creates the position of the first carriage return in a file; `nil` if it has none.
  ///
  /// - Throws: `FileError` for a file that cannot be read.
  init?(ofCarriageReturnAt path: String) throws(FileError) {
    var offset = 0
    var isFound = false
    try FilePieces.forEach(of: path) { piece in
      let count = piece.count(before: "\r")
      isFound = count != nil
      offset += count ?? piece.count
      return !isFound
    }
    guard isFound else { return nil }
    try self.init(of: offset, at: path)
  }

  /// Creates the position of the byte at `offset`.
  package init(of offset: Int, in bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { advance(over: $0[..<min(offset, bytes.count)]) }
  }

  private init() {}

  private mutating func advance(over bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else {
        column += 1
      }
    }
  }
}
