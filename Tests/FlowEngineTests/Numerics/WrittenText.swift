import FlowEngine
import Testing

/// What a number is written as, with a check that nothing beside it is touched.
///
/// - Parameter room: The most bytes that may be written.
func writtenText(
  room: Int, _ writing: (BytePosition) -> BytePosition
) -> String {
  let guardByte: UInt8 = 0xA5
  var bytes = [UInt8](repeating: guardByte, count: room + 16)
  let count = bytes.withUnsafeMutableBufferPointer { buffer in
    buffer.baseAddress.map { writing($0 + 8) - ($0 + 8) } ?? 0
  }
  // Not `#expect` for what is right: it would take most of the time.
  if count <= 0 || count > room
    || (bytes.prefix(8) + bytes.suffix(8)).contains(where: { $0 != guardByte })
  {
    Issue.record("\(count) bytes were written where there was room for \(room)")
  }
  return String(decoding: bytes[8..<8 + max(count, 0)], as: UTF8.self)
}
