import FlowEngine
import FlowTesting
import Scenes

extension SceneRun<GlideCard> {
  /// The card's offset from the safe area's top, as seen (G1).
  var offset: Double {
    (frame.nodes["card"]?.frame.minY ?? .nan) - engine.environment.safeArea.top
  }

  /// The dim's opacity, as seen.
  var dimAlpha: Double { frame.nodes["dim"]?.alpha ?? .nan }

  /// The card's corner radius, as seen.
  var cornerRadius: Double { frame.nodes["card"]?.cornerRadius ?? .nan }

  /// Sends a sample of a pan; distances and velocities are vertical.
  mutating func pan(
    _ phase: Pan.Phase, _ translation: Double = 0, velocity: Double = 0,
    on target: NodeID? = "card", at time: Double
  ) throws {
    let pan = Pan(
      phase, translation: Point(x: 0, y: translation), velocity: Point(x: 0, y: velocity),
      target: target)
    try send(.pan(pan), at: time)
  }

  mutating func command(_ name: String, at time: Double) throws {
    try send(.command(Command(name)), at: time)
  }

  mutating func scroll(to offset: Double, at time: Double) throws {
    try send(.scroll(Scroll("scroll", offset: Point(x: 0, y: offset))), at: time)
  }

  /// Brings a card that is closed to rest at a position, by second 2.
  mutating func rest(at position: GlideCard.Position) throws {
    switch position {
    case .closed: break
    case .compressed: try command("show", at: 0)
    case .open:
      try command("show", at: 0)
      if engine.configuration.segmented {
        try pan(.began, at: 0.9)
        try pan(.changed, -10, velocity: -200, at: 0.91)
        try pan(.ended, -10, velocity: -200, at: 0.92)
      }
    }
    try settle()
  }

  /// A run with the card at rest at a position.
  static func resting(
    at position: GlideCard.Position, configuration: GlideCard.Configuration = .init(),
    environment: Environment = Environment()
  ) throws -> SceneRun {
    var run = try SceneRun(configuration: configuration, environment: environment)
    try run.rest(at: position)
    return run
  }
}

extension GlideCard.Configuration {
  /// The default card without a compressed position and with a header of 100 points.
  static func unsegmented(_ dimension: GlideCard.Dimension) -> Self {
    var configuration = Self()
    configuration.segmented = false
    configuration.dimension = dimension
    return configuration
  }

  static func heights(open: Double, compressed: Double, closed: Double) -> Self {
    var configuration = Self()
    configuration.heights.open = open
    configuration.heights.compressed = compressed
    configuration.heights.closed = closed
    return configuration
  }
}

extension Environment {
  static func window(
    _ width: Double, _ height: Double, top: Double = 0, bottom: Double = 0
  ) -> Environment {
    Environment(
      size: Size(width: width, height: height),
      safeArea: Insets(top: top, left: 0, bottom: bottom, right: 0))
  }
}
