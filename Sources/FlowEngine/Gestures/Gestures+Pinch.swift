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
      guard let hit = fingers[index].hit, let its = nodes.firstIndex(of: hit),
        self.owner(of: .pinch, from: its, in: nodes) == owner
      else { continue }
      // A third finger is no part of a pinch.
      guard other == nil, fingers[index].role != .ignored, fingers[index].role != .longPress
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

  /// Where the two fingers of a pinch are kept.
  private var pair: (first: Int, second: Int)? {
    guard let pinch, let first = place(of: pinch.first), let second = place(of: pinch.second) else {
      return nil
    }
    return (first, second)
  }

  /// When a pinch is decided on without another sample, in seconds.
  var pinchDue: Double {
    guard pinch?.awaitsOther ?? false, let (first, second) = pair else { return .infinity }
    let time = max(fingers[first].way.lastTime, fingers[second].way.lastTime)
    return TimeArithmetic.sum(time, GestureMetrics.restTime)
  }

  /// Follows one of the two fingers of a pinch to its last sample.
  ///
  /// - Parameters:
  ///   - former: The time of the sample before, in seconds.
  ///   - isLast: Whether it is lifted there, where it has been followed to.
  mutating func followPinch(
    _ place: Int, since former: Double, isLast: Bool, in nodes: inout NodeList
  ) {
    guard let pinch, let (first, second) = pair else { return }
    let (time, its) = (
      fingers[place].way.lastTime, fingers[place == first ? second : first].way.lastTime
    )
    let distance = fingers[first].way.last.distance(to: fingers[second].way.last)
    pinchWay.append(Point(x: distance, y: 0), time)
    if pinch.hasBegun {
      if !isLast { tell(.changed) }
      return
    }
    // Of two that move alike, the first to be seen has not gone from the other.
    self.pinch?.awaitsOther = its < time && its >= former
    if its >= time || its < former { decidePinch(in: &nodes) }
  }

  /// Begins the pinch of two fingers whose distance has changed, or what the first of them does.
  mutating func decidePinch(in nodes: inout NodeList) {
    pinch?.awaitsOther = false
    guard let (first, second) = pair else { return }
    let (distance, time) = (pinchWay.last.x, pinchWay.lastTime)
    if time <= fingers[second].began, fingers[second].translation == .zero {
      // The first has moved at the time at which the second went down.
      pinch?.distance = distance
      return
    }
    let change = abs(distance - (pinch?.distance ?? distance))
    let slop = GestureMetrics.slop(of: fingers[second].kind)
    let (one, other) = (fingers[first].translation, fingers[second].translation)
    let middle = Point(x: one.x + other.x, y: one.y + other.y).distance(to: .zero) / 2
    // Of fingers that have done both since their last samples, what they have done more of came first.
    if fingers[first].role == .undecided, fingers[first].hasLeft, middle >= slop, middle > change {
      decide(first, in: &nodes)
    }
    guard let pinch, change >= slop, pinch.distance > 0 else { return }
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

  /// Ends a pinch: neither finger does anything else before it is lifted. Before it has begun, the first goes on alone.
  mutating func endPinch(_ phase: Pan.Phase) {
    if pinch?.hasBegun ?? false { tell(phase) }
    for index in fingers.indices where fingers[index].role == .pinch {
      fingers[index].role = .ignored
    }
    pinch = nil
  }

  private mutating func tell(_ phase: Pan.Phase) {
    guard let pinch, let (first, second) = pair else { return }
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
