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
    var geometry: UInt32
    var content: UInt32
    /// The revisions of these changes.
    var geometryRevision: UInt64
    var contentRevision: UInt64
  }

  /// The numbers that a node had before it changed.
  private struct Change {
    let index: Int
    let geometry, content: UInt32
    let geometryRevision, contentRevision: UInt64
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

  // What the latest look has changed, in case that its reader is not given it.
  private var earlierRevision: UInt64 = 0
  /// Whether nodes have come, gone or changed places.
  private var isReordered = false
  /// The nodes before they did.
  private var earlier: [Row] = []
  /// Where they did not, what the nodes had that have changed.
  private var changed: [Change] = []
  private var earlierOrderRevision: UInt64 = 0
  private var earlierDepartureCount = 0
  private var earlierNextNumber: UInt32 = 1

  // Memory that is kept from one change of the order to the next.
  private var isGone: [Bool] = []
  private var places = SlotTable(capacity: 0)
  private var earlierPlaces = SlotTable(capacity: 0)

  /// The most departures that are remembered, so that they do not grow with the session.
  private static let mostDepartures = 256

  /// Takes note of what has changed; `confirm` or `takeBack` then says what has become of it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  mutating func update(to nodes: borrowing NodeList) {
    let next = revision + 1
    var hasChanged = revision == 0
    earlierRevision = revision
    isReordered = false
    changed.removeAll(keepingCapacity: true)
    if !hasSameOrder(as: nodes) {
      reorder(to: nodes, next)
      hasChanged = true
    }
    for index in rows.indices {
      let (geometry, content) = nodes.revisions(at: index)
      if rows[index].geometry == geometry, rows[index].content == content { continue }
      hasChanged = true
      if !isReordered {
        changed.append(
          Change(
            index: index, geometry: rows[index].geometry, content: rows[index].content,
            geometryRevision: rows[index].geometryRevision,
            contentRevision: rows[index].contentRevision))
      }
      if rows[index].geometry != geometry {
        rows[index].geometry = geometry
        rows[index].geometryRevision = next
      }
      if rows[index].content != content {
        rows[index].content = content
        rows[index].contentRevision = next
      }
    }
    if hasChanged { revision = next }
  }

  /// A reader has been given the latest revision.
  mutating func confirm() {
    let excess = departures.count - Self.mostDepartures
    guard excess > 0 else { return }
    oldestRevision = departures[excess - 1].revision
    departures.removeFirst(excess)
  }

  /// No reader has been given the latest revision: it is as if nobody had looked.
  mutating func takeBack() {
    revision = earlierRevision
    guard isReordered else {
      for change in changed {
        rows[change.index].geometry = change.geometry
        rows[change.index].content = change.content
        rows[change.index].geometryRevision = change.geometryRevision
        rows[change.index].contentRevision = change.contentRevision
      }
      return
    }
    swap(&rows, &earlier)
    orderRevision = earlierOrderRevision
    departures.removeLast(departures.count - earlierDepartureCount)
    nextNumber = earlierNextNumber
  }

  /// The number of the parent of the node at `index`; 0 at the root.
  func parentNumber(at index: Int) -> UInt32 {
    let parent = rows[index].parent
    return parent < 0 ? 0 : rows[parent].number
  }

  /// Whether the nodes are those that were last seen. A node's id and parent are part of its content.
  private func hasSameOrder(as nodes: borrowing NodeList) -> Bool {
    guard rows.count == nodes.count else { return false }
    for index in rows.indices where rows[index].content != nodes.revisions(at: index).content {
      let parent = rows[index].parent
      guard rows[index].id == nodes[index].id,
        (parent < 0 ? nil : rows[parent].id) == nodes[index].parent
      else { return false }
    }
    return true
  }

  private mutating func reorder(to nodes: borrowing NodeList, _ next: UInt64) {
    swap(&rows, &earlier)
    isReordered = true
    earlierOrderRevision = orderRevision
    earlierDepartureCount = departures.count
    earlierNextNumber = nextNumber
    isGone.removeAll(keepingCapacity: true)
    for _ in earlier { isGone.append(true) }
    Self.fill(&earlierPlaces, with: earlier)
    places.removeAll(capacity: nodes.count)
    rows.removeAll(keepingCapacity: true)
    for index in 0..<nodes.count {
      let id = nodes[index].id
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
        nodes[index].parent.flatMap { parent in
          places.place(of: parent.name) { rows[$0].id == parent }
        } ?? -1
      rows.append(row)
      _ = places.insert(index, id.name) { rows[$0].id == id }
      // A record has its parent's number.
      if self.parentNumber(at: index) != parentNumber { rows[index].geometryRevision = next }
    }
    for index in earlier.indices where isGone[index] {
      // Once for all: they would grow for a long time otherwise.
      if departures.isEmpty { departures.reserveCapacity(2 * Self.mostDepartures) }
      departures.append(Departure(number: earlier[index].number, revision: next))
    }
    orderRevision = next
    // All of them may change at once.
    changed.reserveCapacity(rows.count)
  }

  private static func fill(_ places: inout SlotTable, with rows: [Row]) {
    places.removeAll(capacity: rows.count)
    for index in rows.indices {
      let id = rows[index].id
      _ = places.insert(index, id.name) { rows[$0].id == id }
    }
  }
}
