/// By what it is found out which child an event is for.
@usableFromInline struct EventAddress {
  @usableFromInline let event: UnsafePointer<Event>
  /// The event's name.
  @usableFromInline let name: EventName
  /// The gesture whose owner it is for, unless it begins that in a node.
  @usableFromInline let gesture: OwnedGestures
  /// Whether the gesture has begun in a child: then it is for the owner alone.
  @usableFromInline var isOwned = false

  @inlinable init(_ event: UnsafePointer<Event>, _ name: EventName) {
    self.event = event
    self.name = name
    let gesture = name.gesture.intersection(.exclusive)
    self.gesture = name.beginsGesture && event.pointee.target != nil ? [] : gesture
  }

  /// The text by which the event says whose it is: its target's name, or the id of a response.
  @inlinable var text: String? {
    if name == .response { return event.pointee.answered }
    return event.pointee.target?.name
  }

  @inlinable var hasLocation: Bool {
    @inline(__always) get {
      if case .pan(let pan) = event.pointee { return pan.location != nil }
      return event.pointee.location != nil
    }
  }

  /// Whether it reaches only what is seen: a touch that begins on a node that it names, or the focus.
  @inlinable var needsView: Bool {
    switch name {
    case .focus: true
    case .tap, .doubleTap, .panBegan, .longPressBegan, .pinchBegan: event.pointee.target != nil
    default: false
    }
  }

  /// Whether it is a pan that names no node.
  @inlinable var isPanOfNoNode: Bool {
    @inline(__always) get {
      if case .pan(let pan) = event.pointee { return pan.target == nil }
      return false
    }
  }
}

/// How an event reaches a child.
extension Event {
  @usableFromInline package var location: Point? {
    switch self {
    case .pan(let pan): pan.location
    case .tap(let tap), .doubleTap(let tap): tap.location
    case .longPress(let press): press.location
    case .pinch(let pinch): pinch.location
    default: nil
    }
  }

  /// The id of the effect that a response answers.
  @usableFromInline var answered: String? {
    if case .response(let response) = self { response.id } else { nil }
  }

  /// Whether it is a gesture's that the engine may have to find the node of.
  @inlinable package var isTouch: Bool {
    switch self {
    case .tap, .doubleTap: true
    case .pan(let pan): pan.phase == .began
    case .longPress(let press): press.phase == .began
    case .pinch(let pinch): pinch.phase == .began
    default: false
    }
  }

  /// The end of a gesture that is taken away by this event; `nil` for an event that begins a gesture, which is
  /// of another finger, and for one that belongs to no gesture.
  @usableFromInline func cancelled() -> Event? {
    switch self {
    case .pan(var pan) where pan.phase != .began:
      pan.phase = .cancelled
      return .pan(pan)
    case .longPress(var press) where press.phase != .began:
      press.phase = .cancelled
      return .longPress(press)
    case .pinch(var pinch) where pinch.phase != .began:
      pinch.phase = .cancelled
      return .pinch(pinch)
    default: return nil
    }
  }

  /// The event as a child sees it.
  ///
  /// - Parameters:
  ///   - path: The child's path; what follows it is the child's own name for the target.
  ///   - known: The child's own name of a node, if it is known; another one is made anew.
  ///   - convert: Turns a location into the child's coordinates.
  @usableFromInline func asSeen(
    under path: String, _ known: (NodeID) -> NodeID?, _ convert: (Point) -> Point
  ) -> Event {
    func inner(_ id: NodeID) -> NodeID? {
      if let name = known(id) { return name }
      return id.name.rest(behind: path).flatMap { $0.utf8.isEmpty ? nil : NodeID($0) }
    }
    switch self {
    case .pan(let pan):
      return .pan(
        Pan(
          pan.phase, translation: pan.translation, velocity: pan.velocity,
          location: pan.location.map(convert), target: pan.target.flatMap { inner($0) }))
    case .tap(let tap):
      return .tap(Tap(on: tap.target.flatMap { inner($0) }, at: tap.location.map(convert)))
    case .doubleTap(let tap):
      return .doubleTap(Tap(on: tap.target.flatMap { inner($0) }, at: tap.location.map(convert)))
    case .longPress(var press):
      press.target = press.target.flatMap { inner($0) }
      press.location = press.location.map(convert)
      return .longPress(press)
    case .pinch(var pinch):
      pinch.target = pinch.target.flatMap { inner($0) }
      pinch.location = pinch.location.map(convert)
      return .pinch(pinch)
    case .command(var command):
      command.target = command.target.flatMap { inner($0) }
      return .command(command)
    case .response(var response):
      response.id = response.id.rest(behind: path) ?? response.id
      return .response(response)
    case .undo(let target): return .undo(target: target.flatMap { inner($0) })
    case .redo(let target): return .redo(target: target.flatMap { inner($0) })
    default: return target.map { replacing(target: inner($0) ?? $0) } ?? self
    }
  }

  /// The event as a parent sees it: that of the child at a path.
  package func nested(in path: String) -> Event {
    if case .response(var response) = self {
      response.id = path + "/" + response.id
      return .response(response)
    }
    return target.map { replacing(target: NodeID(path + "/" + $0.name)) } ?? self
  }
}
