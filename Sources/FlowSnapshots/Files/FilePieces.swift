/// The bytes of a file, piece by piece, for work that needs no more of it at a time.
package enum FilePieces {
  /// The number of bytes of a piece.
  static let size = 1 << 16

  /// Calls `receive` with each piece of a regular file, until it returns that it needs no more.
  ///
  /// - Throws: `FileError` for any other kind of file, or with the system's reason.
  package static func forEach(
    of path: String, _ receive: (UnsafeBufferPointer<UInt8>) -> Bool
  ) throws(FileError) {
    let file = OpenFile(try File.openForReading(path))
    try file.descriptor.forEachPiece(orThrow: { $0 }) { (piece) throws(FileError) in
      receive(piece)
    }
  }
}
