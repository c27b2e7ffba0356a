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
    var places: [String: (x: Double, y: Double, isSeen: Bool)] = [:]
    var found: String?
    for node in outline.elements(of: nodes) {
      func text(_ name: StaticString) -> String? {
        outline.member(name, of: node).flatMap { outline.string($0) }
      }
      func values(_ name: StaticString) -> [Double] {
        outline.member(name, of: node).map { outline.elements(of: $0) }?
          .compactMap { outline.number($0) } ?? []
      }
      let parent = text("parent").flatMap { places[$0] } ?? (0, 0, true)
      let frame = values("frame")
      guard let id = text("id"), frame.count == 4 else { continue }
      let alpha = outline.member("alpha", of: node).flatMap { outline.number($0) } ?? 1
      let isSeen = parent.isSeen && alpha >= 0.01 && outline.member("hidden", of: node) == nil
      let (x, y) = (parent.x + frame[0], parent.y + frame[1])
      let offset = values("contentOffset")
      places[id] = (x - (offset.first ?? 0), y - (offset.last ?? 0), isSeen)
      let isInside =
        numbers[0] >= x && numbers[0] < x + frame[2] && numbers[1] >= y && numbers[1] < y + frame[3]
      if isSeen, isInside, text("accessibilityLabel") != nil { found = id }
    }
    return found
  }
}
