import FlowEngine

/// The nodes of a session in the order of their changes, for any number of readers.
///
/// Each change that is looked for has a number, the revision; a reader says which revision it has.
struct ChangeLog {
  /// A node as last seen.
  struct Row {
    var id: NodeID
    /// Its number, which no other node of the session ever has.
    var number: UInt32
    /// The parent's place; -1 at the root.
    var parent = -1
    /// The list's numbers of the node's latest changes.
    var geometry: Int
    var content: Int
    /// The revisions of these changes.
    var geometryRevision: UInt64
    var contentRevision: UInt64
  }

  /// A node that is no longer there.
  struct Departure {
    let number: UInt32
    let revision: UInt64
  }

  /// The latest revision; 0 before anything has been seen.
  private(set) var revision: UInt64 = 0
  /// The nodes, back to front.
  private(set) var rows: [Row] = []
  /// When nodes last came, went or changed places.
  private(set) var orderRevision: UInt64 = 0
  /// The latest departures, oldest first.
  private(set) var departures: [Departure] = []
  /// A reader of an earlier revision cannot be told of all that have gone.
  private(set) var oldestRevision: UInt64 = 1
  private var nextNumber: UInt32 = 1

  /// The most departures that are remembered, so that they do not grow with the session.
  private static let mostDepartures = 1024

  /// Takes note of what has changed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  mutating func update(to nodes: borrowing NodeList) {
    let next = revision + 1
    var hasChanged = revision == 0
    if !hasSameOrder(as: nodes) {
      reorder(to: nodes, next)
      hasChanged = true
    }
    for index in rows.indices {
      let (geometry, content) = nodes.revisions(at: index)
      if rows[index].geometry != geometry {
        rows[index].geometry = geometry
        rows[index].geometryRevision = next
        hasChanged = true
      }
      if rows[index].content != content {
        rows[index].content = content
        rows[index].contentRevision = next
        hasChanged = true
      }
    }
    if hasChanged { revision = next }
  }

  /// The number of the parent of the node at `index`; 0 at the root.
  func parentNumber(at index: Int) -> UInt32 {
    let parent = rows[index].parent
    return parent < 0 ? 0 : rows[parent].number
  }

  /// Whether the nodes are those that were last seen. A node's id and parent are part of its content.
  private func hasSameOrder(as nodes: borrowing NodeList) -> Bool {
    guard rows.count == nodes.nodeCount else { return false }
    for index in rows.indices where rows[index].content != nodes.revisions(at: index).content {
      let parent = rows[index].parent
      guard rows[index].id == nodes.id(at: index),
        (parent < 0 ? nil : rows[parent].id) == nodes.parent(at: index)
      else { return false }
    }
    return true
  }

  private mutating func reorder(to nodes: borrowing NodeList, _ next: UInt64) {
    let earlier = rows
    var isGone = [Bool](repeating: true, count: earlier.count)
    let earlierPlaces = Self.places(of: earlier)
    var places = SlotTable(capacity: nodes.nodeCount)
    rows.removeAll(keepingCapacity: true)
    for index in 0..<nodes.nodeCount {
      let id = nodes.id(at: index)
      let (geometry, content) = nodes.revisions(at: index)
      var row: Row
      var parentNumber: UInt32 = 0
      if let known = earlierPlaces.place(of: id.name, { earlier[$0].id == id }), isGone[known] {
        isGone[known] = false
        row = earlier[known]
        if row.parent >= 0 { parentNumber = earlier[row.parent].number }
      } else {
        row = Row(
          id: id, number: nextNumber, geometry: geometry, content: content,
          geometryRevision: next, contentRevision: next)
        // After four billion nodes, numbers come again; 0 is none.
        nextNumber = nextNumber == .max ? 1 : nextNumber + 1
      }
      row.parent =
        nodes.parent(at: index).flatMap { parent in
          places.place(of: parent.name) { rows[$0].id == parent }
        } ?? -1
      rows.append(row)
      _ = places.insert(index, id.name) { rows[$0].id == id }
      // A record has its parent's number.
      if self.parentNumber(at: index) != parentNumber { rows[index].geometryRevision = next }
    }
    for index in earlier.indices where isGone[index] {
      departures.append(Departure(number: earlier[index].number, revision: next))
    }
    let excess = departures.count - Self.mostDepartures
    if excess > 0 {
      oldestRevision = departures[excess - 1].revision
      departures.removeFirst(excess)
    }
    orderRevision = next
  }

  private static func places(of rows: [Row]) -> SlotTable {
    var places = SlotTable(capacity: rows.count)
    for index in rows.indices {
      let id = rows[index].id
      _ = places.insert(index, id.name) { rows[$0].id == id }
    }
    return places
  }
}
