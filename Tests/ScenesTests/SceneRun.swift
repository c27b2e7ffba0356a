import FlowEngine
import Testing

/// A scene under test, with every frame it has made.
struct SceneRun<S: Scene> {
  private(set) var engine: Engine<S>
  private(set) var frames: [Frame<S>]

  init(
    _ scene: S.Type = S.self, configuration: S.Configuration = S.Configuration(),
    environment: Environment = Environment()
  ) throws {
    engine = try Engine(scene, configuration: configuration, environment: environment)
    frames = [engine.frame]
  }

  /// The newest frame.
  var frame: Frame<S> { engine.frame }

  /// The frames made by the last call and not read yet.
  mutating func send(_ event: Event, at time: Double) throws {
    var made: [Frame<S>] = []
    try engine.send(event, at: time) { made.append(copy $0) }
    frames += made
  }

  mutating func advance(to time: Double) throws {
    var made: [Frame<S>] = []
    try engine.advance(to: time) { made.append(copy $0) }
    frames += made
  }

  mutating func settle() throws {
    var made: [Frame<S>] = []
    try engine.settle { made.append(copy $0) }
    frames += made
  }

  /// A node of the newest frame.
  func node(_ id: NodeID) throws -> Node {
    try #require(frame.nodes[id], "no node '\(id.name)'")
  }

  /// The effects of all frames.
  var effects: [S.Effect] { frames.flatMap { $0.effects } }
}

/// Whether two numbers agree to what a sheet prints.
func isNear(_ first: Double, _ second: Double, within tolerance: Double = 0.0006) -> Bool {
  (first - second).magnitude <= tolerance
}

/// Whether two rectangles agree to what a sheet prints.
func isNear(_ first: Rect, _ second: Rect, within tolerance: Double = 0.0006) -> Bool {
  isNear(first.minX, second.minX, within: tolerance)
    && isNear(first.minY, second.minY, within: tolerance)
    && isNear(first.width, second.width, within: tolerance)
    && isNear(first.height, second.height, within: tolerance)
}
