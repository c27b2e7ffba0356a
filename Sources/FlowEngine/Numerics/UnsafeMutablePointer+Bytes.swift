extension UnsafeMutablePointer<UInt8> {
  /// Copies bytes here with a single memory move; in Embedded Swift, `update(from:count:)` goes
  /// byte by byte.
  @inline(__always) package func copyBytes(from bytes: UnsafePointer<UInt8>, count: Int) {
    UnsafeMutableRawPointer(self).copyMemory(from: bytes, byteCount: count)
  }
}
