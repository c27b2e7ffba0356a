import FlowEngine

/// What is presented, node by node, in the window's coordinates.
struct SeenNodes {
  /// One node, as it is seen.
  struct Seen {
    /// The index of the parent; -1 at the root.
    var parent: Int
    /// Its bounds in the window.
    var rect: Rect
    /// What its ancestors leave of the window for it.
    var clip: Rect
    /// How much larger it is seen than its frame.
    var scale: Point
    /// The opacity of it and its ancestors.
    var opacity: Double
    /// Whether neither it nor an ancestor is hidden or transparent.
    var isVisible: Bool
    /// Whether it and its ancestors are enabled.
    var isEnabled: Bool
    /// Whether an ancestor can be scrolled to it.
    var isReachable: Bool
    /// Whether it has children.
    var isContainer: Bool
    /// Where its children's origin is.
    fileprivate var origin: Point
  }

  let seen: [Seen]

  /// - Parameters:
  ///   - nodes: What is presented.
  ///   - window: The window's bounds.
  init(_ nodes: UnsafeBufferPointer<Node>, in window: Rect) {
    var seen: [Seen] = []
    seen.reserveCapacity(nodes.count)
    for index in nodes.indices {
      var parent = -1
      if let id = nodes[index].parent {
        parent = index - 1
        while parent >= 0, nodes[parent].id != id { parent -= 1 }
      }
      seen.append(Self.seen(index, parent, nodes, seen, window))
      if parent >= 0 { seen[parent].isContainer = true }
    }
    self.seen = seen
  }

  private static func seen(
    _ index: Int, _ parent: Int, _ nodes: UnsafeBufferPointer<Node>, _ seen: [Seen], _ window: Rect
  ) -> Seen {
    let frame = nodes[index].frame
    var bounds = frame
    if nodes[index].transform != .identity { bounds = transformed(frame, nodes[index].transform) }
    var origin = Point.zero
    var outer = Point(x: 1, y: 1)
    var clip = window
    var (opacity, isVisible, isEnabled, isReachable) = (1.0, true, true, false)
    if parent >= 0 {
      let holder = seen[parent]
      (origin, outer, clip, opacity) = (holder.origin, holder.scale, holder.clip, holder.opacity)
      (isVisible, isEnabled) = (holder.isVisible, holder.isEnabled)
      isReachable = holder.isReachable
      if nodes[parent].clipsToBounds || nodes[parent].kind == .scroll {
        clip = clip.intersection(holder.rect)
      }
      if nodes[parent].kind == .scroll, let content = nodes[parent].contentSize {
        isReachable =
          frame.minX >= -1 && frame.minY >= -1 && frame.maxX <= content.width + 1
          && frame.maxY <= content.height + 1
      }
    }
    let rect = Rect(
      x: origin.x + bounds.minX * outer.x, y: origin.y + bounds.minY * outer.y,
      width: bounds.width * outer.x, height: bounds.height * outer.y)
    let scale = Point(
      x: frame.width > 0 ? rect.width / frame.width : outer.x,
      y: frame.height > 0 ? rect.height / frame.height : outer.y)
    let offset = nodes[index].contentOffset
    return Seen(
      parent: parent, rect: rect, clip: clip, scale: scale, opacity: opacity * nodes[index].alpha,
      isVisible: isVisible && !nodes[index].hidden
        && nodes[index].alpha >= NodeList.touchableAlpha,
      isEnabled: isEnabled && nodes[index].enabled, isReachable: isReachable, isContainer: false,
      origin: Point(x: rect.minX - offset.x * scale.x, y: rect.minY - offset.y * scale.y))
  }

  /// The bounds of a transformed rectangle.
  private static func transformed(_ frame: Rect, _ transform: Transform) -> Rect {
    let matrix = transform.matrix
    let (x, y) = (frame.width / 2, frame.height / 2)
    let corners = [
      Point(x: -x, y: -y), Point(x: x, y: -y), Point(x: -x, y: y), Point(x: x, y: y),
    ].compactMap { matrix.project($0) }
    guard let first = corners.first else { return frame }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for corner in corners {
      (left, right) = (min(left, corner.x), max(right, corner.x))
      (top, bottom) = (min(top, corner.y), max(bottom, corner.y))
    }
    return Rect(
      x: frame.midX + left, y: frame.midY + top, width: right - left, height: bottom - top)
  }

  /// Whether one of two nodes holds the other.
  func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var index = inner
    while index >= 0 {
      if index == outer { return true }
      index = seen[index].parent
    }
    return false
  }
}

extension Rect {
  /// What two rectangles have in common; empty if that is nothing.
  func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top))
  }

  /// Whether it has another one in it, but for a rounding error.
  func covers(_ other: Rect) -> Bool {
    minX <= other.minX + 0.01 && minY <= other.minY + 0.01 && maxX >= other.maxX - 0.01
      && maxY >= other.maxY - 0.01
  }

  /// Whether it has any room.
  var isEmpty: Bool { width <= 0 || height <= 0 }
}
