/// Splits a trace that arrives in chunks into lines.
///
/// A line that lies within one chunk is passed on in place; only a line split across chunks is
/// assembled in a buffer, which is reused. The buffer never exceeds `InputLimits.lineLength` by
/// more than one byte: a longer line is passed on, cut off there, as soon as it exceeds the limit,
/// so that `TraceReader` rejects it, and the rest of it is dropped.
package struct TraceLines: Sendable {
  /// The beginning of a line whose end has not arrived yet.
  private var rest: [UInt8] = []
  /// Whether the line exceeds the limit and has been passed on.
  private var isDropping = false

  /// Creates a splitter at the start of a trace.
  package init() {}

  /// Adds the next chunk and passes on each line that ends in it, without its newline.
  ///
  /// - Parameters:
  ///   - chunk: The next bytes, of any number.
  ///   - receive: Called with each line, whose bytes are valid only during the call.
  /// - Throws: What `receive` throws; the rest of the chunk is lost then.
  /// - Complexity: O(*n*), where *n* is the bytes of the chunk.
  package mutating func add<Failure: Error>(
    _ chunk: UnsafeBufferPointer<UInt8>,
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    _ = try add(chunk, while: true, receive)
  }

  /// Adds the next chunk as far as it is wanted, and passes on each line that ends in that part.
  ///
  /// - Parameters:
  ///   - chunk: The next bytes, of any number.
  ///   - isWanted: Asked after each line whether there are to be more.
  ///   - receive: Called with each line, whose bytes are valid only during the call.
  /// - Returns: The number of bytes added.
  /// - Throws: What `receive` throws; the rest of the chunk is lost then.
  /// - Complexity: O(*n*), where *n* is the bytes that are added.
  @inline(__always) mutating func add<Failure: Error>(
    _ chunk: UnsafeBufferPointer<UInt8>, while isWanted: @autoclosure () -> Bool,
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) -> Int {
    guard let start = chunk.baseAddress else { return 0 }
    var position = start
    let end = start + chunk.count
    while let newline = Self.newline(from: position, to: end) {
      let line = UnsafeBufferPointer(start: position, count: newline - position)
      position = newline + 1
      if isDropping {
        isDropping = false
      } else if rest.isEmpty {
        try receive(line)
      } else {
        keep(line)
        try handOnRest(receive)
      }
      if !isWanted() { return position - start }
    }
    guard !isDropping else { return chunk.count }
    keep(UnsafeBufferPointer(start: position, count: end - position))
    if rest.count > InputLimits.lineLength {
      isDropping = true
      try handOnRest(receive)
    }
    return chunk.count
  }

  /// Passes on the last line if no newline ended it.
  ///
  /// - Parameter receive: Called with the line, whose bytes are valid only during the call.
  /// - Throws: What `receive` throws.
  package mutating func finish<Failure: Error>(
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    isDropping = false
    if !rest.isEmpty { try handOnRest(receive) }
  }

  /// Buffers the bytes that may still be needed; one byte over the limit shows that it was
  /// exceeded.
  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
    rest.append(contentsOf: bytes.prefix(InputLimits.lineLength + 1 - rest.count))
  }

  private mutating func handOnRest<Failure: Error>(
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    defer { rest.removeAll(keepingCapacity: true) }
    try rest.withUnsafeBufferPointer { (line) throws(Failure) in try receive(line) }
  }

  private static func newline(
    from start: UnsafePointer<UInt8>, to end: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    let newline = UInt8(ascii: "\n")
    var position = start
    // Most bytes are not near the end of a line: four words are asked at once.
    while end - position >= 32 {
      let first = EightBytes(at: position).equal(to: newline)
      let second = EightBytes(at: position + 8).equal(to: newline)
      let third = EightBytes(at: position + 16).equal(to: newline)
      let fourth = EightBytes(at: position + 24).equal(to: newline)
      if first | second | third | fourth != 0 { break }
      position += 32
    }
    while end - position >= 8 {
      let matches = EightBytes(at: position).equal(to: newline)
      if matches != 0 { return position + EightBytes.firstIndex(in: matches) }
      position += 8
    }
    while position < end {
      if position.pointee == newline { return position }
      position += 1
    }
    return nil
  }
}
