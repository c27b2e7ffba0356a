/// The places of elements of a list, by the hashes of their names.
///
/// Unlike a `Set`, it has no random seed, so it does the same work on every platform. It holds
/// places only, so that names need not be kept twice.
@usableFromInline package struct SlotTable: Sendable {
  /// Places, each in the slot that its hash gives or a later one; -1 is free.
  private var slots: [Int]

  /// Creates an empty table.
  ///
  /// - Parameter capacity: The most places that will be inserted.
  package init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = Array(repeating: -1, count: count)
  }

  /// Empties the table; it keeps its memory if that is enough.
  ///
  /// - Parameter capacity: The most places that will be inserted.
  package mutating func removeAll(capacity: Int) {
    guard capacity <= self.capacity else {
      self = SlotTable(capacity: capacity)
      return
    }
    for slot in slots.indices { slots[slot] = -1 }
  }

  /// The number of places that it has room for.
  var capacity: Int { slots.count / 2 }

  /// Inserts the place of an element.
  ///
  /// - Parameters:
  ///   - name: The element's name.
  ///   - hasName: Whether the element at a place has the name.
  /// - Returns: Whether there was no element of the name yet.
  package mutating func insert(_ place: Int, _ name: String, _ hasName: (Int) -> Bool) -> Bool {
    let slot = name.withBytes { self.slot(of: $0, hasName) }
    guard slots[slot] < 0 else { return false }
    slots[slot] = place
    return true
  }

  /// The place of the element with a name; `nil` if it has not been inserted.
  ///
  /// - Complexity: O(1) on average.
  package func place(of name: String, _ hasName: (Int) -> Bool) -> Int? {
    name.withBytes { place(of: $0, hasName) }
  }

  /// The place of the element with a name of these bytes; `nil` if it has not been inserted.
  @inline(__always) func place(
    of name: UnsafeBufferPointer<UInt8>, _ hasName: (Int) -> Bool
  ) -> Int? {
    let place = slots[slot(of: name, hasName)]
    return place < 0 ? nil : place
  }

  /// The slot that a name has, or would get.
  @inline(__always) private func slot(
    of name: UnsafeBufferPointer<UInt8>, _ hasName: (Int) -> Bool
  ) -> Int {
    // FNV-1a, the same on every platform.
    var hash: UInt32 = 2_166_136_261
    for byte in name { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 16) & mask
    while slots[slot] >= 0, !hasName(slots[slot]) { slot = (slot + 1) & mask }
    return slot
  }
}
