/// Which gestures nodes take.
///
/// What has been found out of a node is remembered: names of families are slow to compare.
@usableFromInline struct GestureTargets: Sendable {
  /// A part, or a family of parts, by its path.
  @usableFromInline struct Part: Sendable {
    let name: String
    let gestures: GestureSet

    @usableFromInline init(_ name: String, _ gestures: GestureSet) {
      self.name = name
      self.gestures = gestures
    }
  }

  /// All parts of the scene, if they are known.
  @usableFromInline var parts: [Part] = []
  private var known: [(id: NodeID, gestures: GestureSet)] = []

  /// The gestures of a node's part; those of an interactive node, taps, where the scene lists no such part.
  mutating func gestures(of id: NodeID) -> GestureSet {
    for entry in known where entry.id == id { return entry.gestures }
    let gestures = find(id)
    if known.count >= GestureMetrics.targets { known.removeAll(keepingCapacity: true) }
    known.append((id, gestures))
    return gestures
  }

  /// The gestures of the part that says most of an id.
  private func find(_ id: NodeID) -> GestureSet {
    if let part = parts.first(where: { $0.name.bytes == id.name.bytes }) { return part.gestures }
    var found = GestureSet.tap
    var length = -1
    for part in parts where PartName.names(part.name, id) {
      let fixed = PartName.fixedLength(of: part.name)
      if fixed > length { (found, length) = (part.gestures, fixed) }
    }
    return found
  }
}
