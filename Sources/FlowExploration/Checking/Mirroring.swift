import FlowEngine

/// How a screen is mirrored when its direction changes, as its layouts in both directions show.
struct Mirroring {
  /// What happens to the places in a part of the screen.
  private enum Kind {
    /// They are at the other side.
    case mirrored
    /// They stay.
    case kept
    /// It cannot be seen, or some are mirrored and some stay.
    case unclear
  }

  /// Where a node is in the window, without rotations.
  private struct Place {
    var id: NodeID
    /// The indices of those that it is in, itself the last one.
    var parents: [Int]
    var left: Double
    var width: Double
  }

  /// What is less far is the same place.
  private static let precision = 1e-6

  private let nodes: NodeList
  private let others: NodeList
  private let width: Double
  private let places: [Place]
  private let kinds: [Kind]

  /// Compares the layouts of one state in both directions.
  ///
  /// - Parameters:
  ///   - nodes: What is presented.
  ///   - others: What is presented in the other direction.
  ///   - width: The width of the window, in points.
  init(_ nodes: NodeList, _ others: NodeList, width: Double) {
    self.nodes = nodes
    self.others = others
    self.width = width
    places = Self.places(in: nodes)
    let opposite = Self.places(in: others)
    kinds = places.enumerated().map { index, place in
      guard index < opposite.count, opposite[index].id == place.id else { return .unclear }
      let left = opposite[index].left
      let stays = (left - place.left).magnitude < Self.precision
      let flips = (left - (width - place.left - place.width)).magnitude < Self.precision
      return stays == flips ? .unclear : flips ? .mirrored : .kept
    }
  }

  private static func places(in nodes: NodeList) -> [Place] {
    var places: [Place] = []
    for (index, node) in nodes.enumerated() {
      var place = Place(
        id: node.id, parents: [index], left: node.frame.minX, width: node.frame.width)
      if let parent = node.parent,
        let outer = places.lastIndex(where: { $0.id == parent })
      {
        place.left += places[outer].left - nodes[outer].contentOffset.x
        place.parents = places[outer].parents + [index]
      }
      places.append(place)
    }
    return places
  }

  /// The events in the other direction that are to an event there what it is here: the mirrored one for
  /// what the scene mirrors, the event itself for what it leaves in its place, and both where that
  /// cannot be told.
  ///
  /// - Parameter start: Where the finger that is down began, if it has not begun with the event.
  func counterparts(of event: Event, startingWith start: Pan? = nil) -> [Event] {
    let mirrored = self.mirrored(event)
    if mirrored == event { return [event] }
    let node = node(of: event, start)
    switch kind(of: node) {
    case .mirrored: return [mirrored]
    case .kept:
      // A finger on a child may be for a parent, which mirrors what the child leaves in its place; and so may one
      // that hits nothing.
      let isOfChild = node?.isOfChild ?? nodes.contains { $0.id.isOfChild }
      if case .pan = event, isOfChild { return [event, mirrored] }
      return [event]
    case .unclear:
      // What is mirrored in a part that is not is at neither place.
      if case .tap = event, let id = node {
        return [mirrored, event, .tap(Tap(on: id))]
      }
      return [mirrored, event]
    }
  }

  /// The event with everything that has a side at the other one.
  func mirrored(_ event: Event) -> Event {
    switch event {
    case .tap(var tap):
      tap.location = tap.location.map(mirrored)
      return .tap(tap)
    case .pan(let pan): return .pan(mirrored(pan))
    case .scroll(var scroll):
      let node = others[scroll.target]
      let content = node?.contentSize?.width ?? 0
      let room = max(0, content - (node?.frame.width ?? 0))
      scroll.offset.x = room - scroll.offset.x
      scroll.velocity.x = Self.negated(scroll.velocity.x)
      return .scroll(scroll)
    default: return event
    }
  }

  /// The pan with everything that has a side at the other one.
  func mirrored(_ pan: Pan) -> Pan {
    var pan = pan
    pan.translation.x = Self.negated(pan.translation.x)
    pan.velocity.x = Self.negated(pan.velocity.x)
    pan.location = pan.location.map(mirrored)
    return pan
  }

  /// A point at the one edge of the window is within it; its counterpart at the other edge is not quite.
  private func mirrored(_ point: Point) -> Point {
    let x = width - point.x
    return Point(x: x == width ? width.nextDown : x, y: point.y)
  }

  /// Without a negative zero, which is another number in a trace.
  private static func negated(_ number: Double) -> Double { number == 0 ? 0 : -number }

  /// The node that an event is for; `nil` if that is not known.
  private func node(of event: Event, _ start: Pan?) -> NodeID? {
    switch event {
    case .tap(let tap): tap.target ?? tap.location.flatMap { nodes.hitTest($0) }
    case .pan(let pan):
      pan.target ?? start?.target ?? (start?.location ?? pan.location).flatMap { nodes.hitTest($0) }
    case .scroll(let scroll): scroll.target
    default: nil
    }
  }

  /// What happens to the places of a node; if it is as far from both sides, to those in it; if that
  /// says nothing, to all.
  private func kind(of id: NodeID?) -> Kind {
    guard let id, let index = places.firstIndex(where: { $0.id == id }) else {
      return Self.common(kinds[...])
    }
    if kinds[index] != .unclear { return kinds[index] }
    let inside = places.indices.filter { places[$0].parents.contains(index) }.map { kinds[$0] }
    if inside.contains(where: { $0 != .unclear }) { return Self.common(inside[...]) }
    return Self.common(kinds[...])
  }

  private static func common(_ kinds: ArraySlice<Kind>) -> Kind {
    let known = kinds.filter { $0 != .unclear }
    guard let first = known.first, known.allSatisfy({ $0 == first }) else { return .unclear }
    return first
  }
}
