/// Finds nodes of one list that stand near each other's places in another.
struct NodeLookup: Sendable {
  /// The longest list that is searched rather than indexed.
  private static let shortList = 64

  /// How far the last node found was from where it was expected.
  private var shift = 0
  /// The places of all nodes, once a node was not where it was expected.
  private var places: NodePlaces?
  /// Whether the places are those of the list.
  private var isFilled = false

  /// Begins with another list, in the same memory.
  mutating func reset() {
    shift = 0
    isFilled = false
  }

  /// The index of the node with an id; `nil` if the list does not have it.
  ///
  /// - Parameters:
  ///   - id: The node's id.
  ///   - hint: Where it would be if nothing had been added or removed.
  ///   - list: The list, the same one in every call.
  /// - Complexity: O(1), after O(*n*) for the first node that is not where it is expected.
  mutating func index(of id: NodeID, near hint: Int, in list: NodeList) -> Int? {
    let expected = hint + shift
    if expected >= 0, expected < list.storage.count, list.storage[expected].id == id {
      return expected
    }
    guard let index = search(for: id, in: list) else { return nil }
    shift = index - hint
    return index
  }

  private mutating func search(for id: NodeID, in list: NodeList) -> Int? {
    if list.storage.count <= Self.shortList { return list.firstIndex(of: id) }
    if !isFilled {
      if places == nil { places = NodePlaces(capacity: list.storage.count) }
      places?.fill(from: list)
      isFilled = true
    }
    return places?.place(of: id, in: list)
  }
}
