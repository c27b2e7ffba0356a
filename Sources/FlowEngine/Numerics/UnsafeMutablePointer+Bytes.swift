extension UnsafeMutablePointer<UInt8> {
  /// Copies bytes here, as one move of memory; `update(from:count:)` goes byte by byte in Embedded
  /// Swift.
  @inline(__always) package func copyBytes(from bytes: UnsafePointer<UInt8>, count: Int) {
    UnsafeMutableRawPointer(self).copyMemory(from: bytes, byteCount: count)
  }
}
