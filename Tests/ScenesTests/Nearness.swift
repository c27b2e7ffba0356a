import FlowEngine

/// Whether two numbers agree to the precision of the worked examples in docs/scenes.
func isNear(_ first: Double, _ second: Double, within tolerance: Double = 0.0006) -> Bool {
  (first - second).magnitude <= tolerance
}

/// Whether two rectangles agree to the precision of the worked examples in docs/scenes.
func isNear(_ first: Rect, _ second: Rect, within tolerance: Double = 0.0006) -> Bool {
  isNear(first.minX, second.minX, within: tolerance)
    && isNear(first.minY, second.minY, within: tolerance)
    && isNear(first.width, second.width, within: tolerance)
    && isNear(first.height, second.height, within: tolerance)
}
