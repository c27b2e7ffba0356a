import FlowEngine
import Scenes

/// The logic of a screen with a card, for a view controller that draws it.
struct CardScreen {
  var engine: Engine<GlideCard>

  init(size: Size, safeArea: Insets) throws(MemberError) {
    engine = try Engine(
      GlideCard.self, environment: Environment(size: size, safeArea: safeArea))
  }

  /// Called by the pan recognizer; `time` is in seconds since the screen opened.
  mutating func pan(
    _ pan: Pan, at time: Double, draw: (borrowing Frame<GlideCard>) -> Void
  ) throws(EventError) {
    try engine.send(.pan(pan), at: time, draw)
  }

  /// Called by the display link; returns whether it may be paused.
  mutating func tick(
    at time: Double, draw: (borrowing Frame<GlideCard>) -> Void
  ) throws(EventError) -> Bool {
    try engine.advance(to: time, draw)
    return engine.isSettled
  }
}
