/// A line of an event, as a template for the next one, which often differs only in its numbers.
///
/// A finger's recording has hundreds of such lines in a row. What stands between their numbers is
/// compared as a whole; what has been checked in one line then holds in the other.
struct LineTemplate: Sendable {
  /// What stands before a number, or after the last one.
  private struct Piece {
    /// The offset of its first byte in the line of the template.
    var offset: Int
    /// The number of bytes.
    var count: Int
    /// The member that the number after it belongs to; `nil` after the last one.
    var member: EventMember?
    /// The number's index among those of the member.
    var index = 0
    /// That number in the line that was read last.
    var number = 0.0
    /// By how many bytes it stands further on in the line that was read last.
    var shift = 0
  }

  /// The event of the line.
  private(set) var event = Event.tick
  /// The bytes of the line.
  private(set) var line: [UInt8] = []
  /// Whether the line that was read last is as the template.
  var isCurrent = false

  private var members: EventMembers = []
  /// The offset of the line's object.
  private var offset = 0
  /// What the line has of each member, in the order of the line.
  private var slots: [(member: EventMember, slot: EventSlot)] = []
  /// Empty as long as there is no template.
  private var pieces: [Piece] = []

  /// Reads the numbers of a line into slots, if the line differs from the template's in short decimals
  /// only; otherwise the slots are left as they may be.
  ///
  /// - Parameter magnitude: The greatest magnitude allowed for a number.
  /// - Complexity: O(*n*), where *n* is the bytes of the line.
  mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>, magnitude: Double, into slots: inout EventSlots
  ) -> Bool {
    let wasCurrent = isCurrent
    isCurrent = match(bytes, magnitude)
    guard isCurrent else { return false }
    if !wasCurrent { restore(&slots) }
    for piece in pieces {
      if let member = piece.member { slots.set(piece.number, at: piece.index, of: member) }
    }
    return true
  }

  /// Compares a line with the template, and keeps its numbers.
  private mutating func match(_ bytes: UnsafeBufferPointer<UInt8>, _ magnitude: Double) -> Bool {
    guard let first = bytes.baseAddress else { return false }
    let end = first + bytes.count
    return line.withUnsafeBufferPointer { line in
      pieces.withUnsafeMutableBufferPointer { pieces in
        guard let literal = line.baseAddress, var piece = pieces.baseAddress, !pieces.isEmpty
        else { return false }
        let last = piece + pieces.count - 1
        var position = first
        while true {
          let count = piece.pointee.count
          guard end - position >= count,
            Self.areEqual(position, literal + piece.pointee.offset, count)
          else { return false }
          piece.pointee.shift = position - first &- piece.pointee.offset
          position += count
          if piece == last { return position == end }
          guard let number = ShortDecimal(from: position, to: end),
            number.value.magnitude <= magnitude
          else { return false }
          piece.pointee.number = number.value
          position = number.end
          piece += 1
        }
      }
    }
  }

  /// By how many bytes a member stands further on than in the template, in the line read last.
  func shift(of slot: EventSlot) -> Int {
    guard isCurrent else { return 0 }
    return pieces.last { $0.offset <= slot.nameOffset }?.shift ?? 0
  }

  private func restore(_ slots: inout EventSlots) {
    slots.removeAll()
    slots.members = members
    slots.offset = offset
    for (member, slot) in self.slots { slots.fill(member, from: slot) }
  }

  /// Makes a line that has been read into slots the template.
  ///
  /// - Complexity: O(*n*), where *n* is the bytes of the line.
  mutating func learn(
    _ event: Event, _ bytes: UnsafeBufferPointer<UInt8>, from slots: EventSlots
  ) {
    pieces.removeAll(keepingCapacity: true)
    guard let first = bytes.baseAddress, !slots.members.contains(.environment) else { return }
    let end = first + bytes.count
    self.event = event
    members = slots.members
    offset = slots.offset
    line.removeAll(keepingCapacity: true)
    line.append(contentsOf: bytes)
    self.slots.removeAll(keepingCapacity: true)
    for member in EventMember.allCases where members.contains(member) {
      let slot = slots[member]
      let index = self.slots.firstIndex { $0.slot.offset > slot.offset } ?? self.slots.count
      self.slots.insert((member, slot), at: index)
    }
    var piece = Piece(offset: 0, count: 0)
    for (member, slot) in self.slots {
      guard let count = member.shape.decimalCount else { continue }
      var position = first + slot.offset
      for index in 0..<count {
        // The bracket, or the comma. White space makes it no short decimal.
        if count > 1 { position += 1 }
        guard let number = ShortDecimal(from: position, to: end) else {
          pieces.removeAll(keepingCapacity: true)
          return
        }
        piece.count = position - first - piece.offset
        piece.member = member
        piece.index = index
        pieces.append(piece)
        position = number.end
        piece = Piece(offset: position - first, count: 0)
      }
    }
    piece.count = bytes.count - piece.offset
    pieces.append(piece)
  }

  @inline(__always) private static func areEqual(
    _ bytes: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>, _ count: Int
  ) -> Bool {
    if count < 8 {
      return EightBytes(at: bytes, count: count).word == EightBytes(at: others, count: count).word
    }
    var offset = 0
    while offset &+ 8 < count {
      if EightBytes(at: bytes + offset).word != EightBytes(at: others + offset).word {
        return false
      }
      offset &+= 8
    }
    // The last eight, of which some may have been compared.
    let last = count &- 8
    return EightBytes(at: bytes + last).word == EightBytes(at: others + last).word
  }
}

extension EventMember.Shape {
  /// The number of decimals that a value consists of; `nil` for what is no decimals.
  fileprivate var decimalCount: Int? {
    switch self {
    case .number: 1
    case .point: 2
    case .rect: 4
    case .wholeNumber, .range, .string, .scalar, .object: nil
    }
  }
}
