/// The indices of a list's nodes, by id.
struct NodePlaces {
  /// Indices into the list, each in the slot that its id hashes to or a later one; -1 is free.
  private var slots: [Int]

  /// Creates an empty table for a number of nodes.
  init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// Creates a table of all nodes of a list; of two with one id, it has the first.
  init(of list: NodeList) {
    self.init(capacity: list.storage.count)
    for index in list.storage.indices { _ = insert(index, of: list) }
  }

  /// Inserts the node at an index.
  ///
  /// - Returns: Whether its id was not in the table yet.
  mutating func insert(_ place: Int, of list: NodeList) -> Bool {
    let slot = slot(of: list.storage[place].id, in: list)
    guard slots[slot] < 0 else { return false }
    slots[slot] = place
    return true
  }

  /// The index of a node; `nil` if it has not been inserted.
  func place(of id: NodeID, in list: NodeList) -> Int? {
    let place = slots[slot(of: id, in: list)]
    return place < 0 ? nil : place
  }

  /// The slot that an id has, or would get.
  private func slot(of id: NodeID, in list: NodeList) -> Int {
    var slot = Int(id.name.slotHash) & (slots.count - 1)
    while slots[slot] >= 0, list.storage[slots[slot]].id != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
