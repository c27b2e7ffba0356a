/// How fast a change that follows the progress moves a node.
@usableFromInline struct FollowedSpeed: Sendable {
  /// The share of the way over which speeds are measured: small enough for what moves in a curve, and
  /// a power of two, by which is divided exactly.
  @usableFromInline static var share: Double { 1.0 / 1_048_576 }

  /// The node.
  var node: NodeID
  /// The place of its centre, and its velocity in points per second, both in its parent's coordinates.
  var place: Point
  var velocity = Point.zero

  /// The progress per second at which a change begins.
  ///
  /// - Parameters:
  ///   - speeds: How fast it moves nodes, per unit of progress.
  ///   - seen: How fast they are seen to move, per second.
  ///   - thrown: The velocity of the node that moves fastest, unless it is zero.
  @usableFromInline static func rate(
    of speeds: [FollowedSpeed], keeping seen: [FollowedSpeed], or thrown: Point
  ) -> Double {
    var rate = 0.0
    var fastest = 0.0
    for speed in speeds {
      let way = speed.velocity
      let length = way.x * way.x + way.y * way.y
      guard length > fastest else { continue }
      var kept = thrown
      if thrown == .zero {
        guard let former = seen.first(where: { $0.node == speed.node }) else { continue }
        kept = former.velocity
      }
      fastest = length
      rate = (kept.x * way.x + kept.y * way.y) / length
    }
    return rate
  }
}

extension Animator {
  /// Keeps the speeds that were noted as those that are seen, or forgets them.
  @usableFromInline mutating func keepSpeeds(_ areSeen: Bool) {
    swap(&speeds, &seenSpeeds)
    if !areSeen { seenSpeeds.removeAll(keepingCapacity: true) }
  }

  /// Notes the places of all nodes.
  @usableFromInline mutating func notePlaces(in list: NodeList) {
    speeds.removeAll(keepingCapacity: true)
    for index in list.storage.indices {
      speeds.append(FollowedSpeed(node: list.storage[index].id, place: list.place(at: index)))
    }
  }

  /// Keeps the nodes that have moved since their places were noted, with their velocities.
  ///
  /// - Parameter rate: The progress per second.
  @usableFromInline mutating func noteSpeeds(in list: NodeList, at rate: Double) {
    var lookup = NodeLookup()
    var kept = 0
    for position in speeds.indices {
      guard let index = lookup.index(of: speeds[position].node, near: position, in: list) else {
        continue
      }
      let place = list.place(at: index)
      let way = Point(x: place.x - speeds[position].place.x, y: place.y - speeds[position].place.y)
      // Below that it is rounding.
      guard max(way.x.magnitude, way.y.magnitude) > 1e-9 else { continue }
      let factor = rate / FollowedSpeed.share
      speeds[position].velocity = Point(x: way.x * factor, y: way.y * factor)
      speeds.swapAt(position, kept)
      kept += 1
    }
    speeds.removeLast(speeds.count - kept)
  }
}

extension NodeList {
  /// Where the centre of the node at `index` is seen.
  fileprivate func place(at index: Int) -> Point {
    let frame = storage[index].frame
    let translation = storage[index].transform.translation
    return Point(x: frame.midX + translation.x, y: frame.midY + translation.y)
  }
}
