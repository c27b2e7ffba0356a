/// Where the nodes of a list stand, by their ids.
struct NodePlaces {
  /// Places in the list, each in the slot that its id's hash leads to or after it; -1 is free.
  private var slots: [Int]

  /// An empty table for so many nodes.
  init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// Puts the node at a place in.
  ///
  /// - Returns: Whether its id was not there yet.
  mutating func insert(_ place: Int, of list: NodeList) -> Bool {
    let slot = slot(of: list.storage[place].id, in: list)
    guard slots[slot] < 0 else { return false }
    slots[slot] = place
    return true
  }

  /// The place of a node; `nil` if it has not been put in.
  func place(of id: NodeID, in list: NodeList) -> Int? {
    let place = slots[slot(of: id, in: list)]
    return place < 0 ? nil : place
  }

  /// The slot that an id has, or would have.
  private func slot(of id: NodeID, in list: NodeList) -> Int {
    // FNV-1a.
    var hash: UInt32 = 2_166_136_261
    for byte in id.name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    var slot = Int(hash ^ hash >> 15) & (slots.count - 1)
    while slots[slot] >= 0, list.storage[slots[slot]].id != id {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
