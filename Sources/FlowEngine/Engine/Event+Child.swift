/// How an event reaches a child.
extension Event {
  @usableFromInline var location: Point? {
    switch self {
    case .pan(let pan): pan.location
    case .tap(let tap): tap.location
    default: nil
    }
  }

  @usableFromInline func cancelled() -> Event {
    guard case .pan(var pan) = self else {
      return .pan(Pan(.cancelled, translation: .zero))
    }
    pan.phase = .cancelled
    return .pan(pan)
  }

  /// The event as a child sees it.
  ///
  /// - Parameters:
  ///   - path: The child's path; what follows it is the child's own name for the target.
  ///   - addresses: The names that are known; another one is made anew.
  ///   - convert: Turns a location into the child's coordinates.
  @usableFromInline func asSeen(
    under path: String, _ addresses: inout NodeAddresses, _ convert: (Point) -> Point
  ) -> Event {
    func inner(_ id: NodeID) -> NodeID? {
      if let known = addresses.inner(id) { return known }
      return id.name.rest(behind: path).flatMap { $0.utf8.isEmpty ? nil : NodeID($0) }
    }
    func known(_ id: NodeID) -> NodeID { inner(id) ?? id }
    switch self {
    case .pan(var pan):
      pan.target = pan.target.flatMap { inner($0) }
      pan.location = pan.location.map(convert)
      return .pan(pan)
    case .tap(let tap):
      return .tap(Tap(on: tap.target.flatMap { inner($0) }, at: tap.location.map(convert)))
    case .scroll(var scroll):
      scroll.target = known(scroll.target)
      return .scroll(scroll)
    case .text(var edit):
      edit.target = known(edit.target)
      return .text(edit)
    case .deleteBackward(let target): return .deleteBackward(target: known(target))
    case .returnKey(let target): return .returnKey(target: known(target))
    case .focus(let target): return .focus(target: known(target))
    case .blur(let target): return .blur(target: known(target))
    case .select(var selection):
      selection.target = known(selection.target)
      return .select(selection)
    case .command(var command):
      command.target = command.target.flatMap { inner($0) }
      return .command(command)
    case .response(var response):
      response.id = response.id.rest(behind: path) ?? response.id
      return .response(response)
    case .keyboard, .environment, .tick: return self
    }
  }

  /// The event as a parent sees it: that of the child at a path.
  package func nested(in path: String) -> Event {
    func inner(_ id: NodeID) -> NodeID { NodeID(path + "/" + id.name) }
    switch self {
    case .pan(var pan):
      pan.target = pan.target.map(inner)
      return .pan(pan)
    case .tap(let tap): return .tap(Tap(on: tap.target.map(inner), at: tap.location))
    case .scroll(var scroll):
      scroll.target = inner(scroll.target)
      return .scroll(scroll)
    case .text(var edit):
      edit.target = inner(edit.target)
      return .text(edit)
    case .deleteBackward(let target): return .deleteBackward(target: inner(target))
    case .returnKey(let target): return .returnKey(target: inner(target))
    case .focus(let target): return .focus(target: inner(target))
    case .blur(let target): return .blur(target: inner(target))
    case .select(var selection):
      selection.target = inner(selection.target)
      return .select(selection)
    case .command(var command):
      command.target = command.target.map(inner)
      return .command(command)
    case .response(var response):
      response.id = path + "/" + response.id
      return .response(response)
    case .keyboard, .environment, .tick: return self
    }
  }
}
