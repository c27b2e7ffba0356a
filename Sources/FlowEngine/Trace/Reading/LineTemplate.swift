#if !arch(wasm32)
  /// The form of a line that an event has had, for lines that have the same members in the same order.
  ///
  /// Most lines of a recording are of a few forms. What stands between their values is compared as a
  /// whole; what has been checked in one line then holds in the other.
  struct LineTemplate: Sendable {
    /// What stands before a value, or after the last one.
    struct Piece: Sendable {
      /// The offset of its first byte among the bytes of the template.
      var offset: Int
      /// The number of bytes.
      var count: Int
      /// What the value after it is.
      var hole = Hole.end
      /// The member that the value belongs to.
      var member = EventMember.t
      /// The number of numbers that the value consists of; 0 for a text.
      var numbers = 0
      /// Where the value begins, as messages have it, before its first number or its text: at the
      /// bracket or the quotation mark.
      var lead = 0
      /// The offset of the bytes of the last text, if it is a name, with the quotation mark after it.
      var kept = 0
      /// The number of these bytes; 0 if none are kept.
      var keptCount = 0
    }

    /// What is between two pieces.
    enum Hole: Sendable {
      /// Nothing: the line is over.
      case end
      /// Decimals.
      case numbers
      /// Non-negative integers.
      case wholeNumbers
      /// A text that is likely to recur.
      case name
      /// Any other text.
      case text
    }

    /// How a line compares with a template.
    enum Likeness {
      /// It has another form, or one of its values is written in a way that is rare.
      case none
      /// Its names are those that are kept; numbers and other texts differ.
      case sameNames
      /// It has other names.
      case otherNames
    }

    /// Names of members, as events have them.
    struct Names: Sendable {
      /// The phase of a pan.
      var panPhase = Pan.Phase.changed
      /// The phase of a scroll.
      var scrollPhase = Scroll.Phase.changed
      /// The target, if the lines have one.
      var target: NodeID?
    }

    /// The type of the event.
    let type: EventType
    /// The members of the line.
    let members: EventMembers
    /// The names that are kept, of the members that most lines have.
    var names = Names()
    /// Where the type's value begins, from the end of the time.
    let typeOffset: Int
    /// The offset of the line's object.
    let offset: Int
    /// The kind of the member `value`.
    let valueKind: JSONValue.Kind

    /// The first one ends with the time.
    private(set) var pieces: [Piece] = []
    /// The bytes of the pieces and room for those that are kept.
    private(set) var bytes: [UInt8] = []

    /// The longest name that is kept with its quotation mark; longer ones are looked at anew.
    private static let longestName = 64

    /// Makes a template of a line that has been read into slots; `nil` for one whose values are written
    /// in a way that is rare.
    ///
    /// - Complexity: O(*n*), where *n* is the bytes of the line.
    init?(_ type: EventType, _ line: UnsafeBufferPointer<UInt8>, from slots: EventSlots) {
      guard !slots.members.contains(.environment) else { return nil }
      self.type = type
      members = slots.members
      offset = slots.offset
      valueKind = slots.members.contains(.value) ? slots[.value].kind : .null
      // Whether it is true or false stands in the line as a literal, which no other member has.
      guard valueKind != .bool else { return nil }
      let order = slots.order
      guard order.first == .t, order.count > 1, order[1] == .type else { return nil }
      bytes.append(contentsOf: line)
      pieces.reserveCapacity(order.count)
      var piece = Piece(offset: 0, count: 0)
      var timeEnd = 0
      for member in order where member != .type {
        let slot = slots[member]
        guard
          let end = piece.fill(
            member, slot, isText: member.shape == .string || slot.kind == .string, line)
        else { return nil }
        pieces.append(piece)
        if member == .t { timeEnd = end }
        piece = Piece(offset: end, count: 0)
      }
      typeOffset = slots[.type].offset - timeEnd
      piece.count = line.count - piece.offset
      pieces.append(piece)
    }

    /// Keeps the names of a line that has others.
    ///
    /// - Parameter first: The beginning of the line.
    mutating func keep(_ names: Names, _ slots: EventSlots, _ first: UnsafePointer<UInt8>) {
      self.names = names
      for index in pieces.indices where pieces[index].hole == .name {
        let text = slots[pieces[index].member].text
        Self.keep(text, in: &pieces[index], &bytes, first)
      }
    }

    private static func keep(
      _ text: JSONText, in piece: inout Piece, _ bytes: inout [UInt8],
      _ first: UnsafePointer<UInt8>
    ) {
      if piece.kept == 0 {
        piece.kept = bytes.count
        bytes.append(contentsOf: repeatElement(0, count: longestName))
      }
      piece.keptCount = text.count < longestName ? text.count + 1 : 0
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let kept = bytes.baseAddress else { return }
        (kept + piece.kept).update(from: first + text.offset, count: piece.keptCount)
      }
    }
  }

  extension LineTemplate.Piece {
    /// Describes the value of a member after the piece, and returns the offset of its end; `nil` for a
    /// value that is written in a way that is rare.
    fileprivate mutating func fill(
      _ member: EventMember, _ slot: EventSlot, isText: Bool, _ line: UnsafeBufferPointer<UInt8>
    ) -> Int? {
      self.member = member
      guard let first = line.baseAddress else { return nil }
      if isText {
        guard !slot.text.hasEscapes else { return nil }
        hole = member == .replacement || member == .value ? .text : .name
        lead = 1
        count = slot.text.offset - offset
        return slot.text.offset + slot.text.count + 1
      }
      numbers = member.shape.count
      hole = member.shape.isWhole ? .wholeNumbers : .numbers
      lead = numbers > 1 ? 1 : 0
      count = slot.offset + lead - offset
      var position = first + slot.offset + lead
      let end = first + line.count
      for index in 0..<numbers {
        // The comma. White space makes it no short decimal.
        if index > 0 { position += 1 }
        guard let number = ShortDecimal(from: position, to: end) else { return nil }
        position = number.end
      }
      return position - first
    }
  }
#endif
