extension JSONOutline {
  /// Whether two values are the same, however they are written: white space, escapes, the order of members and
  /// the spelling of numbers do not count.
  ///
  /// - Complexity: O(*n*) for values that are written identically; O(*nm*) for others, where *n* is the number
  ///   of bytes and *m* the largest number of members of an object in them.
  func isEqual(_ value: Value, to other: Value, in outline: JSONOutline) -> Bool {
    if isSame(value, as: other, in: outline) { return true }
    switch first(of: value) {
    case UInt8(ascii: "{"):
      guard outline.isObject(other) else { return false }
      let (members, others) = (members(of: value), outline.members(of: other))
      return members.count == others.count
        && members.allSatisfy { member in
          others.contains {
            isEqual(member.name, to: $0.name, in: outline)
              && isEqual(member.value, to: $0.value, in: outline)
          }
        }
    case UInt8(ascii: "["):
      guard outline.isArray(other) else { return false }
      let (elements, others) = (elements(of: value), outline.elements(of: other))
      return elements.count == others.count
        && zip(elements, others).allSatisfy { isEqual($0, to: $1, in: outline) }
    case UInt8(ascii: "\""):
      guard let text = string(value), let otherText = outline.string(other) else { return false }
      // Two spellings of one character are a difference.
      return text.utf8.elementsEqual(otherText.utf8)
    default:
      guard let number = number(value) else { return false }
      return number == outline.number(other)
    }
  }

  /// A value as written, without the white space between its parts.
  func compactText(of value: Value) -> String {
    let written = bytes[range(of: value)]
    guard isObject(value) || isArray(value) else { return String(decoding: written, as: UTF8.self) }
    var compact: [UInt8] = []
    compact.reserveCapacity(written.count)
    var isInText = false
    var isEscaped = false
    for byte in written {
      if isInText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      } else if byte <= UInt8(ascii: " ") {
        continue
      }
      compact.append(byte)
    }
    return String(decoding: compact, as: UTF8.self)
  }
}
