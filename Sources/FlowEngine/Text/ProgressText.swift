extension String {
  /// `3 of 4 digits`: how far an entry has come that must not be read out.
  ///
  /// A text of up to 15 bytes is made without memory of its own.
  /// - Parameters:
  ///   - count: How many there are.
  ///   - total: How many there are to be.
  ///   - unit: What they are.
  package init(_ count: Int, of total: Int, _ unit: StaticString) {
    let room = 2 * maximumNumberLength + unit.utf8CodeUnitCount + 8 + JSONPen.slack
    self = withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
      let bytes = buffer.bindMemory(to: UInt8.self)
      guard let start = bytes.baseAddress else { return "" }
      var pen = JSONPen(out: start)
      pen.integer(count)
      pen.literal(" of ")
      pen.integer(total)
      pen.byte(" ")
      pen.literal(unit)
      return String(
        decoding: UnsafeBufferPointer(start: start, count: pen.out - start), as: UTF8.self)
    }
  }
}
