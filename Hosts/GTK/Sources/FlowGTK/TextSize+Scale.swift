import FlowEngine

extension Environment.TextSize {
  /// The size of body text, in points.
  private var points: Double {
    var environment = Environment()
    environment.textSize = self
    return environment.font(SceneFont("System", size: 17)).size
  }

  /// The size that is nearest to the usual one times a factor.
  init(scale: Double) {
    let points = Self.large.points * scale
    self = Self.allCases.min { abs($0.points - points) < abs($1.points - points) } ?? .large
  }
}
