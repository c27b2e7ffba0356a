extension String {
  /// `3 of 4 digits`: how far an entry has come that must not be read out.
  ///
  /// A text of up to 15 bytes is made without memory of its own.
  /// - Parameters:
  ///   - count: How many there are.
  ///   - total: How many there are to be.
  ///   - unit: What they are.
  package init(_ count: Int, of total: Int, _ unit: StaticString) {
    let room = 2 * maximumNumberLength + unit.utf8CodeUnitCount + 5
    self = withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      let bytes = buffer.bindMemory(to: UInt8.self)
      guard let start = bytes.baseAddress else { return "" }
      var end = start + writeInteger(count, to: start)
      end = end.append(" of ")
      end += writeInteger(total, to: end)
      end = end.append(" ").append(unit)
      return String(
        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
  }
}

extension UnsafeMutablePointer<UInt8> {
  /// Puts a text there.
  ///
  /// - Returns: Where it ends.
  fileprivate func append(_ text: StaticString) -> UnsafeMutablePointer<UInt8> {
    copyBytes(from: text.utf8Start, count: text.utf8CodeUnitCount)
    return self + text.utf8CodeUnitCount
  }
}
