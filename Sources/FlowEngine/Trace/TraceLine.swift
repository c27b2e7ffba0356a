/// What a line of a trace says.
package enum TraceLine: Equatable, Sendable {
  /// Which scene the trace is of: the first line.
  // Boxed, for it is large and comes once; an event's copies are the smaller for it.
  indirect case header(TraceHeader)
  /// Something happened, at a time in seconds.
  case event(Event, at: Double)
}
