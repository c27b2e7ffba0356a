/// A message between a worker and who asks: its kind, the number of the request, its length, and its bytes.
struct WorkerMessage {
  /// The kinds of message.
  enum Kind: UInt8 {
    case request, reply, crash
  }

  let kind: Kind
  /// The number of the request that it is, or belongs to.
  let number: Int
  let bytes: [UInt8]

  private static let headerLength = 17

  /// Sends the message, and returns whether that was possible.
  func put(to socket: FileDescriptor) -> Bool {
    var message = [kind.rawValue]
    message.reserveCapacity(Self.headerLength + bytes.count)
    withUnsafeBytes(of: (UInt64(number), UInt64(bytes.count))) { message += $0 }
    message += bytes
    return (try? socket.put(message)) != nil
  }

  /// Waits for a message; `nil` if there will be none.
  ///
  /// - Parameter note: Called before the first piece and after each one, with the message's number and
  ///   how many of its bytes have yet to be read.
  static func take(
    from socket: FileDescriptor, _ note: (_ number: Int, _ rest: Int) -> Void = { _, _ in }
  ) -> WorkerMessage? {
    guard let header = bytes(headerLength, from: socket, { _ in }),
      let kind = Kind(rawValue: header[0]),
      let number = Int(exactly: number(at: 1, of: header)),
      let count = Int(exactly: self.number(at: 9, of: header))
    else { return nil }
    return bytes(count, from: socket) { note(number, $0) }
      .map { WorkerMessage(kind: kind, number: number, bytes: $0) }
  }

  private static func number(at index: Int, of header: [UInt8]) -> UInt64 {
    header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
  }

  private static func bytes(
    _ count: Int, from socket: FileDescriptor, _ note: (_ rest: Int) -> Void
  ) -> [UInt8]? {
    note(count)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count, isWhole {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let read = (try? socket.readSome(into: rest)) ?? 0
        isWhole = read > 0
        filled += read
        note(count - filled)
      }
    }
    return isWhole ? bytes : nil
  }

  /// Reads what is left of a message that somebody else has begun to read, and forgets it.
  static func skip(_ count: Int, from socket: FileDescriptor) {
    var rest = count
    while rest > 0, let piece = bytes(min(rest, FilePieces.size), from: socket, { _ in }) {
      rest -= piece.count
    }
  }
}
