extension UnsafeBufferPointer<UInt8> {
  /// Whether two pieces of memory have the same bytes.
  @inline(__always) func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard let bytes = baseAddress, let others = other.baseAddress else { return true }
    return EightBytes.areEqual(bytes, others, count)
  }
}
