import FlowEngine

/// A member of events that a scene may overlook, or take for another.
package enum EventMember: String, CaseIterable, Hashable, Sendable {
  case velocity, distance, phase, range

  /// The event as the scene would understand it; `nil` if that is no other one.
  func mistaking(_ event: Event) -> Event? {
    switch (self, event) {
    case (.velocity, .pan(var pan)) where pan.velocity != .zero:
      pan.velocity = .zero
      return .pan(pan)
    case (.velocity, .scroll(var scroll)) where scroll.velocity != .zero:
      scroll.velocity = .zero
      return .scroll(scroll)
    case (.distance, .pan(var pan)) where pan.phase != .began:
      pan.translation = Self.longer(pan.translation)
      return .pan(pan)
    case (.distance, .scroll(var scroll)) where scroll.phase != .began:
      scroll.offset = Self.longer(scroll.offset)
      return .scroll(scroll)
    case (.phase, .pan(var pan)) where pan.phase == .cancelled:
      pan.phase = .ended
      return .pan(pan)
    case (.phase, .pan(var pan)) where pan.phase == .ended:
      pan.phase = .cancelled
      return .pan(pan)
    case (.range, .text(var edit)) where edit.range != nil:
      edit.range = nil
      return .text(edit)
    default: return nil
    }
  }

  /// A way that is a point longer in each direction in which it leads anywhere.
  private static func longer(_ way: Point) -> Point {
    func longer(_ value: Double) -> Double { value == 0 ? 0 : value < 0 ? value - 1 : value + 1 }
    return Point(x: longer(way.x), y: longer(way.y))
  }

  /// What is wrong, in words.
  func text(of name: EventName) -> String {
    switch self {
    case .velocity: "the velocity of \(name.rawValue) is lost"
    case .distance: "the way of \(name.rawValue) is a point longer"
    case .phase: "\(name.rawValue) is taken for \(name == .panEnded ? "cancelled" : "ended")"
    case .range: "the range of \(name.rawValue) is lost"
    }
  }
}
