/// The events of a recording, as they come.
///
/// A separate class that is not generic, since generic code is not specialized where the engine is a
/// library and would take longer than the event. It calls nothing outside, so accesses need no
/// exclusivity checks.
final class EventLog {
  @exclusivity(unchecked) var events = PackedEvents()
  /// The number of events that wait for the work between frames.
  @exclusivity(unchecked) var waiting = 0
  /// The time of the last event, in seconds.
  @exclusivity(unchecked) var lastTime = 0.0

  /// Adds an event; returns whether a trace can have it.
  func append(_ event: Event, at time: Double) -> Bool {
    guard event.isExpressible, events.append(event, at: time) else { return false }
    lastTime = time
    waiting &+= 1
    return true
  }
}
