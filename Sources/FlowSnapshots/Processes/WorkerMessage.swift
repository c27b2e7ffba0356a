/// A message between a worker and who asks: its kind, its length, and its bytes.
enum WorkerMessage {
  /// The kinds of message.
  enum Kind: UInt8 {
    case request, reply, crash
  }

  private static let headerLength = 9

  /// Sends a message, and returns whether that was possible.
  static func put(_ kind: Kind, _ bytes: [UInt8], to socket: FileDescriptor) -> Bool {
    var message = [kind.rawValue]
    message.reserveCapacity(headerLength + bytes.count)
    withUnsafeBytes(of: UInt64(bytes.count)) { message += $0 }
    message += bytes
    return (try? socket.put(message)) != nil
  }

  /// Waits for a message; `nil` if there will be none.
  static func take(from socket: FileDescriptor) -> (Kind, [UInt8])? {
    guard let header = bytes(headerLength, from: socket), let kind = Kind(rawValue: header[0])
    else { return nil }
    let count = header.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt64.self) }
    return Int(exactly: count).flatMap { bytes($0, from: socket) }.map { (kind, $0) }
  }

  private static func bytes(_ count: Int, from socket: FileDescriptor) -> [UInt8]? {
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = 0
      while filled < count, isWhole {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...])
        let read = (try? socket.readSome(into: rest)) ?? 0
        isWhole = read > 0
        filled += read
      }
    }
    return isWhole ? bytes : nil
  }
}
