/// The members of an event's line before it becomes an event.
///
/// One instance is reused for all lines.
struct EventSlots {
  /// The members that the line has.
  var members: EventMembers = []
  /// The offset of the line's object.
  var offset = 0

  private var slots = EventMember.allCases.map { _ in EventSlot() }

  /// The value of `member`; meaningful only if it is among `members`.
  subscript(member: EventMember) -> EventSlot {
    _read { yield slots[member.rawValue] }
  }

  /// Records that the line has `member`; returns false if it already had it.
  @inline(__always) mutating func insert(_ member: EventMember) -> Bool {
    guard !members.contains(member) else { return false }
    members.insert(member)
    return true
  }

  /// Reads the value at the cursor into the slot of `member`; objects, and the arrays among values,
  /// are left to the caller.
  @inline(__always) mutating func read(
    _ member: EventMember, nameOffset: Int, _ cursor: inout JSONCursor
  ) throws(JSONError) {
    try slots[member.rawValue].read(member.shape, nameOffset: nameOffset, &cursor)
  }

  /// Calls `body` with the slots of all members, in the order of `EventMember`.
  @inline(__always) mutating func withSlots<Result>(
    _ body: (UnsafeMutablePointer<EventSlot>) -> Result?
  ) -> Result? {
    slots.withUnsafeMutableBufferPointer { slots in
      if let slots = slots.baseAddress { body(slots) } else { nil }
    }
  }

  /// Clears all members, for the next line.
  mutating func removeAll() {
    members = []
    offset = 0
  }
}
