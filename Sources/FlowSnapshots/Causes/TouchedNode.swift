extension TraceStory.Event {
  /// The names of the event, with what a touch without a target is on.
  ///
  /// - Parameter frame: The frame before the event.
  func names(on frame: FrameRecord?) -> [String] {
    guard let place = names.last, place.hasPrefix("["), let id = frame?.touched(at: place) else {
      return names
    }
    var names = names
    names.insert(id, at: 1)
    return names
  }
}

extension FrameRecord {
  /// The id of the topmost node at a point of the window that a screen reader has a name for, without
  /// regard to transforms; `nil` if there is none.
  ///
  /// - Parameter location: A point as events write it, such as `[337,66]`.
  func touched(at location: String) -> String? {
    guard let point = try? JSONOutline(Array(location.utf8)), let root = point.roots.first else {
      return nil
    }
    let numbers = point.elements(of: root).compactMap { point.number($0) }
    guard numbers.count == 2 else { return nil }
    let (x, y) = (numbers[0], numbers[1])
    return placedNodes.last { node in
      node.isSeen && node.frame.count == 4 && x >= node.x && x < node.x + node.frame[2]
        && y >= node.y && y < node.y + node.frame[3]
        && outline.member("accessibilityLabel", of: node.value) != nil
    }?.id
  }
}
