/// Whether two values of up to 24 bytes are identical bit by bit; if not, they may still be equal.
///
/// Word by word and without a loop, so that in most layouts it becomes a comparison of constants.
@inlinable @inline(__always) func hasSameBits<Value>(
  _ place: inout Value, _ value: Value
) -> Bool {
  let size = MemoryLayout<Value>.size
  guard size <= 24 else { return false }
  return withUnsafeBytes(of: &place) { place in
    withUnsafeBytes(of: value) { value in
      func differs<Word: FixedWidthInteger>(at offset: Int, _ word: Word.Type) -> Bool {
        place.loadUnaligned(fromByteOffset: offset, as: word)
          != value.loadUnaligned(fromByteOffset: offset, as: word)
      }
      if size >= 8, differs(at: 0, UInt64.self) { return false }
      if size >= 16, differs(at: 8, UInt64.self) { return false }
      if size >= 24, differs(at: 16, UInt64.self) { return false }
      if size & 4 != 0, differs(at: size & ~7, UInt32.self) { return false }
      if size & 2 != 0, differs(at: size & ~3, UInt16.self) { return false }
      return size & 1 == 0 || !differs(at: size &- 1, UInt8.self)
    }
  }
}
