/// Where the focus can go by key.
extension NodeList {
  /// The next stop behind a node in the order of reading, or the one before it, around the ends; `nil` if
  /// there is none.
  ///
  /// - Parameters:
  ///   - place: The index of the node; `nil` to begin at an end.
  ///   - forwards: Whether the next one is wanted.
  ///   - window: The window's size, in points.
  ///   - lasting: Where the focus can be once it has left a field, if that is known, in the order of reading: it has
  ///     the stops that are no fields, and those that are covered as long as that field has the keyboard.
  ///   - isReached: Whether events reach a node.
  mutating func stop(
    from place: Int?, forwards: Bool, in window: Size, lasting: [NodeID]?,
    _ isReached: (NodeID) -> Bool
  ) -> Int? {
    let stops = stops(in: window)
    var (next, end): (Int?, Int?) = (nil, nil)
    for index in storage.indices where isActive(index) {
      let isHere = stops.contains(index) && (lasting == nil || storage[index].kind == .field)
      guard isHere || lasting?.contains(storage[index].id) ?? false, isReached(storage[index].id)
      else { continue }
      // Forwards the first ones count, backwards the last ones.
      if end == nil || !forwards { end = index }
      if let place, forwards ? index <= place : index >= place { continue }
      if next == nil || !forwards { next = index }
    }
    return next ?? end
  }

  /// The ids of the nodes that the focus can be on.
  @usableFromInline mutating func stopIDs(in window: Size) -> [NodeID] {
    stops(in: window).map { storage[$0].id }
  }

  /// The nodes that the focus can be on, in the order of reading: what is interactive or adjustable, and
  /// fields that their parent takes touches for, if it can be reached and is no mere container of others.
  mutating func stops(in window: Size) -> [Int] {
    findParents()
    var holds = [Bool](repeating: false, count: storage.count)
    var found: [Int] = []
    // Those inside a node come behind it.
    for index in storage.indices.reversed() where isActive(index) {
      if !holds[index] || hasRole(index), isReachable(index, in: window) { found.append(index) }
      var parent = parents[index]
      while parent >= 0, !holds[parent] {
        holds[parent] = true
        parent = parents[parent]
      }
    }
    return found.reversed()
  }

  /// Whether a node can do something, if it is reached. The parents must have been found.
  func isActive(_ index: Int) -> Bool {
    let isAdjustable = storage[index].accessibilityTraits.contains(.adjustable)
    return storage[index].enabled
      && (storage[index].interactive || isAdjustable || isTouchedField(index))
      && !storage[index].accessibilityTraits.contains(.notEnabled)
  }

  /// Whether a node is a field whose parent takes its touches, as a folded one is.
  private func isTouchedField(_ index: Int) -> Bool {
    storage[index].kind == .field && parents[index] >= 0 && storage[parents[index]].interactive
  }

  /// Whether a node is one that a user knows by itself, even if others are inside it.
  private func hasRole(_ index: Int) -> Bool {
    switch storage[index].kind {
    case .field, .button, .picker: return true
    default:
      let roles: AccessibilityTraits = [.button, .link, .searchField, .adjustable]
      return !storage[index].accessibilityTraits.isDisjoint(with: roles)
    }
  }

  /// Whether a node is seen, in the window or where scrolling brings it there, and not all of it, as far as
  /// its middle and its corners tell, is below something interactive.
  func isReachable(_ index: Int, in window: Size) -> Bool {
    var outer = index
    while outer >= 0 {
      if storage[outer].hidden || storage[outer].alpha < Self.touchableAlpha { return false }
      outer = parents[outer]
    }
    if isSeen(index, in: window) { return true }
    outer = parents[index]
    while outer >= 0 {
      if storage[outer].kind == .scroll { return isSeen(outer, in: window) }
      outer = parents[outer]
    }
    return false
  }

  private func isSeen(_ index: Int, in window: Size) -> Bool {
    let size = storage[index].frame.size
    guard size.width > 0, size.height > 0 else { return false }
    for share in Self.samples {
      let place = Point(x: share.x * size.width, y: share.y * size.height)
      guard let point = windowPoint(place, of: index),
        Rect(origin: .zero, size: window).contains(point)
      else { continue }
      if !isCovered(index, at: point) { return true }
    }
    return false
  }

  /// The middle of a node, and its corners just inside, as shares of its width and height.
  private static var samples: [Point] {
    let (near, far) = (0.02, 0.98)
    return [
      Point(x: 0.5, y: 0.5), Point(x: near, y: near), Point(x: far, y: near),
      Point(x: near, y: far),
      Point(x: far, y: far),
    ]
  }

  /// A point of a node in the window's coordinates; `nil` behind the viewer. The parents must have been found.
  private func windowPoint(_ point: Point, of index: Int) -> Point? {
    var (point, index) = (point, index)
    while index >= 0 {
      let frame = storage[index].frame
      var fromCenter = Point(x: point.x - frame.width / 2, y: point.y - frame.height / 2)
      if storage[index].transform != .identity {
        guard let projected = storage[index].transform.matrix.project(fromCenter) else {
          return nil
        }
        fromCenter = projected
      }
      let parent = parents[index]
      let offset = parent >= 0 ? storage[parent].contentOffset : .zero
      point = Point(
        x: frame.midX + fromCenter.x - offset.x, y: frame.midY + fromCenter.y - offset.y)
      index = parent
    }
    return point
  }

  /// Whether what a touch at a point hits lies in front of a node and is not inside it.
  private func isCovered(_ index: Int, at point: Point) -> Bool {
    guard var hit = hitTest(point, where: { storage[$0].interactive }), hit > index else {
      return false
    }
    while hit > index { hit = parents[hit] }
    return hit != index
  }
}
