import FlowEngine

/// What a session's frames have brought and its host has not taken yet.
final class Outbox {
  /// Whether each frame is kept.
  let keepsFrames: Bool
  /// The effects, as JSON Lines.
  private(set) var effects = JSONWriter(capacity: 256)
  /// How many they are.
  private(set) var effectCount = 0
  #if TRACES
    /// The frames, as JSON Lines.
    private(set) var frames = JSONWriter(capacity: 64)
  #endif

  init(keepsFrames: Bool) {
    self.keepsFrames = keepsFrames
  }

  func add<S: Scene>(_ frame: borrowing Frame<S>) {
    for index in frame.effects.indices {
      effects.beginObject()
      effects.member("frame", frame.index)
      effects.member("t", fine: frame.time)
      effects.key("effect")
      effects.effect(frame.effects[index])
      effects.endObject()
      effects.endLine()
      effectCount += 1
    }
    #if TRACES
      if keepsFrames {
        frames.frame(frame)
        frames.endLine()
      }
    #endif
  }

  func removeEffects() {
    effects.removeAll()
    effectCount = 0
  }

  #if TRACES
    func removeFrames() { frames.removeAll() }
  #endif
}
