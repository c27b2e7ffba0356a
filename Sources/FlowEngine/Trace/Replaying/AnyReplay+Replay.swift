extension AnyReplay {
  /// Creates a type-erased replay.
  @inlinable init<S: Scene>(_ replay: consuming Replay<S>) {
    let box = ReplayBox(replay)
    self.init(
      start: { json in box.replay.start(into: &json) },
      send: { (event, time, json) throws(EventError) in
        try box.replay.send(event, at: time, into: &json)
      },
      finish: { (json) throws(EventError) in try box.replay.finish(into: &json) },
      save: { (time, json) throws(EventError) in try box.replay.save(at: time, into: &json) })
  }
}

/// Holds a replay that closures share and change.
@usableFromInline final class ReplayBox<S: Scene> {
  // Only the closures access it, and they do not call each other.
  @exclusivity(unchecked) @usableFromInline var replay: Replay<S>

  @inlinable init(_ replay: Replay<S>) {
    self.replay = replay
  }
}
