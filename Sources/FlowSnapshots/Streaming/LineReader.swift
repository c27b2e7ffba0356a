/// The lines of a stream, one at a time, in memory for one line.
package struct LineReader: Sendable {
  /// A line without its newline.
  package enum Line: Sendable {
    /// A line, which is not blank.
    case text([UInt8])
    /// A line that is longer than is allowed, with the hash of its bytes.
    case tooLong(hash: UInt64)
  }

  private let descriptor: FileDescriptor
  private let limit: Int
  private var buffer: [UInt8] = []
  /// The place in the buffer up to which it has been used.
  private var position = 0
  /// Whether the stream has ended; lines before its end may be left.
  package private(set) var isAtEnd = false
  /// The number of the last line that was returned, from 1; blank lines count.
  package private(set) var number = 0
  /// Whether a newline has ended that line; one that is not ended may have been cut.
  package private(set) var isEnded = true

  /// Creates a reader of a stream that someone else opens and closes.
  ///
  /// - Parameter limit: The most bytes of a line.
  package init(_ descriptor: FileDescriptor, limit: Int) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Reads the next line that is not blank; `nil` after the last one.
  ///
  /// - Throws: `FileError` with the system's reason.
  package mutating func next() throws(FileError) -> Line? {
    while let line = try nextLine() {
      number += 1
      guard case .text(let bytes) = line, bytes.isBlankLine else {
        return line
      }
    }
    return nil
  }

  /// Reads the next line that is not blank, without waiting for it; `nil` if it is not there yet, or after the
  /// last one.
  ///
  /// - Throws: `FileError` with the system's reason.
  package mutating func nextAtHand() throws(FileError) -> Line? {
    while try isAtHand(), let line = try nextLine() {
      number += 1
      guard case .text(let bytes) = line, bytes.isBlankLine else {
        return line
      }
    }
    return nil
  }

  /// Whether the whole of the next line is in the buffer, of which it reads more as long as there is some.
  private mutating func isAtHand() throws(FileError) -> Bool {
    while newline(from: position) == nil {
      if isAtEnd { return position < buffer.count }
      guard buffer.count - position <= limit, descriptor.isReadable else { return false }
      _ = try fill()
    }
    return true
  }

  private mutating func nextLine() throws(FileError) -> Line? {
    var searched = 0
    while true {
      if let end = newline(from: position + searched) {
        defer { position = end + 1 }
        isEnded = true
        return line(upTo: end)
      }
      searched = buffer.count - position
      if searched > limit { return try .tooLong(hash: skipped()) }
      guard try fill() else {
        defer { position = buffer.count }
        isEnded = false
        return searched == 0 ? nil : line(upTo: buffer.count)
      }
    }
  }

  private func line(upTo end: Int) -> Line {
    let bytes = buffer[position..<end]
    return bytes.count > limit
      ? .tooLong(hash: XXHash64.value(of: Array(bytes))) : .text(Array(bytes))
  }

  /// Skips the rest of a line, and returns the hash of all of it.
  private mutating func skipped() throws(FileError) -> UInt64 {
    var hash = XXHash64()
    while true {
      let end = newline(from: position)
      buffer[position..<(end ?? buffer.count)].withUnsafeBufferPointer { hash.add($0) }
      position = end.map { $0 + 1 } ?? buffer.count
      guard end == nil, try fill() else { return hash.value }
    }
  }

  private func newline(from index: Int) -> Int? {
    buffer[index...].withUnsafeBufferPointer { $0.count(before: "\n") }.map { index + $0 }
  }

  /// Reads more, and returns whether there is any.
  private mutating func fill() throws(FileError) -> Bool {
    if isAtEnd { return false }
    buffer.removeSubrange(..<position)
    position = 0
    isAtEnd = try !descriptor.append(to: &buffer)
    return !isAtEnd
  }
}
