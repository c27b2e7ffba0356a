extension Pan {
  /// Whether the finger has moved along the height more than along the width.
  public var isVertical: Bool { abs(translation.y) > abs(translation.x) }
}
