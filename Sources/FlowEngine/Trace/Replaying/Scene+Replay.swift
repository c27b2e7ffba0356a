extension Scene {
  /// Opens a replay of the scene.
  ///
  /// - Throws: `MemberError` for a configuration, or a saved state, that the scene rejects.
  @inlinable public static func replay(
    _ setup: ReplaySetup, _ options: ReplayOptions
  ) throws(MemberError) -> AnyReplay {
    if let state = setup.state {
      return AnyReplay(try Replay(Self.self, restoring: state, options: options))
    }
    var configuration = Configuration()
    if let given = setup.configuration { configuration = try Configuration(json: given) }
    return AnyReplay(
      try Replay(
        Self.self, configuration: configuration, environment: setup.environment, options: options))
  }
}

extension AnyReplay {
  /// Creates a type-erased replay.
  @inlinable init<S: Scene>(_ replay: Replay<S>) {
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
