/// The pointers that are down, and what has been recognized of them.
///
/// Pointers go in, the events that a host's own recognizers would send come out, whatever the rate of the
/// samples: docs/gestures.md has the rules. Nothing here knows a scene or reads a clock.
@usableFromInline struct Gestures: Sendable {
  /// The last tap, which another one may make a double tap.
  struct LastTap: Equatable, Sendable {
    /// The node that takes double taps.
    var target: NodeID
    /// Where its finger went down, in window coordinates, in points.
    var location: Point
    /// When its finger was lifted, in seconds.
    var time: Double
  }

  /// Two fingers on a node that takes pinches.
  struct Pair: Equatable, Sendable {
    var target: NodeID
    /// The numbers of the two fingers.
    var first: Int
    var second: Int
    /// How far apart they were when the second went down, in points.
    var distance: Double
    var hasBegun = false
    /// Whether one finger has a newer sample than the other, which moves as well and may yet send one of that time.
    var awaitsOther = false
  }

  /// The fingers; those that are no longer down are kept for their memory.
  var fingers: [Finger] = []
  var lastTap: LastTap?
  var pinch: Pair?
  /// The distance of the pinch's fingers, as the way of a point.
  var pinchWay = FingerWay()
  var targets = GestureTargets()
  /// What mice and pens point at.
  var hovers: [Hovering] = []
  /// The nodes that are pressed or pointed at.
  var marks: [TouchMark] = []
  /// The marked nodes of the list that is being laid out, as they were.
  var formerly: [NodeMark] = []

  /// What has been recognized; the first `taken` have been handed out.
  var recognized: [Event] = []
  private var taken = 0
  /// When something happens without another event, in seconds: a long press begins, or what has been
  /// recognized waits to be handed out; infinite if nothing does.
  private(set) var due = Double.infinity

  /// What has been handed out, with the times, in seconds, if that is to be kept.
  var log: [(event: Event, time: Double)]?

  // MARK: What is recognized

  /// Whether something that has been recognized waits to be handed out.
  var isWaiting: Bool { taken < recognized.count }

  /// The next event that has been recognized, whose time is given; `nil` if there is none.
  mutating func next(at time: Double) -> Event? {
    guard isWaiting else { return nil }
    let event = recognized[taken]
    taken += 1
    noteDue()
    if log != nil { log?.append((event, time)) }
    return event
  }

  /// Forgets what has been recognized.
  mutating func forget() {
    taken = recognized.count
    noteDue()
  }

  mutating func noteDue() {
    if isWaiting {
      due = -.infinity
      return
    }
    if taken > 0 {
      recognized.removeAll(keepingCapacity: true)
      taken = 0
    }
    due = pinchDue
    for index in fingers.indices { due = min(due, fingers[index].pressDue) }
  }

  // MARK: Fingers

  /// The fingers that are down, by their numbers: where they are kept depends on what was lifted before.
  var fingersDown: [Finger] { fingers.filter { $0.isDown }.sorted { $0.id < $1.id } }

  func place(of id: Int) -> Int? {
    // A closure would be given a copy of each finger.
    for place in fingers.indices where fingers[place].isDown && fingers[place].id == id {
      return place
    }
    return nil
  }

  /// Whether a sample is of a pointer that is not down, or goes down a second time.
  func isStray(_ pointer: Pointer) -> Bool {
    switch pointer.phase {
    case .hover: false
    case .down: place(of: pointer.id) != nil
    case .move, .up, .cancel: place(of: pointer.id) == nil
    }
  }

  /// Whether nothing that will happen from a time on, in seconds, depends on what is here.
  func isIdle(at time: Double) -> Bool {
    tap(at: time) == nil && hovers.isEmpty && !fingers.contains { $0.isDown }
  }

  /// Whether a finger that goes down at a time, in seconds, can make a tap a double tap.
  private func isSoon(after tap: LastTap, _ time: Double) -> Bool {
    TimeArithmetic.isWithin(time - tap.time, GestureMetrics.doubleTapTime)
  }

  /// The last tap, if another one may still make it a double tap.
  func tap(at time: Double) -> LastTap? {
    lastTap.flatMap { isSoon(after: $0, time) ? $0 : nil }
  }

  /// Whether what comes of a sample depends on the nodes that are presented at its time.
  func looks(with pointer: Pointer) -> Bool {
    if pointer.phase == .down || pointer.kind != .touch && pointer.phase != .move { return true }
    if scroller != nil || pinch != nil { return true }
    return place(of: pointer.id).map { fingers[$0].role == .undecided } ?? false
  }

  /// The finger that scrolls, of which there is at most one.
  private var scroller: Int? {
    for place in fingers.indices where fingers[place].isDown && fingers[place].role.scrolls {
      return place
    }
    return nil
  }

  /// Takes a sample; `next(at:)` then has what is recognized of it.
  ///
  /// - Parameters:
  ///   - pointer: The sample.
  ///   - time: Its time, in seconds.
  ///   - nodes: What is presented.
  mutating func take(
    _ pointer: Pointer, at time: Double, in nodes: inout NodeList
  ) {
    defer {
      noteDue()
      noteMarks()
    }
    if isStray(pointer) { return }
    followContent(in: nodes)
    // While a button is down, it still points where it was.
    if pointer.kind != .touch, pointer.phase != .move { hover(pointer, in: &nodes) }
    let isKnown = pointer.location.x.isFinite && pointer.location.y.isFinite
    switch pointer.phase {
    case .hover: break
    case .down: if isKnown { begin(pointer, at: time, in: &nodes) }
    case .move, .up:
      guard let place = place(of: pointer.id) else { return }
      // A finger may be lifted elsewhere than where it was last seen.
      let isLast = pointer.phase == .up && (!isKnown || fingers[place].way.last == pointer.location)
      let former = fingers[place].way.lastTime
      if isKnown { fingers[place].way.append(pointer.location, time) }
      follow(place, since: former, isLast: isLast, in: &nodes)
      if pointer.phase == .up { lift(place, at: time, in: &nodes) }
    case .cancel:
      guard let place = place(of: pointer.id) else { return }
      cancel(place)
      fingers[place].isDown = false
    }
  }

  /// The pan of a sample of which nothing else comes: most of those of a finger that drags; else `nil`, and the
  /// sample has yet to be taken.
  mutating func drag(_ pointer: Pointer, at time: Double) -> Pan? {
    guard pointer.phase == .move, !isWaiting, pinch == nil, log == nil,
      pointer.location.x.isFinite, pointer.location.y.isFinite,
      let place = place(of: pointer.id), fingers[place].role == .pan
    else { return nil }
    fingers[place].way.append(pointer.location, time)
    return pan(place, .changed)
  }

  /// Whether a finger is one of two on a node that takes pinches.
  private func isOfPinch(_ place: Int) -> Bool {
    guard let pinch else { return false }
    return pinch.first == fingers[place].id || pinch.second == fingers[place].id
  }

  private mutating func begin(_ pointer: Pointer, at time: Double, in nodes: inout NodeList) {
    let isBusy = fingers.contains { $0.isDown && $0.role.isUnderWay }
    guard let place = freePlace() else { return }
    fingers[place].id = pointer.id
    fingers[place].isDown = true
    fingers[place].kind = pointer.kind
    fingers[place].role = .ignored
    fingers[place].hit = nil
    fingers[place].owner = nil
    fingers[place].pressed = nil
    fingers[place].start = pointer.location
    fingers[place].began = time
    fingers[place].pressTime = .infinity
    fingers[place].way.begin(at: pointer.location, time)
    // The other buttons of a mouse do nothing.
    guard pointer.buttons & 1 != 0, let node = hitNode(pointer.location, in: &nodes) else { return }
    let hit = nodes.storage[node].id
    fingers[place].hit = hit
    if beginPinch(with: place, on: node, at: time, in: nodes) { return }
    let isSecond = fingers.indices.contains {
      $0 != place && fingers[$0].isDown && fingers[$0].hit == hit
    }
    if isBusy || isSecond { return }
    fingers[place].role = .undecided
    fingers[place].pressed = owner(of: .tap, from: node, in: nodes).map { nodes.storage[$0].id }
    if owner(of: .longPress, from: node, in: nodes) != nil {
      fingers[place].pressTime = TimeArithmetic.sum(time, GestureMetrics.longPress)
    }
  }

  /// The place of a finger that is not down; `nil` if there are too many.
  private mutating func freePlace() -> Int? {
    if let place = fingers.firstIndex(where: { !$0.isDown }) { return place }
    guard fingers.count < InputLimits.pointers else { return nil }
    fingers.append(Finger())
    return fingers.count - 1
  }

  /// Follows a finger to its last sample.
  ///
  /// - Parameters:
  ///   - former: The time of the sample before, in seconds.
  ///   - isLast: Whether it is lifted there, where it has been followed to.
  private mutating func follow(
    _ place: Int, since former: Double, isLast: Bool, in nodes: inout NodeList
  ) {
    if isOfPinch(place) {
      followPinch(place, since: former, isLast: isLast, in: &nodes)
      if pinch?.hasBegun ?? false { return }
    }
    switch fingers[place].role {
    case .undecided: if !isOfPinch(place), fingers[place].hasLeft { decide(place, in: &nodes) }
    case .pan, .scroll, .panAndScroll: if !isLast { move(place) }
    case .longPress: if !isLast { press(place, .changed) }
    case .pinch, .ignored: break
    }
  }

  /// Ends what a lifted finger has become.
  private mutating func lift(_ place: Int, at time: Double, in nodes: inout NodeList) {
    if isOfPinch(place) { endPinch(.ended) }
    switch fingers[place].role {
    case .undecided: if !fingers[place].hasLeft { tap(place, at: time, in: &nodes) }
    case .pan, .scroll, .panAndScroll: drop(place, .ended)
    case .longPress: press(place, .ended)
    case .pinch, .ignored: break
    }
    fingers[place].role = .ignored
    fingers[place].isDown = false
  }

  /// Takes a finger from its node.
  mutating func cancel(_ place: Int) {
    if isOfPinch(place) { endPinch(.cancelled) }
    switch fingers[place].role {
    case .pan, .scroll, .panAndScroll: drop(place, .cancelled)
    case .longPress: press(place, .cancelled)
    case .undecided, .pinch, .ignored: break
    }
    fingers[place].role = .ignored
  }

  /// Takes all other fingers that are not decided yet: one wins.
  private mutating func win(_ place: Int) {
    if !isOfPinch(place) { pinch = nil }
    for other in fingers.indices where other != place && fingers[other].role == .undecided {
      fingers[other].role = .ignored
    }
  }

  // MARK: Long presses

  /// Begins the long press that is due, or decides on the pinch that is.
  mutating func pressFinger(in nodes: inout NodeList) {
    defer {
      noteDue()
      noteMarks()
    }
    let time = due
    if pinchDue == time { return decidePinch(in: &nodes) }
    let pressed = fingers.indices.filter {
      fingers[$0].pressDue == time
    }
    // Of several, the one with the lowest number.
    guard let place = pressed.min(by: { fingers[$0].id < fingers[$1].id }) else { return }
    fingers[place].pressTime = .infinity
    nodes.findParents()
    guard let hit = fingers[place].hit, let node = nodes.firstIndex(of: hit),
      let owner = owner(of: .longPress, from: node, in: nodes)
    else { return }
    fingers[place].owner = nodes.storage[owner].id
    fingers[place].role = .longPress
    win(place)
    press(place, .began)
  }

  private mutating func press(_ place: Int, _ phase: Pan.Phase) {
    let location = phase == .began ? fingers[place].start : fingers[place].way.last
    recognized.append(.longPress(LongPress(phase, on: fingers[place].owner, at: location)))
  }

  // MARK: Taps

  private mutating func tap(_ place: Int, at time: Double, in nodes: inout NodeList) {
    nodes.findParents()
    guard let hit = fingers[place].hit, let node = nodes.firstIndex(of: hit) else { return }
    let location = fingers[place].way.last
    let double = owner(of: .doubleTap, from: node, in: nodes)
    if let double {
      let target = nodes.storage[double].id
      if let lastTap, lastTap.target == target,
        isSoon(after: lastTap, fingers[place].began),
        fingers[place].start.distance(to: lastTap.location) <= GestureMetrics.doubleTapDistance
      {
        self.lastTap = nil
        recognized.append(.doubleTap(Tap(on: target, at: location)))
        return
      }
      lastTap = LastTap(target: target, location: fingers[place].start, time: time)
    } else {
      lastTap = nil
    }
    guard let owner = owner(of: .tap, from: node, in: nodes) else { return }
    let target = nodes.storage[owner].id
    recognized.append(.tap(Tap(on: target, at: location)))
    if nodes.storage[owner].kind == .field, nodes.storage[owner].enabled,
      !nodes.storage[owner].focused
    {
      recognized.append(.focus(target: target))
    }
  }

  // MARK: Pans and scrolls

  /// Finds the node that gets a finger that has moved: the innermost that wants its direction; with one that
  /// scrolls, its pans go to what is around it and takes them beside.
  mutating func decide(_ place: Int, in nodes: inout NodeList) {
    fingers[place].role = .ignored
    nodes.findParents()
    guard let hit = fingers[place].hit, let node = nodes.firstIndex(of: hit) else { return }
    let slop = GestureMetrics.slop(of: fingers[place].kind)
    let direction = fingers[place].way.exit(from: fingers[place].start, radius: slop)
    let pan: GestureSet = direction.isHorizontal ? .horizontalPan : .verticalPan
    var scroller: Int?
    var next = node
    while next >= 0 {
      let gestures = targets.gestures(of: nodes.storage[next].id)
      if scroller == nil, gestures.contains(.scroll), nodes.storage[next].enabled {
        noteRoom(of: next, for: place, in: nodes)
        if fingers[place].hasRoom(along: direction) { scroller = next }
      }
      let isShared = scroller == nil || scroller == next || gestures.contains(.simultaneousPan)
      if isShared, gestures.contains(pan) {
        pickUp(place, on: scroller ?? next, scroller == nil ? .pan : .panAndScroll, in: nodes)
        return
      }
      next = nodes.parents[next]
    }
    if let scroller { pickUp(place, on: scroller, .scroll, in: nodes) }
  }

  /// Notes where the content of a node is, and how far it goes.
  private mutating func noteRoom(of node: Int, for place: Int, in nodes: NodeList) {
    let inset = nodes.storage[node].contentInset
    let frame = nodes.storage[node].frame
    let content = nodes.storage[node].contentSize ?? frame.size
    let least = Point(x: -inset.left, y: -inset.top)
    fingers[place].offset = nodes.storage[node].contentOffset
    fingers[place].least = least
    fingers[place].greatest = Point(
      x: max(least.x, content.width + inset.right - frame.width),
      y: max(least.y, content.height + inset.bottom - frame.height))
  }

  /// Has the finger that scrolls go on from where the content is by now, in the room that it has now.
  private mutating func followContent(in nodes: NodeList) {
    guard let place = scroller, let owner = fingers[place].owner,
      let node = nodes.firstIndex(of: owner)
    else { return }
    let (offset, sent) = (fingers[place].offset, fingers[place].scrolled)
    let (least, greatest) = (fingers[place].least, fingers[place].greatest)
    noteRoom(of: node, for: place, in: nodes)
    let shown = fingers[place].offset
    // A scene may put its content where it likes, such as at whole rows, while its ends stay.
    if fingers[place].least == least, fingers[place].greatest == greatest {
      fingers[place].offset = offset
      return
    }
    // The way beyond the former end is not made up for.
    let isElsewhere = shown.distance(to: sent) >= GestureMetrics.scrollTolerance
    let (from, translation) = (isElsewhere ? shown : sent, fingers[place].translation)
    fingers[place].offset = Point(x: from.x + translation.x, y: from.y + translation.y)
  }

  /// Begins a gesture where the finger went down, and then makes up for its way.
  private mutating func pickUp(
    _ place: Int, on node: Int, _ role: Finger.Role, in nodes: NodeList
  ) {
    let owner = nodes.storage[node].id
    fingers[place].role = role
    fingers[place].owner = owner
    win(place)
    // Who follows is known before anything scrolls.
    if role != .scroll {
      recognized.append(
        .pan(
          Pan(
            .began, translation: .zero, velocity: fingers[place].way.velocity,
            location: fingers[place].start, target: owner)))
      recognized.append(.pan(pan(place, .changed)))
    }
    if role != .pan {
      recognized.append(.scroll(Scroll(owner, offset: fingers[place].offset, phase: .began)))
      recognized.append(.scroll(Scroll(owner, offset: fingers[place].scrolled)))
    }
  }

  private mutating func move(_ place: Int) {
    if fingers[place].role != .scroll { recognized.append(.pan(pan(place, .changed))) }
    if fingers[place].role != .pan, let owner = fingers[place].owner {
      recognized.append(.scroll(Scroll(owner, offset: fingers[place].scrolled)))
    }
  }

  /// Ends a pan, a scroll or both: then the scroll first, while it is still known who has followed.
  private mutating func drop(_ place: Int, _ phase: Pan.Phase) {
    if fingers[place].role != .pan, let owner = fingers[place].owner {
      // A scroll that is cancelled ends at rest.
      let velocity = phase == .ended ? fingers[place].scrollVelocity : .zero
      recognized.append(
        .scroll(
          Scroll(owner, offset: fingers[place].scrolled, velocity: velocity, phase: .ended)))
    }
    if fingers[place].role != .scroll { recognized.append(.pan(pan(place, phase))) }
  }

  private func pan(_ place: Int, _ phase: Pan.Phase) -> Pan {
    Pan(
      phase, translation: fingers[place].translation,
      velocity: phase == .cancelled ? .zero : fingers[place].way.velocity,
      location: fingers[place].way.last, target: fingers[place].owner)
  }

  // MARK: Nodes

  /// The topmost visible node under a pointer that takes a gesture or is interactive.
  mutating func hitNode(_ point: Point, in nodes: inout NodeList) -> Int? {
    nodes.findParents()
    let list = nodes
    return list.hitTest(point) { index in
      list.storage[index].interactive
        || !targets.gestures(of: list.storage[index].id).subtracting(.tap).isEmpty
    }
  }

  /// The innermost node, from one outwards, that takes a gesture.
  mutating func owner(of gesture: GestureSet, from node: Int, in nodes: NodeList) -> Int? {
    var next = node
    while next >= 0 {
      let takes = targets.gestures(of: nodes.storage[next].id).contains(gesture)
      // Taps go to what is interactive only.
      if takes, gesture != .tap || nodes.storage[next].interactive { return next }
      next = nodes.parents[next]
    }
    return nil
  }
}
