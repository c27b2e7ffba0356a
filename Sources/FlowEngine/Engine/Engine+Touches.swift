/// Touches that say where they are, and not on which node.
extension Engine {
  /// Finds the node that a touch without a target hits.
  @inlinable mutating func resolve(_ event: Event) -> Event {
    context.moment.presented.findParents()
    switch event {
    case .tap(let tap):
      guard let location = tap.location else { return event }
      return .tap(Tap(on: context.presented.hitTest(location), at: location))
    case .pan(var pan):
      guard let location = pan.location else { return event }
      pan.target = context.presented.hitTest(location)
      return .pan(pan)
    default: return event
    }
  }
}

extension Event {
  /// Whether it is a touch that has no target.
  @inlinable var lacksTarget: Bool {
    switch self {
    case .tap(let tap): tap.target == nil
    case .pan(let pan): pan.phase == .began && pan.target == nil
    default: false
    }
  }
}
