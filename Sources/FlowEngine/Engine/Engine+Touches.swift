/// Touches that say where they are, and not on which node.
extension Engine {
  /// Finds the node that a touch without a target hits.
  @inlinable mutating func resolve(_ event: Event) -> Event {
    switch event {
    case .tap(let tap):
      guard tap.target == nil, let location = tap.location else { return event }
      context.moment.presented.findParents()
      return .tap(Tap(on: context.presented.hitTest(location), at: location))
    case .pan(var pan):
      guard pan.target == nil, let location = pan.location else { return event }
      context.moment.presented.findParents()
      pan.target = context.presented.hitTest(location)
      return .pan(pan)
    default: return event
    }
  }
}
