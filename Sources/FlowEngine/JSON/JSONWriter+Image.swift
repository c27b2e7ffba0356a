#if !hasFeature(Embedded)
  // Bytes that are equal only if frames show the same: quicker to write than JSON. Each value follows a
  // byte with its type.
  extension JSONWriter {
    /// Writes a number with all its bits.
    @usableFromInline mutating func image(_ number: Double) {
      image("d", number.bitPattern)
    }

    /// Writes a text, with its length.
    @usableFromInline mutating func image(_ text: String) {
      text.withBytes { bytes in
        let count = bytes.count
        writePart(atMost: 9 &+ count, endsValue: false) { json in
          json.tagged("s", UInt64(truncatingIfNeeded: count))
          if let start = bytes.baseAddress { json.copy(start, count) }
        }
      }
    }

    /// Writes one of a few choices: by its bits if the type has no other content, else by its name.
    @inlinable @inline(__always) mutating func image<Choice: RawRepresentable<String>>(
      choice: Choice
    ) {
      let size = MemoryLayout<Choice>.size
      guard _isPOD(Choice.self), size <= 8 else { return image(choice.rawValue) }
      var bits: UInt64 = 0
      withUnsafeMutableBytes(of: &bits) { bits in
        withUnsafeBytes(of: choice) { bits.copyMemory(from: $0) }
      }
      image("c", bits)
    }

    /// Writes the address of a member's name, which identifies the name in this process.
    @usableFromInline mutating func image(ofName name: StaticString) {
      image("m", UInt64(UInt(bitPattern: name.utf8Start)))
    }

    @usableFromInline mutating func image(_ kind: Unicode.Scalar, _ bits: UInt64) {
      writePart(atMost: 9, endsValue: false) { $0.tagged(kind, bits) }
    }
  }

  extension UncheckedJSONWriter {
    @inline(__always) fileprivate mutating func tagged(_ kind: Unicode.Scalar, _ bits: UInt64) {
      byte(kind)
      UnsafeMutableRawPointer(out).storeBytes(of: bits, as: UInt64.self)
      out += 8
    }
  }
#endif
