/// The lines of a trace, one after the other in memory, as they are in a file.
struct TraceBytes {
  private let bytes: [UInt8]
  /// Where each line ends, before its newline.
  private let ends: [Int]

  /// The number of bytes, newlines included.
  var count: Int { bytes.count }

  /// Takes lines, each with its newline.
  init(_ lines: [[UInt8]]) {
    bytes = Array(lines.joined())
    var end = 0
    ends = lines.map { line in
      end += line.count
      return end - 1
    }
  }

  /// Calls `receive` with each line, without its newline.
  @inline(__always) func forEach(
    _ receive: (UnsafeBufferPointer<UInt8>) throws -> Void
  ) rethrows {
    try bytes.withUnsafeBufferPointer { bytes in
      try ends.withUnsafeBufferPointer { ends in
        var start = 0
        for end in ends {
          try receive(UnsafeBufferPointer(rebasing: bytes[start..<end]))
          start = end + 1
        }
      }
    }
  }
}
