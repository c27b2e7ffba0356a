import FlowEngine

/// What can be read from a trace without replaying it.
package struct TraceText {
  private let bytes: [UInt8]
  private let header: Line?

  /// A non-blank line.
  private struct Line {
    var number: Int
    var range: Range<Int>
  }

  /// Reads a trace up to its header.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    header = Self.line(in: bytes, after: Line(number: 0, range: -1..<(-1)))
  }

  /// The scene's name in the header; `nil` if there is none.
  package var scene: String? {
    guard let range = header?.range,
      let json = bytes[range].withUnsafeBufferPointer({ try? JSONValue(parsing: $0) }),
      case .string(let name)? = json["scene"]?.content
    else { return nil }
    return name
  }

  /// Whether the first line is the header of a trace, of any version.
  package var isTrace: Bool {
    guard let range = header?.range, let outline = try? JSONOutline(Array(bytes[range])),
      let root = outline.roots.first
    else { return false }
    return outline.member("flowTrace", of: root) != nil
  }

  /// The line number of an event, counted from 1; that of the header for 0.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes up to there.
  package func line(ofEvent number: Int) -> Int {
    guard var line = header else { return 1 }
    for _ in 0..<number {
      guard let next = Self.line(in: bytes, after: line) else { break }
      line = next
    }
    return line.number
  }

  /// Whether a file has the name of some recording and holds a trace.
  static func looksLikeTrace(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    guard name.contains("json") || name.contains("trace") else { return false }
    // What cannot be read does not look like anything.
    guard let start = try? File.start(of: path) else { return false }
    return TraceText(start).isTrace
  }

  private static func line(in bytes: [UInt8], after line: Line) -> Line? {
    var line = line
    while line.range.upperBound < bytes.count {
      let start = line.range.upperBound + 1
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      line = Line(number: line.number + 1, range: start..<end)
      if bytes[line.range].contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
        return line
      }
    }
    return nil
  }
}
