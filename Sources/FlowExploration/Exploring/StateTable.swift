/// The states that are known, by the hashes of their canonical bytes, and how each was reached.
///
/// Unchecked, for threads only read it, and none runs while it is changed.
final class StateTable: @unchecked Sendable {
  /// The step that led to a state.
  struct Arrival {
    /// The index of the state from which it was reached; -1 for the first state.
    var parent: Int
    /// When, as an index into the instants of that state.
    var instant: Int
    /// The event, as an index into the alphabet at that instant.
    var event: Int
  }

  private struct Packed {
    var parent: UInt32
    var choice: UInt32
  }

  private static let eventBits = UInt32(ExplorationLimits.events.trailingZeroBitCount)

  private var arrivals: [Packed] = []
  private var slots: [UInt64]
  /// The bytes that it may use; `nil` for any number.
  private let limit: Int?
  /// Whether a state was left out, since there was no room for it.
  private(set) var isFull = false
  /// The screens of the states, by hash, where they are kept.
  private(set) var screens: [UInt64: UInt64] = [:]
  /// The states that have not been taken, by screen, in the order in which they were found.
  private var waiting: [UInt64: [Int]] = [:]
  /// The screens in the order in which they were found.
  private var order: [UInt64] = []

  /// - Parameter limit: The bytes that it may use, the few of the least table aside; `nil` for any number.
  init(limit: Int? = nil) {
    self.limit = limit
    var count = Self.slots.lowerBound
    while count < Self.slots.upperBound, Self.memory(of: count * 2) <= limit ?? .max { count *= 2 }
    slots = Array(repeating: 0, count: count)
    arrivals.reserveCapacity(Self.room(of: count))
  }

  /// The slots that a table begins with.
  private static let slots = 1 << 6...1 << 12

  /// The number of states for which some slots have room: searches stay short.
  private static func room(of slots: Int) -> Int { slots * 2 / 3 }

  /// The bytes of a table with so many slots.
  private static func memory(of slots: Int) -> Int {
    slots * MemoryLayout<UInt64>.stride + room(of: slots) * MemoryLayout<Packed>.stride
  }

  /// The number of states.
  var count: Int { arrivals.count }

  /// The bytes in use.
  var memory: Int {
    arrivals.capacity * MemoryLayout<Packed>.stride + slots.count * MemoryLayout<UInt64>.stride
  }

  /// Whether a state is known.
  func contains(_ hash: UInt64) -> Bool { slots[place(of: hash)] != 0 }

  /// Adds a state, and returns whether it was not known; a table that is full takes no more.
  func insert(_ hash: UInt64, _ arrival: Arrival) -> Bool {
    guard !contains(hash) else { return false }
    if arrivals.count == Self.room(of: slots.count) {
      guard Self.memory(of: slots.count * 2) <= limit ?? .max else {
        isFull = true
        return false
      }
      grow()
    }
    slots[place(of: hash)] = Self.key(hash)
    arrivals.append(
      Packed(
        parent: UInt32(truncatingIfNeeded: arrival.parent),
        choice: UInt32(arrival.instant) << Self.eventBits | UInt32(arrival.event)))
    return true
  }

  /// Remembers the screen of the state that was inserted last.
  func keep(_ screen: UInt64, of hash: UInt64) {
    screens[hash] = screen
    if waiting[screen] == nil { order.append(screen) }
    waiting[screen, default: []].append(count - 1)
  }

  /// Takes states that have not been taken, one of each screen in turn, so that one on which much can be
  /// entered does not hide those behind it.
  func take(_ most: Int) -> [Int] {
    var taken: [Int] = []
    var isEmpty = false
    while taken.count < most, !isEmpty {
      isEmpty = true
      for screen in order where taken.count < most {
        guard var states = waiting[screen], !states.isEmpty else { continue }
        taken.append(states.removeFirst())
        waiting[screen] = states
        isEmpty = false
      }
    }
    return taken
  }

  /// How a state was reached.
  func arrival(of state: Int) -> Arrival {
    let packed = arrivals[state]
    return Arrival(
      parent: packed.parent == .max ? -1 : Int(packed.parent),
      instant: Int(packed.choice >> Self.eventBits),
      event: Int(packed.choice & (1 << Self.eventBits - 1)))
  }

  /// The states on the way to a state, from the first one on, with itself.
  func way(to state: Int) -> [Int] {
    var way = [state]
    var state = state
    while arrivals[state].parent != .max {
      state = Int(arrivals[state].parent)
      way.append(state)
    }
    return way.reversed()
  }

  /// The number of states that no other was reached from, each the end of a trace.
  var leafCount: Int {
    var isParent = [Bool](repeating: false, count: arrivals.count)
    for packed in arrivals where packed.parent != .max { isParent[Int(packed.parent)] = true }
    return isParent.count { !$0 }
  }

  /// A slot of 0 is free.
  private static func key(_ hash: UInt64) -> UInt64 { hash == 0 ? 1 : hash }

  /// The place where a hash is, or where it belongs.
  private func place(of hash: UInt64) -> Int {
    let key = Self.key(hash)
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count - 1
      var place = Int(truncatingIfNeeded: key) & mask
      while slots[place] != 0, slots[place] != key { place = (place + 1) & mask }
      return place
    }
  }

  private func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    for key in old where key != 0 { slots[place(of: key)] = key }
    arrivals.reserveCapacity(Self.room(of: slots.count))
  }
}
