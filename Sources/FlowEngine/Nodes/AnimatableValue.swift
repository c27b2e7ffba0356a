/// A value that can be interpolated: up to eight numbers.
public struct AnimatableValue: Equatable, Sendable {
  /// The numbers; those that the property does not need are 0.
  @usableFromInline package var components: SIMD8<Double>

  @usableFromInline init(components: SIMD8<Double>) {
    self.components = components
  }

  /// Creates a value from a number.
  public init(_ number: Double) {
    components = SIMD8(number, 0, 0, 0, 0, 0, 0, 0)
  }

  /// Creates a value from a point.
  public init(_ point: Point) {
    components = SIMD8(point.x, point.y, 0, 0, 0, 0, 0, 0)
  }

  /// Creates a value from a rectangle.
  public init(_ rect: Rect) {
    components = SIMD8(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, 0, 0, 0, 0)
  }

  /// Creates a value from insets.
  public init(_ insets: Insets) {
    components = SIMD8(insets.top, insets.left, insets.bottom, insets.right, 0, 0, 0, 0)
  }

  /// Creates a value from a colour, component by component in sRGB.
  public init(_ color: Color) {
    components = SIMD8(
      Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha), 0, 0, 0, 0)
  }

  /// Creates a value from a transform, component by component.
  public init(_ transform: Transform) {
    components = SIMD8(
      transform.translation.x, transform.translation.y, transform.scale.x, transform.scale.y,
      transform.rotationY, transform.perspective, 0, 0)
  }

  /// The value as a number.
  public var number: Double { components[0] }

  /// The value as a point.
  public var point: Point { Point(x: components[0], y: components[1]) }

  /// The value as a rectangle; an overshoot never makes its size negative.
  public var rect: Rect {
    Rect(
      x: components[0], y: components[1], width: max(0, components[2]),
      height: max(0, components[3]))
  }

  /// The value as insets.
  public var insets: Insets {
    Insets(
      top: components[0], left: components[1], bottom: components[2], right: components[3])
  }

  /// The value as a colour, each component rounded and clamped to 0…255.
  public var color: Color {
    Color(
      red: Self.byte(components[0]), green: Self.byte(components[1]),
      blue: Self.byte(components[2]), alpha: Self.byte(components[3]))
  }

  /// The value as a transform.
  public var transform: Transform {
    Transform(
      translation: Point(x: components[0], y: components[1]),
      scale: Point(x: components[2], y: components[3]), rotationY: components[4],
      perspective: components[5])
  }

  /// A component of a colour; 0 for NaN.
  private static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(min(component, 255) + 0.5) : 0
  }

  /// The value at a fraction of the way to another, or beyond it.
  package func mixed(with other: AnimatableValue, share: Double) -> AnimatableValue {
    AnimatableValue(components: components + (other.components - components) * share)
  }

  /// The largest difference between two values' numbers.
  package func distance(to other: AnimatableValue) -> Double {
    let distance = components - other.components
    var largest = 0.0
    for index in 0..<8 where !(distance[index].magnitude <= largest) {
      largest = distance[index].magnitude
    }
    return largest
  }

  /// How fast the numbers get to those of another value within some seconds, per second.
  package func rate(to other: AnimatableValue, over seconds: Double) -> AnimatableValue {
    AnimatableValue(components: (other.components - components) / seconds)
  }

  /// The magnitude of the largest number.
  package var size: Double { distance(to: AnimatableValue(components: .zero)) }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    for index in 0..<8 where !components[index].isFinite { return false }
    return true
  }

  /// Whether the value, as a velocity, is too small to matter.
  var isStill: Bool { isNear(AnimatableValue(components: .zero)) }

  /// Whether two values are too close for an animation between them to be visible.
  func isNear(_ other: AnimatableValue) -> Bool {
    // Well below the precision of a frame.
    let distance = components - other.components
    for index in 0..<8 where distance[index].magnitude > 1e-9 { return false }
    return true
  }

  /// Takes, as a velocity, what a position has of another velocity on the axes on which it moves.
  ///
  /// - Parameters:
  ///   - velocity: The velocity, in points per second; what is taken of it is zero then.
  ///   - property: The property; only those that are positions take any.
  /// - Returns: Whether it has taken any.
  mutating func take(
    _ velocity: inout Point, as property: AnimatableProperty, from: AnimatableValue,
    to target: AnimatableValue
  ) -> Bool {
    let direction: Double
    switch property {
    case .frame, .transform: direction = 1
    // Where the content goes right, the offset becomes less.
    case .contentOffset: direction = -1
    default: return false
    }
    let way = target.components - from.components
    var hasTaken = false
    if velocity.x != 0, way[0].magnitude > 1e-9 {
      components[0] = direction * velocity.x
      velocity.x = 0
      hasTaken = true
    }
    if velocity.y != 0, way[1].magnitude > 1e-9 {
      components[1] = direction * velocity.y
      velocity.y = 0
      hasTaken = true
    }
    return hasTaken
  }
}
