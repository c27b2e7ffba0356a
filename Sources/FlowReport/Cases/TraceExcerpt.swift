import FlowEngine
import FlowSnapshots

/// The lines of a trace, shown next to its frames.
struct TraceExcerpt {
  /// The number of lines shown before and after a line at fault.
  private static let reach = 3
  /// The most bytes shown of a line at fault.
  private static let width = 400

  private let path: String
  private let scenes: SceneList

  /// - Parameters:
  ///   - path: The trace's file; one that cannot be read is as one without lines, for it still has a
  ///     verdict.
  ///   - scenes: The scenes that the trace may be for.
  init(_ path: String, of scenes: SceneList) {
    self.path = path
    self.scenes = scenes
  }

  /// Writes the header and the events by today's names, and the events' line numbers; the trace must be
  /// valid.
  func writeEvents(to json: inout ScriptJSON) {
    var header = ScriptJSON()
    var events = ScriptJSON()
    var numbers = ScriptJSON()
    let trace = NewestTrace(at: path, of: scenes)
    let lines = trace.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isBlankLine {
      let written = line.last == 0x0D ? line.dropLast() : line
      if header.bytes.isEmpty {
        header.raw(written)
      } else {
        events.raw(written)
        numbers.integer(trace.origin(ofLine: index + 1))
      }
    }
    json.key("header")
    if header.bytes.isEmpty {
      json.raw(Array("null".utf8)[...])
    } else {
      json.contents(header)
    }
    json.key("events")
    json.open("[")
    json.contents(events)
    json.close("]")
    json.key("lines")
    json.open("[")
    json.contents(numbers)
    json.close("]")
  }

  /// Writes the lines around the one that a result refers to.
  func write(around result: CaseResult, to json: inout ScriptJSON) {
    guard result.verdict.kind == .traceError else { return }
    let first = max(1, result.line - Self.reach)
    let last = first + 2 * Self.reach
    json.member("excerptStart", first)
    json.key("excerpt")
    json.open("[")
    forEachLine { (number, line) in
      if number >= first {
        let text = String(decoding: line.prefix(Self.width), as: UTF8.self)
        json.string(line.count > Self.width ? text + "…" : text)
      }
      return number < last
    }
    json.close("]")
  }

  /// Hands on each line and its number, from 1, until no more are needed.
  private func forEachLine(_ receive: (Int, UnsafeBufferPointer<UInt8>) -> Bool) {
    var lines = TraceLines()
    var number = 0
    var isWanted = true
    var last = UInt8(ascii: "\n")
    func hand(_ line: UnsafeBufferPointer<UInt8>) {
      guard isWanted else { return }
      number += 1
      isWanted = receive(number, line)
    }
    try? FilePieces.forEach(of: path) { piece in
      lines.add(piece) { hand($0) }
      last = piece.last ?? last
      return isWanted
    }
    lines.finish { hand($0) }
    // What follows the last newline is a line, too.
    if last == UInt8(ascii: "\n") { hand(UnsafeBufferPointer(start: nil, count: 0)) }
  }
}
