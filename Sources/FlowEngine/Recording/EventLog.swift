/// The events of a recording, as they come.
///
/// A class of its own that is not generic: what is generic over the scene is not specialized where
/// the engine is a library, and would take longer than the event. Nothing here calls out, so accesses
/// need not be checked while it runs.
final class EventLog {
  @exclusivity(unchecked) var events = PackedEvents()
  /// How many events wait for the work that is done between frames.
  @exclusivity(unchecked) var waiting = 0
  /// The time of the last event, in seconds.
  @exclusivity(unchecked) var lastTime = 0.0

  /// Adds an event; returns whether a trace can have it.
  func append(_ event: Event, at time: Double) -> Bool {
    guard event.isExpressible else { return false }
    lastTime = time
    waiting &+= 1
    events.append(event, at: time)
    return true
  }
}
