import Platform

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes before the first one of a value, sought by the system; `nil` if there is none.
  func count(before byte: Unicode.Scalar) -> Int? {
    guard let base = baseAddress, let place = memchr(base, Int32(byte.value), count) else {
      return nil
    }
    return UnsafeRawPointer(place) - UnsafeRawPointer(base)
  }

  /// Whether the first bytes are those of another buffer, compared by the system.
  func begins(with other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count >= other.count else { return false }
    guard let base = baseAddress, let start = other.baseAddress else { return true }
    return memcmp(base, start, other.count) == 0
  }

  /// Whether the last bytes are those of another buffer.
  func ends(with other: UnsafeBufferPointer<UInt8>) -> Bool {
    count >= other.count
      && UnsafeBufferPointer(rebasing: suffix(other.count)).begins(with: other)
  }

  /// Whether the bytes come before those of another buffer, in the order of a dictionary.
  func precede(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let base = baseAddress, let start = other.baseAddress else { return count < other.count }
    let order = memcmp(base, start, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }
}

extension Array<UInt8> {
  /// Whether another array has the same bytes, compared by the system.
  func isSame(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { bytes in
      other.withUnsafeBufferPointer { bytes.begins(with: $0) }
    }
  }
}
