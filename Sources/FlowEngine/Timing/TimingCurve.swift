/// A cubic Bézier curve from (0, 0) to (1, 1) that maps a fraction of the time to progress.
public struct TimingCurve: Equatable, Sendable {
  /// The named curves of Core Animation.
  public enum Name: String, CaseIterable, Equatable, Sendable {
    /// Constant speed.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at the start and the end.
    case easeInOut
  }

  /// The first control point; its x lies in 0…1.
  public let first: Point
  /// The second control point; its x lies in 0…1.
  public let second: Point

  /// Creates a curve from its control points, whose x coordinates are clamped to 0…1.
  public init(_ first: Point, _ second: Point) {
    self.first = Point(x: min(max(first.x, 0), 1), y: first.y)
    self.second = Point(x: min(max(second.x, 0), 1), y: second.y)
  }

  /// Creates the curve of the given name.
  public init(_ name: Name) {
    self =
      switch name {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
  }

  /// Constant speed.
  public static let linear = TimingCurve(Point(x: 0, y: 0), Point(x: 1, y: 1))
  /// Slow at the start.
  public static let easeIn = TimingCurve(Point(x: 0.42, y: 0), Point(x: 1, y: 1))
  /// Slow at the end.
  public static let easeOut = TimingCurve(Point(x: 0, y: 0), Point(x: 0.58, y: 1))
  /// Slow at the start and the end.
  public static let easeInOut = TimingCurve(Point(x: 0.42, y: 0), Point(x: 0.58, y: 1))

  /// The curve's name, if it is one of the named curves.
  public var name: Name? {
    for name in Name.allCases where self == TimingCurve(name) { return name }
    return nil
  }

  /// The progress at a fraction of the time; constant outside 0…1.
  public func value(at time: Double) -> Double { response(at: time).value }

  /// The rate of progress at a fraction of the time, per unit of time; 0 outside 0…1.
  public func slope(at time: Double) -> Double { response(at: time).slope }

  /// The progress and its rate, for which the curve is solved once.
  func response(at time: Double) -> (value: Double, slope: Double) {
    guard time >= 0, time <= 1 else { return (time < 0 ? 0 : 1, 0) }
    if self == .linear { return (time, time > 0 && time < 1 ? 1 : 0) }
    let s = parameter(at: time)
    let dx = Self.bezierSlope(first.x, second.x, s)
    let slope = dx > 1e-12 ? Self.bezierSlope(first.y, second.y, s) / dx : 0
    return (Self.bezier(first.y, second.y, s), slope)
  }

  /// The curve's parameter at which x is `time`, to 1e-12.
  ///
  /// x never decreases along the curve, so a bracket that shrinks at every step cannot lose the
  /// root; Newton's step is used if it stays inside.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<64 {
      let error = Self.bezier(first.x, second.x, s) - time
      if error.magnitude < 1e-13 { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.bezierSlope(first.x, second.x, s)
      let next = slope > 1e-9 ? s - error / slope : low - 1
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }

  private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func bezierSlope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}
