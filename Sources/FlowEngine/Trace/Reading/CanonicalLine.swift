#if !arch(wasm32)
  /// A line that is being read as recordings write it: members in the order of the format's table, no
  /// white space, short numbers, no escapes.
  ///
  /// Its bytes outside texts are compared with ASCII, so that only texts have to be checked to be valid.
  struct CanonicalLine {
    private var cursor: JSONCursor
    /// Where values are in the line, for messages.
    private let slots: UnsafeMutablePointer<EventSlot>
    /// The members that it has.
    private(set) var members: EventMembers

    @inline(__always) init(
      _ bytes: UnsafeBufferPointer<UInt8>, _ slots: UnsafeMutablePointer<EventSlot>
    ) {
      cursor = JSONCursor(unchecked: bytes)
      self.slots = slots
      members = []
    }

    /// Moves past a text if it comes next.
    @inline(__always) mutating func skip(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      guard cursor.end - cursor.position >= count,
        EightBytes.areEqual(cursor.position, text.utf8Start, count)
      else { return false }
      cursor.position += count
      return true
    }

    /// Whether the end of the line comes next.
    var isAtEnd: Bool {
      cursor.end - cursor.position == 1 && cursor.position.pointee == UInt8(ascii: "}")
    }

    /// Reads the line up to the name of the type.
    @inline(__always) mutating func readTime() -> Bool {
      guard skip(#"{"t":"#), let time = double(.t), skip(#","type":""#) else { return false }
      slots[EventMember.t.rawValue].numbers.0 = time
      begin(.type, leads: 1)
      return true
    }

    /// Notes that the value of a member comes next, after a bracket or a quotation mark.
    @inline(__always) mutating func begin(_ member: EventMember, leads: Int = 0) {
      slots[member.rawValue].offset = cursor.offset &- leads
      members.insert(member)
    }

    // MARK: Values

    @inline(__always) mutating func double(_ member: EventMember) -> Double? {
      begin(member)
      return number()
    }

    @inline(__always) mutating func int(_ member: EventMember) -> Int? {
      begin(member)
      return wholeNumber()
    }

    @inline(__always) mutating func point(_ member: EventMember) -> Point? {
      begin(member, leads: 1)
      guard let x = number(), skip(","), let y = number(), skip("]") else { return nil }
      return Point(x: x, y: y)
    }

    mutating func rect(_ member: EventMember) -> Rect? {
      begin(member, leads: 1)
      guard let x = number(), skip(","), let y = number(), skip(","), let width = number(),
        skip(","), let height = number(), skip("]")
      else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }

    mutating func textRange(_ member: EventMember) -> TextRange? {
      begin(member, leads: 1)
      guard let location = wholeNumber(), skip(","), let length = wholeNumber(), skip("]")
      else { return nil }
      return TextRange(location: location, length: length)
    }

    /// None: names of keys are rare, and left to the general way.
    func modifiers(_ member: EventMember) -> Modifiers? { nil }

    mutating func bool(_ member: EventMember) -> Bool? {
      begin(member, leads: 0)
      if skip("true") { return true }
      return skip("false") ? false : nil
    }

    mutating func text(_ member: EventMember) -> JSONText? {
      begin(member, leads: 1)
      guard let text = cursor.plainText(from: cursor.position) else { return nil }
      cursor.position += text.count &+ 1
      return text
    }

    mutating func value(_ member: EventMember) -> Command.Value? {
      if skip("\"") { return text(member).map { .string(contents($0)) } }
      return double(member).map { .number($0) }
    }

    /// Reads a short decimal. An exponent after it is no part of a canonical line.
    @inline(__always) private mutating func number() -> Double? {
      guard let number = ShortDecimal.unended(from: cursor.position, to: cursor.end) else {
        return nil
      }
      cursor.position = number.end
      return number.value
    }

    private mutating func wholeNumber() -> Int? {
      guard let number = number(), number >= 0, Double(Int32(number)) == number else { return nil }
      return Int(number)
    }

    // MARK: Texts

    /// A text.
    func contents(_ text: JSONText) -> String { cursor.contents(of: text) }

    /// A text that is likely to recur.
    @inline(__always) func string(_ text: JSONText, _ strings: inout StringCache) -> String {
      strings.string(cursor.bytes(of: text))
    }
  }
#endif
