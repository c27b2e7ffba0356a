extension UnsafeBufferPointer<UInt8> {
  /// Whether two pieces of memory have the same bytes, eight at a time.
  @inline(__always) func hasSameBytes(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    var count = count
    guard count == other.count else { return false }
    guard var position = baseAddress, var otherPosition = other.baseAddress else { return true }
    while count >= 8 {
      if EightBytes(at: position).word != EightBytes(at: otherPosition).word { return false }
      position += 8
      otherPosition += 8
      count &-= 8
    }
    return EightBytes(at: position, count: count).word
      == EightBytes(at: otherPosition, count: count).word
  }
}
