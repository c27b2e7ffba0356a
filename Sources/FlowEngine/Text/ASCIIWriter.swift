/// Writes a text of ASCII characters, one by one.
@usableFromInline package struct ASCIIWriter: ~Copyable {
  // A module for WebAssembly is small before it is fast.
  #if arch(wasm32)
    @usableFromInline var text = ""

    @inlinable init() {}

    /// Writes a character.
    @inlinable package mutating func append(_ byte: UInt8) {
      text.unicodeScalars.append(Unicode.Scalar(byte))
    }
  #else
    @usableFromInline let bytes: UnsafeMutableBufferPointer<UInt8>
    @usableFromInline var count = 0

    @inlinable init(_ bytes: UnsafeMutableBufferPointer<UInt8>) { self.bytes = bytes }

    /// Writes a character; those for which there is no room are left out.
    @inlinable package mutating func append(_ byte: UInt8) {
      guard count < bytes.count else { return }
      bytes[count] = byte
      count += 1
    }
  #endif
}

extension String {
  /// Creates a text of ASCII characters.
  ///
  /// - Parameters:
  ///   - capacity: The most characters that it has.
  ///   - write: Writes them.
  @inlinable package init(asciiCapacity capacity: Int, _ write: (inout ASCIIWriter) -> Void) {
    #if arch(wasm32)
      var writer = ASCIIWriter()
      write(&writer)
      self = writer.text
    #else
      // Not by the capacity, with which a text would be allocated that turns out to be short.
      self = withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { bytes in
        var writer = ASCIIWriter(bytes)
        write(&writer)
        return String(decoding: bytes[..<writer.count], as: UTF8.self)
      }
    #endif
  }
}
