import Testing

@testable import FlowEngine

struct TraceLinesTests {
  /// The lines of a text that comes in chunks of these lengths, the last one as often as needed.
  private func lines(of bytes: [UInt8], chunks: [Int]) -> [[UInt8]] {
    var splitter = TraceLines()
    var lines: [[UInt8]] = []
    var start = 0
    var index = 0
    while start < bytes.count {
      let end = min(start + chunks[min(index, chunks.count - 1)], bytes.count)
      // Each chunk has memory of its own, so that a line kept from an earlier one must be a copy.
      Array(bytes[start..<end]).withUnsafeBufferPointer { chunk in
        splitter.add(chunk) { lines.append(Array($0)) }
      }
      start = end
      index += 1
    }
    splitter.finish { lines.append(Array($0)) }
    return lines
  }

  @Test(
    "Lines end at newlines, and the last one at the end",
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\nb", ["a", "b"]),
      ("\n\na\n\nb\n", ["", "", "a", "", "b"]), ("a\r\nb\r\n", ["a\r", "b\r"]),
      ("0123456\n89abcdef\n", ["0123456", "89abcdef"]),
    ] as [(String, [String])])
  func splits(text: String, expected: [String]) {
    for length in 1...20 {
      let lines = lines(of: Array(text.utf8), chunks: [length])
      #expect(lines.map { String(decoding: $0, as: UTF8.self) } == expected, "chunks of \(length)")
    }
  }

  @Test("A chunk is added as far as it is wanted", arguments: ["a\nbc\n\nd\ne", "a\nbc\n\nd\n"])
  func wanted(text: String) {
    for most in 1...3 {
      var splitter = TraceLines()
      var lines: [String] = []
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          var count = 0
          let added = splitter.add(UnsafeBufferPointer(rebasing: rest), while: count < most) {
            lines.append(String(decoding: $0, as: UTF8.self))
            count += 1
          }
          #expect(added == rest.count || count == most)
          #expect(count <= most)
          rest = rest.dropFirst(added)
        }
      }
      splitter.finish { lines.append(String(decoding: $0, as: UTF8.self)) }
      #expect(lines == ["a", "bc", "", "d"] + (text.last == "e" ? ["e"] : []))
    }
  }

  private static let trace = """
    {"flowTrace":1,"scene":"probe","environment":{"reduceMotion":true}}

    {"t":0.1,"type":"tap","target":"trigger"}
    {"t":0.2,"type":"text","target":"a","replacement":"é😀\\u00e9"}\r
    {"t":1.25,"type":"pan","phase":"changed","translation":[0,-12.5],"velocity":[0,0]}
    {"t":2,"type":"tick"}
    """

  private func events(in bytes: [UInt8], chunks: [Int]) throws -> [TraceLine] {
    var reader = TraceReader()
    var events: [TraceLine] = []
    for line in lines(of: bytes, chunks: chunks) {
      if let event = try reader.read(line) { events.append(event) }
    }
    try reader.finish()
    return events
  }

  @Test("A trace cut anywhere reads the same")
  func cutAnywhere() throws {
    let bytes = Array(Self.trace.utf8)
    let whole = try events(in: bytes, chunks: [bytes.count])
    #expect(whole.count == 5)
    for cut in 1..<bytes.count {
      #expect(try events(in: bytes, chunks: [cut, bytes.count]) == whole, "cut at \(cut)")
      #expect(try events(in: bytes, chunks: [cut]) == whole, "chunks of \(cut)")
    }
  }

  @Test("A line over the limit is handed on, cut, before its end comes; the rest is dropped")
  func overLimit() {
    let limit = InputLimits.lineLength
    let chunk = [UInt8](repeating: 0x20, count: 1000)
    var splitter = TraceLines()
    var lengths: [Int] = []
    for index in 0..<3000 {
      chunk.withUnsafeBufferPointer { bytes in splitter.add(bytes) { lengths.append($0.count) } }
      #expect(lengths.isEmpty == ((index + 1) * 1000 <= limit))
    }
    Array("x\nabc\nd".utf8).withUnsafeBufferPointer { bytes in
      splitter.add(bytes) { lengths.append($0.count) }
    }
    splitter.finish { lengths.append($0.count) }
    #expect(lengths == [limit + 1, 3, 1])
  }

  @Test(
    "A line of just the limit comes whole, however it is cut", arguments: [1000, 4096, 1 << 20])
  func atLimit(length: Int) {
    let line = [UInt8](repeating: 0x20, count: InputLimits.lineLength)
    let long = line + [0x20]
    #expect(lines(of: line + [0x0A], chunks: [length]) == [line])
    #expect(lines(of: long + [0x0A, 0x61], chunks: [length]) == [long, [0x61]])
  }

  @Test("What the receiver throws comes out")
  func throwing() {
    struct Stop: Error, Equatable {}
    var splitter = TraceLines()
    var count = 0
    #expect(throws: Stop()) {
      try Array("a\nb\nc\n".utf8).withUnsafeBufferPointer { bytes in
        try splitter.add(bytes) { _ throws(Stop) in
          count += 1
          if count == 2 { throw Stop() }
        }
      }
    }
    #expect(count == 2)
  }
}
