import Platform

/// Records in order, in a file that has no name: it is gone with the process, whatever ends that.
struct SortedRun: Sendable {
  /// The number of bytes before a key: its length, the line's, and the place.
  private static let headCount = 16

  private let file: OpenFile
  private var buffer: [UInt8] = []

  /// Creates an empty file where the system keeps what is temporary.
  ///
  /// - Throws: `FileError` with the system's reason.
  init() throws(FileError) {
    let template = Path.join(TemporaryFolder.path, "flow-XXXXXX")
    var name = Array(template.utf8CString)
    var number: Int32 = -1
    name.withUnsafeMutableBufferPointer { name in
      guard let name = name.baseAddress else { return }
      Interruption.postponed {
        number = mkstemp(name)
        if number >= 0 { unlink(name) }
      }
    }
    guard number >= 0 else { throw FileError(.write, template) }
    file = OpenFile(FileDescriptor(number, name: template))
  }

  /// Adds a record, which must not come before the last one.
  ///
  /// - Throws: `FileError` with the system's reason.
  mutating func add(
    _ key: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>, _ place: SortedRecord.Place
  ) throws(FileError) {
    for number in [Int32(key.count), Int32(line.count), place.file, place.line] {
      withUnsafeBytes(of: number) { buffer += $0 }
    }
    buffer += key
    buffer += line
    if buffer.count >= FilePieces.size { try flush() }
  }

  /// Writes what has been added to the file.
  mutating func flush() throws(FileError) {
    try file.descriptor.put(buffer)
    buffer.removeAll(keepingCapacity: true)
  }

  /// The records, from the first one on.
  func records() -> Records { Records(file: file) }

  /// A reader of the records, of which there may be several at once.
  struct Records {
    private let file: OpenFile
    private var offset = 0
    private var buffer: [UInt8] = []
    private var position = 0

    fileprivate init(file: OpenFile) {
      self.file = file
    }

    /// Reads the next record; `nil` after the last one.
    ///
    /// - Throws: `FileError` with the system's reason.
    mutating func next() throws(FileError) -> SortedRecord? {
      guard try fill(to: headCount) else { return nil }
      let head = (0..<4).map { index in
        buffer.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: position + 4 * index, as: Int32.self)
        }
      }
      let (keyCount, lineCount) = (Int(head[0]), Int(head[1]))
      guard try fill(to: headCount + keyCount + lineCount) else { return nil }
      let start = position + headCount
      position = start + keyCount + lineCount
      return SortedRecord(
        key: Array(buffer[start..<start + keyCount]),
        line: Array(buffer[start + keyCount..<position]),
        place: SortedRecord.Place(file: head[2], line: head[3]))
    }

    /// Makes sure that there are so many bytes, and returns whether there are.
    private mutating func fill(to count: Int) throws(FileError) -> Bool {
      while buffer.count - position < count {
        buffer.removeSubrange(..<position)
        position = 0
        let read = try file.descriptor.append(to: &buffer, at: offset)
        guard read > 0 else { return false }
        offset += read
      }
      return true
    }
  }
}
