import FlowEngine

extension Rect {
  /// As in `flow_node`.
  var packed: (Double, Double, Double, Double) { (minX, minY, width, height) }
}

extension Transform {
  /// As in `flow_node`.
  var packed: (Double, Double, Double, Double, Double, Double) {
    (translation.x, translation.y, scale.x, scale.y, rotationY, perspective)
  }
}

extension Point {
  /// As in `flow_node`.
  var packed: (Double, Double) { (x, y) }
}

extension Size {
  /// As in `flow_node`.
  var packed: (Double, Double) { (width, height) }
}

extension Insets {
  /// As in `flow_node`.
  var packed: (Double, Double, Double, Double) { (top, left, bottom, right) }
}

extension Color {
  /// 0xRRGGBBAA.
  var packed: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}
