#if !hasFeature(Embedded)
  // Bytes that are equal if and only if the values are: not JSON, but each value after a byte with its
  // type.
  extension JSONWriter {
    /// Writes a number, rounded.
    @usableFromInline mutating func canonical(_ number: Double) {
      canonical("n", CanonicalNumber.rounded(number))
    }

    /// Writes a whole number.
    @usableFromInline mutating func canonical(_ number: Int) {
      canonical("i", number)
    }

    /// Writes `true` or `false`.
    @usableFromInline mutating func canonical(_ value: Bool) {
      writeRaw(1) { $0.storeBytes(of: value ? 1 : 0, as: UInt8.self) }
    }

    /// Writes a text, with its length.
    @usableFromInline mutating func canonical(_ text: String) {
      text.withBytes { bytes in
        canonical("s", bytes.count)
        append(bytes)
      }
    }

    /// Writes that there is no value.
    @usableFromInline mutating func canonicalNull() {
      writeRaw(1) { $0.storeBytes(of: 2, as: UInt8.self) }
    }

    private mutating func canonical(_ kind: Unicode.Scalar, _ number: Int) {
      writeRaw(9) { bytes in
        bytes.storeBytes(of: UInt8(truncatingIfNeeded: kind.value), as: UInt8.self)
        bytes.storeBytes(of: number.littleEndian, toByteOffset: 1, as: Int.self)
      }
    }
  }

  /// Numbers rounded so that two paths to one state agree.
  ///
  /// Two paths to the same state, at different times, differ in the last bits. Rounded to millionths
  /// they agree, unless they are at the very edge of a millionth. The edge is therefore none that
  /// layouts produce: no half, no sixteenth, no tenth and no third of a millionth.
  @usableFromInline package enum CanonicalNumber {
    private static let scale = 1e6
    private static let edge = 0.531_25
    /// Doubles beyond it are nearly as coarse as a millionth.
    private static let limit = 1_099_511_627_776.0

    /// The number of millionths; −0 is 0.
    @inline(__always) @usableFromInline package static func rounded(_ number: Double) -> Int {
      // No number of millionths below the limit has the bits of a number beyond it.
      guard number.magnitude < limit else { return Int(bitPattern: UInt(number.bitPattern)) }
      let scaled = number * scale + edge
      // Rounding down would call the system's library on most processors.
      let truncated = Int(scaled)
      return Double(truncated) > scaled ? truncated - 1 : truncated
    }
  }
#endif
