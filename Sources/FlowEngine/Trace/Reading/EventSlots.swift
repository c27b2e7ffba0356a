/// What stood in an event's line, member by member, before it is made into an event.
///
/// One is kept and used again for each line.
struct EventSlots {
  /// The members that the line has.
  private(set) var members: EventMembers = []
  /// Where the line's object begins.
  var offset = 0

  private var slots = EventMember.allCases.map { _ in EventSlot() }

  /// What stood in the line for `member`, if it is among `members`.
  subscript(member: EventMember) -> EventSlot {
    _read { yield slots[member.rawValue] }
  }

  /// Notes that the line has `member`; false if it has had it before.
  @inline(__always) mutating func insert(_ member: EventMember) -> Bool {
    guard !members.contains(member) else { return false }
    members.insert(member)
    return true
  }

  /// Reads the value at the cursor into the slot of `member`; an object is left to the caller.
  @inline(__always) mutating func read(
    _ member: EventMember, nameOffset: Int, _ cursor: inout JSONCursor
  ) throws(JSONError) {
    try slots[member.rawValue].read(member.shape, nameOffset: nameOffset, &cursor)
  }

  /// Forgets the line.
  mutating func removeAll() {
    members = []
    offset = 0
  }
}
