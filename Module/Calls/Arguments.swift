import CFlow
import FlowEngine

/// Checks the size with which a struct begins.
func check<Struct>(
  _ size: UInt32, _ type: Struct.Type, _ name: StaticString
) throws(Failure) {
  guard size == UInt32(MemoryLayout<Struct>.size) else {
    // No host of a WebAssembly module is compiled with the structs of another version.
    #if arch(wasm32)
      throw Failure(Status.wrongSize, "a struct begins with a size that is not its own")
    #else
      throw Failure(
        Status.wrongSize,
        "\(name.text) begins with the size \(size); expected \(MemoryLayout<Struct>.size)")
    #endif
  }
}

/// The bytes that an argument points to.
func bytes(
  _ start: UnsafePointer<UInt8>?, _ count: Int
) throws(Failure) -> UnsafeBufferPointer<UInt8> {
  guard let start else {
    guard count == 0 else { throw .invalid("a pointer is null, and the number of its bytes not 0") }
    return UnsafeBufferPointer(start: nil, count: 0)
  }
  guard count >= 0 else { throw .invalid("a number of bytes is larger than the memory") }
  return UnsafeBufferPointer(start: start, count: count)
}

/// The text of an argument.
func givenText(_ start: UnsafePointer<UInt8>?, _ count: Int) throws(Failure) -> String {
  let bytes = try checkedText(start, count)
  return String(decoding: bytes, as: UTF8.self)
}

/// The bytes of an argument that is a text.
private func checkedText(
  _ start: UnsafePointer<UInt8>?, _ count: Int
) throws(Failure) -> UnsafeBufferPointer<UInt8> {
  let bytes = try bytes(start, count)
  guard bytes.count <= InputLimits.lineLength else {
    throw .invalid("a text is longer than a line of a trace may be")
  }
  guard UTF8Validation.firstInvalidOffset(in: bytes) == nil else {
    throw .invalid("a text is not UTF-8")
  }
  return bytes
}

extension Session {
  /// The text of an argument, which is likely to recur.
  func name(_ start: UnsafePointer<UInt8>?, _ count: Int) throws(Failure) -> String {
    names.string(try checkedText(start, count))
  }

  /// The id of an argument; `nil` if it is empty.
  func optionalID(
    _ start: UnsafePointer<UInt8>?, _ count: Int
  ) throws(Failure) -> NodeID? {
    let bytes = try checkedText(start, count)
    return bytes.isEmpty ? nil : NodeID(names.string(bytes))
  }

  /// The id of an argument.
  func id(_ start: UnsafePointer<UInt8>?, _ count: Int) throws(Failure) -> NodeID {
    guard let id = try optionalID(start, count) else { throw .invalid("the target is empty") }
    return id
  }
}

extension Failure {
  static func invalid(_ message: String) -> Failure { Failure(Status.invalid, message) }
}

/// A caller's buffer.
struct Output {
  let start: UnsafeMutablePointer<UInt8>?
  let capacity: Int
  let count: UnsafeMutablePointer<Int>

  init(
    _ start: UnsafeMutablePointer<UInt8>?, _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
  ) throws(Failure) {
    guard let count else { throw .invalid("'count' is null") }
    guard capacity >= 0 else { throw .invalid("'capacity' is larger than the memory") }
    guard start != nil || capacity == 0 else {
      throw .invalid("'output' is null, and 'capacity' not 0")
    }
    self.start = start
    self.capacity = capacity
    self.count = count
  }

  /// Says how many bytes there are.
  ///
  /// - Throws: If there is not enough room.
  func need(_ count: Int) throws(Failure) {
    self.count.pointee = count
    guard count <= capacity else { throw Failure(Status.noRoom, "the output needs more room") }
  }

  /// Copies bytes, if there is room for all of them.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
    try need(bytes.count)
    if let start, let source = bytes.baseAddress {
      UnsafeMutableRawPointer(start).copyMemory(from: source, byteCount: bytes.count)
    }
  }

  func write(_ text: String) throws(Failure) {
    var failure: Failure?
    text.withBytes { bytes in
      do throws(Failure) { try write(bytes) } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
