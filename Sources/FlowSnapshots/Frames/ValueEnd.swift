/// A search for the end of a JSON value in bytes that arrive piece by piece.
///
/// It finds the end only of valid JSON; the reader that receives the bytes checks that they are.
struct ValueEnd {
  private enum Kind {
    case unknown, container, string, other
  }

  private var kind = Kind.unknown
  private var depth = 0
  private var isInString = false
  private var isEscaped = false

  /// Searches the next bytes.
  ///
  /// - Returns: The number of bytes that belong to the value; `nil` if it continues after them.
  mutating func search(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    if kind == .unknown {
      switch first {
      case UInt8(ascii: "{"), UInt8(ascii: "["): kind = .container
      case UInt8(ascii: "\""): kind = .string
      default: kind = .other
      }
    }
    return switch kind {
    case .other: endOfOther(bytes)
    case .string, .container, .unknown: endOfContainer(bytes)
    }
  }

  private func endOfOther(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.firstIndex { byte in
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "]"),
        UInt8(ascii: "}"):
        true
      default: false
      }
    }
  }

  private mutating func endOfContainer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
          if depth == 0 { return index }
        } else if byte < 0x20 {
          // A string cannot contain it; the reader reports that.
          return index
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return index }
      default: break
      }
    }
    return nil
  }
}
