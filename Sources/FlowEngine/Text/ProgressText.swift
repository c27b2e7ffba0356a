extension String {
  /// Creates a text such as `3 of 4 digits`, for an entry that must not be read aloud itself.
  ///
  /// A text of up to 15 bytes needs no allocation.
  /// - Parameters:
  ///   - count: How many have been entered.
  ///   - total: How many are needed.
  ///   - unit: What is being counted, in the singular: the plural has an `s`, and goes by the total.
  package init(_ count: Int, of total: Int, _ unit: StaticString) {
    let room = 2 * maximumNumberLength + unit.utf8CodeUnitCount + 6
    self = withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      let bytes = buffer.bindMemory(to: UInt8.self)
      guard let start = bytes.baseAddress else { return "" }
      var end = writeInteger(count, to: start).append(" of ")
      end = writeInteger(total, to: end).append(" ").append(unit)
      if total != 1 { end = end.append("s") }
      return String(
        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
  }
}

extension BytePosition {
  /// Copies a text here.
  ///
  /// - Returns: The end of the copy.
  fileprivate func append(_ text: StaticString) -> BytePosition {
    copyBytes(from: text.utf8Start, count: text.utf8CodeUnitCount)
    return self + text.utf8CodeUnitCount
  }
}
