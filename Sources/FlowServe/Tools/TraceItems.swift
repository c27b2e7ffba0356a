import FlowEngine
import FlowSnapshots

/// The lines of a trace as a list.
enum TraceItems {
  static func items(of trace: [UInt8]) -> [ToolAnswer.Item] {
    trace.split(separator: UInt8(ascii: "\n")).map { line in
      let text = String(decoding: line, as: UTF8.self)
      return ToolAnswer.Item(json: JSONText.string(text), words: text)
    }
  }
}
