/// A comparison of a file with bytes that are made piece by piece, in memory for a piece of the file.
struct FileComparison: ~Copyable {
  /// The number of bytes of a piece, of which little would be saved if there were more.
  private static let size = 1 << 15

  private let file: OpenFile
  private let buffer: UnsafeMutableRawBufferPointer
  /// What of the buffer has not been compared.
  private var rest = 0..<0

  /// Opens a regular file.
  ///
  /// - Throws: `FileError` for any other kind of file, or with the system's reason.
  init(of path: String) throws(FileError) {
    file = OpenFile(try File.openForReading(path))
    buffer = .allocate(byteCount: Self.size, alignment: 16)
  }

  deinit {
    buffer.deallocate()
  }

  /// Whether the file goes on with some bytes; if it does not, nothing more can be asked.
  ///
  /// - Throws: `FileError` with the system's reason.
  mutating func goesOn(with bytes: UnsafeBufferPointer<UInt8>) throws(FileError) -> Bool {
    var index = 0
    while index < bytes.count {
      if rest.isEmpty, try !fill() { return false }
      let count = min(rest.count, bytes.count - index)
      let piece = buffer[rest.lowerBound..<rest.lowerBound + count]
      guard
        UnsafeBufferPointer(rebasing: bytes[index..<index + count])
          .begins(with: UnsafeRawBufferPointer(rebasing: piece).bindMemory(to: UInt8.self))
      else { return false }
      rest.removeFirst(count)
      index += count
    }
    return true
  }

  /// Whether nothing is left of the file.
  ///
  /// - Throws: `FileError` with the system's reason.
  mutating func isAtEnd() throws(FileError) -> Bool {
    if !rest.isEmpty { return false }
    return try !fill()
  }

  /// Reads more, and returns whether there is any.
  private mutating func fill() throws(FileError) -> Bool {
    rest = 0..<(try file.descriptor.readSome(into: buffer))
    return !rest.isEmpty
  }
}
