/// A set of members.
struct EventMembers: OptionSet {
  /// One bit per member.
  let rawValue: UInt32

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a set of members.
  init(_ members: [EventMember]) {
    rawValue = members.reduce(0) { $0 | Self.bit($1) }
  }

  private static func bit(_ member: EventMember) -> UInt32 {
    1 << UInt32(truncatingIfNeeded: member.rawValue)
  }

  /// Whether `member` is in the set.
  func contains(_ member: EventMember) -> Bool {
    rawValue & Self.bit(member) != 0
  }

  /// Adds a member.
  mutating func insert(_ member: EventMember) {
    self = EventMembers(rawValue: rawValue | Self.bit(member))
  }

  /// The names of the members, in the order of lookup.
  var names: [String] {
    EventMember.allCases.filter { contains($0) }.map { $0.name.text }
  }
}
