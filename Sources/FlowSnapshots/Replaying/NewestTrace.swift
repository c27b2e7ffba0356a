import FlowEngine

/// A trace as the newest version of its scene takes it, in which every event leads to a frame, and the lines
/// of the file that its lines come from.
package struct NewestTrace: Sendable {
  /// The text; as written where nothing is of an older version.
  package let text: [UInt8]
  /// The line in the file for each line of the text; `nil` where they are the same.
  private let origins: [Int]?

  /// Reads a trace through the steps of its scene; one that cannot be read stays as written.
  package init(_ trace: [UInt8], of scenes: SceneList) {
    let migrated = try? MigratedTrace(trace, of: scenes)
    text = migrated?.text ?? trace
    origins = migrated?.origins
  }

  /// Reads the trace in a file; one that cannot be read is empty.
  package init(at path: String, of scenes: SceneList) {
    self.init((try? File.contents(of: path)) ?? [], of: scenes)
  }

  /// Counts its events as frames come.
  package var counter: EventCounter { EventCounter(text) }

  /// The line in the file for a line of the text, both from 1.
  package func origin(ofLine line: Int) -> Int {
    guard let origins, !origins.isEmpty else { return line }
    return origins[min(max(line, 1), origins.count) - 1]
  }

  /// The line in the file of an event, counted from 1; that of the header for 0, and that of the last event
  /// if there are fewer.
  package func line(ofEvent number: Int) -> Int {
    origin(ofLine: TraceText.line(ofEvent: number, in: text))
  }
}
