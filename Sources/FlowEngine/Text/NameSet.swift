/// The names that are in use, to find one that stands twice.
///
/// Unlike a `Set`, it has no random seed, so it does the same work on every platform.
public struct NameSet: Sendable {
  private var names: [String] = []
  /// Indices into `names`, each in the slot that its hash gives or a later one; -1 is free.
  private var slots: [Int] = Array(repeating: -1, count: 16)

  /// Creates an empty set.
  public init() {}

  /// Adds a name.
  ///
  /// - Returns: Whether it was not there yet.
  /// - Complexity: O(1) on average.
  public mutating func insert(_ name: String) -> Bool {
    if names.count * 2 >= slots.count { grow() }
    let slot = slot(of: name)
    guard slots[slot] < 0 else { return false }
    slots[slot] = names.count
    names.append(name)
    return true
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for index in names.indices { slots[slot(of: names[index])] = index }
  }

  /// The slot that a name has, or would get.
  private func slot(of name: String) -> Int {
    var slot = Int(name.slotHash) & (slots.count - 1)
    while slots[slot] >= 0, names[slots[slot]] != name { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}

extension String {
  /// A hash of 31 bits (FNV-1a), the same on every platform.
  var slotHash: UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return (hash ^ hash >> 15) & 0x7fff_ffff
  }
}
