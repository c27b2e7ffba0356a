/// The contents of a line of a trace.
package enum TraceLine: Equatable, Sendable {
  /// The first line, which says which scene the trace is for.
  // Indirect because it is large and occurs once; that keeps copies of events small.
  indirect case header(TraceHeader)
  /// An event, at a time in seconds.
  case event(Event, at: Double)
}
