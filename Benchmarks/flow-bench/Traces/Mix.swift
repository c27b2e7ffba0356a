import FlowEngine

/// What users do on a screen, over and over: the last event of a cycle leaves the screen as the
/// first one found it.
struct Mix {
  /// The trace's lines, the header first.
  let lines: [[UInt8]]
  /// Its events.
  let events: [TimedEvent]
  /// The index of the first event after half of the cycles: all buffers have grown by then.
  let middle: Int

  /// Writes so many cycles.
  ///
  /// - Parameter cycle: Adds one; is told its number, from 0.
  /// - Throws: `TraceError` for an event that is none.
  init(_ scene: String, cycles: Int = 40, _ cycle: (inout TraceText, Int) -> Void) throws {
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
}
