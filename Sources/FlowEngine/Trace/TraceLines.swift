/// Cuts a trace that comes in chunks into lines.
///
/// A line that lies wholly within a chunk is handed on as it stands there; only one that is cut by
/// the end of a chunk is put together in a buffer, which is kept. No more than
/// `InputLimits.lineLength` bytes and one are ever kept: a line that is longer is handed on as soon
/// as it is, cut there, for `TraceReader` to reject, and what follows of it is dropped.
public struct TraceLines: Sendable {
  /// The beginning of a line whose end has not come yet.
  private var rest: [UInt8] = []
  /// Whether the line is over the limit and has been handed on.
  private var isDropping = false

  /// Creates a splitter at the start of a trace.
  public init() {}

  /// Takes the next chunk and hands on each line that ends in it, without its newline.
  ///
  /// - Parameters:
  ///   - chunk: The next bytes, as many as there are.
  ///   - receive: Called with each line; its bytes are valid inside the call only.
  /// - Throws: What `receive` throws; what is left of the chunk is lost then.
  /// - Complexity: O(*n*), where *n* is the bytes of the chunk.
  public mutating func add<Failure: Error>(
    _ chunk: UnsafeBufferPointer<UInt8>,
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    guard var position = chunk.baseAddress else { return }
    let end = position + chunk.count
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
    }
    guard !isDropping else { return }
    keep(UnsafeBufferPointer(start: position, count: end - position))
    if rest.count > InputLimits.lineLength {
      isDropping = true
      try handOnRest(receive)
    }
  }

  /// Hands on the last line if no newline ended it.
  ///
  /// - Parameter receive: Called with the line; its bytes are valid inside the call only.
  /// - Throws: What `receive` throws.
  public mutating func finish<Failure: Error>(
    _ receive: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    isDropping = false
    if !rest.isEmpty { try handOnRest(receive) }
  }

  /// Keeps the bytes that may still be needed: one over the limit tells that it was passed.
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
