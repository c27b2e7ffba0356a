extension Double {
  /// The number as messages show it, rounded to six decimals.
  var decimalText: String {
    withUnsafeTemporaryAllocation(byteCount: maximumNumberLength, alignment: 1) { buffer in
      let bytes = buffer.bindMemory(to: UInt8.self)
      guard let start = bytes.baseAddress else { return "" }
      let end = writeNumber(self, decimals: 6, to: start)
      return String(
        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
  }
}
