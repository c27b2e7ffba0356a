import FlowEngine

/// A scene under test, with every frame it has made.
///
/// Layouts are checked: a mistake of the scene's layout is an error of the call that made it.
public struct SceneRun<S: Scene> {
  /// The engine that runs the scene.
  public private(set) var engine: Engine<S>
  /// All frames, from the first on.
  public private(set) var frames: [Frame<S>]

  /// Opens a scene.
  ///
  /// - Throws: `MemberError` for a configuration that the scene cannot be shown with.
  public init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment()
  ) throws {
    engine = try Engine(
      scene, configuration: configuration, environment: environment, checksLayout: true)
    frames = [engine.frame]
  }

  /// Goes on from a saved state.
  ///
  /// - Throws: `MemberError` for a state that the scene cannot go on from.
  public init(_ scene: S.Type = S.self, restoring saved: String) throws {
    engine = try Engine(scene, restoring: saved, checksLayout: true)
    frames = [engine.frame]
  }

  /// The newest frame.
  public var frame: Frame<S> { engine.frame }

  /// The scene, which is its state.
  public var scene: S { engine.scene }

  /// The effects of all frames.
  public var effects: [FrameEffect<S.Effect>] { frames.flatMap { $0.effects } }

  /// The effects that are the scene's own, of all frames.
  public var ownEffects: [S.Effect] {
    effects.compactMap { if case .own(let effect) = $0 { effect } else { nil } }
  }

  /// What a screen reader was to say, in all frames.
  public var announcements: [String] {
    effects.compactMap { if case .announce(let text) = $0 { text } else { nil } }
  }

  /// Sends an event.
  ///
  /// - Throws: `EventError`; an event that is not taken leaves the scene as it was.
  public mutating func send(_ event: Event, at time: Double) throws {
    var made: [Frame<S>] = []
    defer { frames += made }
    try engine.send(event, at: time) { made.append(copy $0) }
  }

  /// Moves the time on, as a display link does.
  ///
  /// - Throws: `EventError` for a time that cannot be.
  public mutating func advance(to time: Double) throws {
    var made: [Frame<S>] = []
    defer { frames += made }
    try engine.advance(to: time) { made.append(copy $0) }
  }

  /// Lets everything that is in flight end.
  ///
  /// - Throws: `EventError.neverSettles` for a scene whose animations follow each other forever.
  public mutating func settle() throws {
    var made: [Frame<S>] = []
    defer { frames += made }
    try engine.settle { made.append(copy $0) }
  }

  /// A node of the newest frame.
  ///
  /// - Throws: `MissingNode` where it is not there.
  public func node(_ id: NodeID) throws -> Node {
    guard let node = frame.nodes[id] else { throw MissingNode(id: id) }
    return node
  }
}

/// A node that was looked for and is not in the frame.
public struct MissingNode: Error, Equatable, CustomStringConvertible {
  /// The node.
  public var id: NodeID

  /// What is wrong, in words.
  public var description: String { "no node '\(id.name)' in the frame" }
}
