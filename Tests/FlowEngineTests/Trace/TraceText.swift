import FlowEngine

/// The shortest header.
let plainHeader = #"{"flowTrace":1,"scene":"probe"}"#

extension TraceReader {
  /// Reads a line that is given as text.
  mutating func read(_ line: String) throws(TraceError) -> TraceLine? {
    try read(Array(line.utf8))
  }

  /// Reads a line that is given as bytes.
  mutating func read(_ line: [UInt8]) throws(TraceError) -> TraceLine? {
    // Behind the line something else stands, so that reading beyond it is noticed.
    let padded = line + Array(#"":1,[{"#.utf8)
    return try padded.withUnsafeBufferPointer { (bytes) throws(TraceError) in
      try read(UnsafeBufferPointer(rebasing: bytes[0..<line.count]))
    }
  }

  /// A reader that has read a header.
  static func afterHeader() throws(TraceError) -> TraceReader {
    var reader = TraceReader()
    _ = try reader.read(plainHeader)
    return reader
  }
}

/// The error that a trace of these lines ends with, if any.
func traceError(in lines: [UInt8]...) -> TraceError? {
  var reader = TraceReader()
  do throws(TraceError) {
    for line in lines { _ = try reader.read(line) }
    try reader.finish()
    return nil
  } catch {
    return error
  }
}

extension TraceError {
  /// Where and what, for comparison with one literal.
  var summary: String { "\(line):\(column): \(message)" }
}
