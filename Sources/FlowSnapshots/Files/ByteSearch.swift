#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The number of bytes before the first one of a value, sought by the system; `nil` if there is none.
  func count(before byte: Unicode.Scalar) -> Int? {
    guard let base = baseAddress, let place = memchr(base, Int32(byte.value), count) else {
      return nil
    }
    return UnsafeRawPointer(place) - UnsafeRawPointer(base)
  }
}
