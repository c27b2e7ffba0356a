import FlowEngine

/// What can be read from a trace without replaying it.
package struct TraceText {
  /// The first line that is not blank, which should be the header.
  private let header: [UInt8]

  /// Reads the beginning of a trace.
  ///
  /// - Throws: `FileError` for a file that cannot be read.
  package init(at path: String) throws(FileError) {
    var lines = FilledLines()
    var header: [UInt8] = []
    try FilePieces.forEach(of: path) { piece in
      for byte in piece {
        let isEnd = lines.add(byte)
        if lines.isFilled, !isEnd { header.append(byte) }
        // A longer line is none that can be replayed.
        if header.count > InputLimits.lineLength || isEnd && !header.isEmpty { return false }
      }
      return true
    }
    self.header = header
  }

  /// Reads the beginning of a trace in memory.
  init(_ trace: [UInt8]) {
    var lines = FilledLines()
    let start = trace.firstIndex { byte in
      _ = lines.add(byte)
      return lines.isFilled
    }
    let rest = trace[(start ?? trace.endIndex)...]
    header = Array(rest.prefix { $0 != UInt8(ascii: "\n") })
  }

  /// The scene's name in the header; `nil` if there is none.
  package var scene: String? {
    guard let json = header.withUnsafeBufferPointer({ try? JSONValue(parsing: $0) }),
      case .string(let name)? = json["scene"]?.content
    else { return nil }
    return name
  }

  /// Whether the first line is the header of a trace, of any version.
  package var isTrace: Bool {
    guard let outline = try? JSONOutline(header), let root = outline.roots.first else {
      return false
    }
    return outline.member("flowTrace", of: root) != nil
  }

  /// Whether a file has the name of some recording and holds a trace.
  static func looksLikeTrace(_ path: String) -> Bool {
    let name = Path.name(of: path).lowercased()
    guard name.contains("json") || name.contains("trace") else { return false }
    // What cannot be read does not look like anything.
    return (try? TraceText(at: path))?.isTrace ?? false
  }

  /// The line number of an event, counted from 1; that of the header for 0, and that of the last
  /// event if there are fewer.
  package static func line(ofEvent number: Int, in trace: [UInt8]) -> Int {
    var lines = FilledLines()
    for byte in trace {
      _ = lines.add(byte)
      if lines.count > number { break }
    }
    return lines.last
  }
}

/// A count of the lines that are not blank.
private struct FilledLines {
  /// The number of lines that are not blank, up to and with the present one.
  private(set) var count = 0
  /// The number of the last line that is not blank; 1 if there is none.
  private(set) var last = 1
  /// Whether the present line is not blank.
  private(set) var isFilled = false
  private var number = 1

  /// Adds the next byte, and returns whether it ends a line.
  mutating func add(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\n"):
      number += 1
      isFilled = false
      return true
    case 0x20, 0x09, 0x0D: break
    default:
      guard !isFilled else { break }
      isFilled = true
      count += 1
      last = number
    }
    return false
  }
}
