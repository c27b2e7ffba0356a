/// How an event reaches a child.
extension Event {
  /// The id of the effect that a response answers.
  @usableFromInline var answered: String? {
    if case .response(let response) = self { response.id } else { nil }
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
}
