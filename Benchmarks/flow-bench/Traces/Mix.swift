import FlowEngine

/// What users do on a screen, in repeated cycles: the last event of a cycle leaves the screen as
/// the first one found it.
struct Mix {
  /// The lines of the trace, starting with the header.
  let lines: [[UInt8]]
  /// The events of the trace.
  let events: [TimedEvent]
  /// The index of the first event after half of the cycles, when all buffers have grown.
  let middle: Int

  /// Creates a mix of a number of cycles.
  ///
  /// - Parameter cycle: Adds one cycle to the trace; it is given the cycle's number, from 0.
  /// - Throws: `TraceError` for an invalid event.
  init(_ scene: String, cycles: Int, _ cycle: (inout TraceText, Int) -> Void) throws {
    var trace = TraceText(scene)
    var middle = 0
    for number in 0..<cycles {
      if number == cycles / 2 { middle = trace.lines.count - 1 }
      cycle(&trace, number)
    }
    lines = trace.lines
    events = try TimedEvent.read(lines)
    self.middle = middle
  }

  private init(lines: [[UInt8]], events: [TimedEvent], middle: Int) {
    (self.lines, self.events, self.middle) = (lines, events, middle)
  }

  /// The same events for a child of the scene that is sent them; it has no lines.
  func nested(in path: String) -> Mix {
    Mix(
      lines: [],
      events: events.map { TimedEvent(event: $0.event.nested(in: path), time: $0.time) },
      middle: middle)
  }
}
