import FlowEngine
import FlowSnapshots

/// The lines of a trace, shown next to its frames.
struct TraceExcerpt {
  /// The number of lines shown before and after a line at fault.
  private static let reach = 3
  /// The most bytes shown of a line at fault.
  private static let width = 400

  private let lines: [ArraySlice<UInt8>]

  init(_ trace: [UInt8]) {
    lines = trace.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  /// Writes the header, the events and their line numbers; the trace must be valid.
  func writeEvents(to json: inout ScriptJSON) {
    let spaces: [UInt8] = [0x20, 0x09, 0x0D]
    let written = lines.enumerated().filter { $1.contains { !spaces.contains($0) } }
    json.key("header")
    json.raw(written.first.map { Self.trimmed($0.element) } ?? Array("null".utf8)[...])
    json.key("events")
    json.open("[")
    for (_, line) in written.dropFirst() { json.raw(Self.trimmed(line)) }
    json.close("]")
    json.key("lines")
    json.open("[")
    for (index, _) in written.dropFirst() { json.integer(index + 1) }
    json.close("]")
  }

  /// Writes the lines around the one that a result refers to.
  func write(around result: CaseResult, to json: inout ScriptJSON) {
    guard result.verdict.kind == .traceError else { return }
    let first = max(1, result.line - Self.reach)
    json.member("excerptStart", first)
    json.key("excerpt")
    json.open("[")
    for line in lines.dropFirst(first - 1).prefix(2 * Self.reach + 1) {
      let text = String(decoding: line.prefix(Self.width), as: UTF8.self)
      json.string(line.count > Self.width ? text + "…" : text)
    }
    json.close("]")
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == 0x0D ? line.dropLast() : line
  }
}
