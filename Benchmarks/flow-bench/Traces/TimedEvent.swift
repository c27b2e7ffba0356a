import FlowEngine

/// An event with its time.
struct TimedEvent {
  /// The event.
  var event: Event
  /// The time of the event, in seconds.
  var time: Double
}

extension TimedEvent {
  /// Reads the events of a trace.
  ///
  /// - Throws: `TraceError`, or `BenchmarkError` for a line that is not an event.
  static func read(_ lines: [[UInt8]]) throws -> [TimedEvent] {
    var reader = TraceReader()
    var events: [TimedEvent] = []
    events.reserveCapacity(lines.count)
    for line in lines {
      switch try line.withUnsafeBufferPointer({ bytes in try reader.read(bytes) }) {
      case .event(let event, let time): events.append(TimedEvent(event: event, time: time))
      case .header: break
      case nil: throw BenchmarkError("a line is blank")
      }
    }
    return events
  }
}
