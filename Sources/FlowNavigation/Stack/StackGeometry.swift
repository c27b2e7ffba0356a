import FlowEngine

/// Where the pages of a stack are.
struct StackGeometry {
  private let width: Double
  private let offset: Double
  private let sign: Double

  init(_ environment: Environment, offset: Double) {
    width = environment.size.width
    self.offset = min(offset, environment.size.width)
    sign = Self.sign(environment)
  }

  /// 1 where the trailing edge is on the right, else −1.
  static func sign(_ environment: Environment) -> Double {
    environment.layoutDirection == .rightToLeft ? -1 : 1
  }

  /// The node of a page.
  static func id(_ name: String) -> NodeID { NodeID("page-" + name) }

  /// The translation of the top page, in points.
  var top: Double { offset == 0 ? 0 : offset * sign }

  /// The translation of a page beyond the trailing edge, in points.
  var outside: Double { width * sign }

  /// The translation of a covered page, in points.
  ///
  /// - Parameter isNext: Whether it is the one beneath the top, which follows the finger.
  func covered(isNext: Bool) -> Double {
    -(width - (isNext ? offset : 0)) * StackMetrics.parallax * sign
  }
}
