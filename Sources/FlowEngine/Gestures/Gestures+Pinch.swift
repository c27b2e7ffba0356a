/// Two fingers on a node that takes pinches.
extension Gestures {
  /// Begins to watch two fingers, if a new one is the second on a node; returns whether it is.
  mutating func beginPinch(
    with place: Int, on node: Int, at time: Double, in nodes: NodeList
  ) -> Bool {
    guard pinch == nil, let owner = owner(of: .pinch, from: node, in: nodes) else { return false }
    let target = nodes.storage[owner].id
    var other: Int?
    for index in fingers.indices where index != place && fingers[index].isDown {
      // A third finger, or one on another node, is no part of a pinch.
      guard other == nil, fingers[index].role != .ignored, fingers[index].role != .longPress,
        let hit = fingers[index].hit, let its = nodes.firstIndex(of: hit),
        let outer = self.owner(of: .pinch, from: its, in: nodes), outer == owner
      else { return false }
      other = index
    }
    guard let other else { return false }
    let distance = fingers[place].start.distance(to: fingers[other].way.last)
    pinch = Pair(
      target: target, first: fingers[other].id, second: fingers[place].id, distance: distance)
    pinchWay.begin(at: Point(x: distance, y: 0), time)
    // Two fingers do not press.
    fingers[other].pressTime = .infinity
    return true
  }

  /// Follows the two fingers of a pinch.
  mutating func followPinch(at time: Double, isLast: Bool) {
    guard let pinch, let first = place(of: pinch.first), let second = place(of: pinch.second) else {
      return
    }
    let distance = fingers[first].way.last.distance(to: fingers[second].way.last)
    pinchWay.append(Point(x: distance, y: 0), time)
    if pinch.hasBegun {
      if !isLast { tell(.changed) }
      return
    }
    let slop = GestureMetrics.slop(of: fingers[second].kind)
    guard abs(distance - pinch.distance) >= slop, pinch.distance > 0 else { return }
    // What the first finger has begun on its own is over.
    let isAlone = fingers[first].role.isUnderWay
    self.pinch = nil
    if isAlone { cancel(first) }
    self.pinch = pinch
    self.pinch?.hasBegun = true
    for index in fingers.indices where fingers[index].role == .undecided {
      fingers[index].role = .ignored
    }
    fingers[first].role = .pinch
    fingers[second].role = .pinch
    tell(.began)
    tell(.changed)
  }

  /// Ends a pinch: neither finger does anything else before it is lifted, but a pan that it has begun.
  mutating func endPinch(_ phase: Pan.Phase) {
    guard let pinch else { return }
    if pinch.hasBegun { tell(phase) }
    for index in fingers.indices
    where fingers[index].role == .pinch || fingers[index].role == .undecided {
      fingers[index].role = .ignored
    }
    self.pinch = nil
  }

  private mutating func tell(_ phase: Pan.Phase) {
    guard let pinch, let first = place(of: pinch.first), let second = place(of: pinch.second) else {
      return
    }
    let isBeginning = phase == .began
    let (one, other) = (fingers[first].way.last, fingers[second].way.last)
    let isOver = phase == .cancelled
    recognized.append(
      .pinch(
        Pinch(
          phase, scale: isBeginning ? 1 : pinchWay.last.x / pinch.distance,
          velocity: isOver ? 0 : pinchWay.velocity.x / pinch.distance, on: pinch.target,
          at: Point(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2))))
  }
}
