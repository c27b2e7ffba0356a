import FlowEngine
import FlowSnapshots

/// A file of events, one a line as in a trace; a time may be left out, and is not looked at.
package enum AlphabetFile {
  /// Reads the events.
  ///
  /// - Throws: `StreamError` for a file that cannot be read, or with the place of an event at fault.
  package static func events(at path: String) throws(StreamError) -> [Event] {
    let bytes: [UInt8]
    do throws(FileError) { bytes = try File.contents(of: path) } catch { throw .file(error) }
    do throws(TraceError) { return try events(bytes) } catch { throw .trace(error, in: path) }
  }

  /// Reads the events of a text.
  ///
  /// - Parameter limit: The most events.
  package static func events(
    _ bytes: [UInt8], limit: Int = ExplorationLimits.fileEvents
  ) throws(TraceError) -> [Event] {
    var reader = TraceReader(readingEventsAtHostTimes: ())
    var events: [Event] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let timed = Self.timed(Array(line))
      let read = try timed.withUnsafeBufferPointer { (line) throws(TraceError) in
        try reader.read(line)
      }
      guard case .event(let event, _)? = read else { continue }
      guard events.count < limit else {
        let most = JSONError(.invalid(expected: .form("at most \(limit) events")), at: 0)
        throw TraceError(.json(most), line: reader.line)
      }
      events.append(event)
    }
    return events
  }

  /// The line with a time, which goes last, so that the places of faults are right.
  private static func timed(_ line: [UInt8]) -> [UInt8] {
    let value = line.withUnsafeBufferPointer { try? JSONValue(parsing: $0) }
    guard let value, case .object(let members) = value.content, value["t"] == nil,
      let end = line.lastIndex(of: UInt8(ascii: "}"))
    else { return line }
    return line[..<end] + Array((members.isEmpty ? #""t":0}"# : #","t":0}"#).utf8)
  }
}
