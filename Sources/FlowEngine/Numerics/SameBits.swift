/// Whether two values of up to 48 bytes are identical bit by bit; if not, they may still be equal.
///
/// Word by word and without a branch, so that in most layouts it becomes a comparison of constants. The
/// second value is not put in memory to look at its bytes: a function that does guards its stack.
@inlinable @inline(__always) func hasSameBits<Value>(
  _ place: inout Value, _ value: Value
) -> Bool {
  withUnsafePointer(to: &place) { place in
    let place = UnsafeRawPointer(place)
    func difference<Word: FixedWidthInteger>(at offset: Int, _ word: Word) -> Word {
      place.load(fromByteOffset: offset, as: Word.self) ^ word
    }
    typealias Two = (UInt64, UInt64)
    func difference(at offset: Int, _ words: Two) -> UInt64 {
      difference(at: offset, words.0) | difference(at: offset + 8, words.1)
    }
    switch MemoryLayout<Value>.size {
    case 1: return difference(at: 0, unsafeBitCast(value, to: UInt8.self)) == 0
    case 2: return difference(at: 0, unsafeBitCast(value, to: UInt16.self)) == 0
    case 4: return difference(at: 0, unsafeBitCast(value, to: UInt32.self)) == 0
    case 5:
      // A colour, which begins anywhere.
      let parts = unsafeBitCast(value, to: (UInt32, UInt8).self)
      return place.loadUnaligned(as: UInt32.self) == parts.0 && difference(at: 4, parts.1) == 0
    case 8: return difference(at: 0, unsafeBitCast(value, to: UInt64.self)) == 0
    case 9:
      let parts = unsafeBitCast(value, to: (UInt64, UInt8).self)
      return difference(at: 0, parts.0) | UInt64(difference(at: 8, parts.1)) == 0
    case 12:
      // A text where words have four bytes.
      let parts = unsafeBitCast(value, to: (UInt32, UInt32, UInt32).self)
      return difference(at: 0, parts.0) | difference(at: 4, parts.1)
        | difference(at: 8, parts.2) == 0
    case 16: return difference(at: 0, unsafeBitCast(value, to: Two.self)) == 0
    case 17:
      let parts = unsafeBitCast(value, to: (UInt64, UInt64, UInt8).self)
      return difference(at: 0, (parts.0, parts.1)) | UInt64(difference(at: 16, parts.2)) == 0
    case 24:
      let parts = unsafeBitCast(value, to: (UInt64, UInt64, UInt64).self)
      return difference(at: 0, (parts.0, parts.1)) | difference(at: 16, parts.2) == 0
    case 32:
      let parts = unsafeBitCast(value, to: (Two, Two).self)
      return difference(at: 0, parts.0) | difference(at: 16, parts.1) == 0
    case 48:
      let parts = unsafeBitCast(value, to: (Two, Two, Two).self)
      return difference(at: 0, parts.0) | difference(at: 16, parts.1)
        | difference(at: 32, parts.2) == 0
    default: return false
    }
  }
}
