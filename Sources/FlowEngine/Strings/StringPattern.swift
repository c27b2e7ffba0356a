/// A text with placeholders.
struct StringPattern {
  /// A piece of a pattern, as a part of its bytes.
  enum Piece: Equatable {
    /// A text as it stands.
    case literal(Range<Int>)
    /// An argument, by its number from 0, and whether it is a text.
    case argument(Int, isText: Bool)
  }

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0
  private var arguments = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next piece; `nil` at the end.
  ///
  /// A percent sign that begins no placeholder stands for itself.
  mutating func next() -> Piece? {
    guard offset < bytes.count else { return nil }
    let start = offset
    if bytes[start] == UInt8(ascii: "%") {
      if let piece = placeholder() { return piece }
      // Of two, the second one stands.
      let isEscaped = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "%")
      offset = start + (isEscaped ? 2 : 1)
      return .literal(offset - 1..<offset)
    }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "%") { offset += 1 }
    return .literal(start..<offset)
  }

  private mutating func placeholder() -> Piece? {
    var end = offset + 1
    var number = 0
    while end < bytes.count, bytes[end].isDigit, number < 100 {
      number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    if end > offset + 1 {
      guard end < bytes.count, bytes[end] == UInt8(ascii: "$"), number > 0 else { return nil }
      end += 1
    }
    let isText = end < bytes.count && bytes[end] == UInt8(ascii: "@")
    if isText {
      end += 1
    } else {
      guard end + 3 <= bytes.count, bytes[end] == UInt8(ascii: "l"),
        bytes[end + 1] == UInt8(ascii: "l"), bytes[end + 2] == UInt8(ascii: "d")
      else { return nil }
      end += 3
    }
    offset = end
    if number == 0 {
      arguments += 1
      number = arguments
    }
    return .argument(number - 1, isText: isText)
  }
}

extension String {
  /// The text with its placeholders replaced; one whose argument is missing or of the other kind stays
  /// empty.
  ///
  /// A result of up to 15 bytes needs no allocation.
  func formatted(
    _ first: StringArgument?, _ second: StringArgument?, _ third: StringArgument?
  ) -> String {
    func argument(_ index: Int) -> StringArgument? {
      switch index {
      case 0: first
      case 1: second
      case 2: third
      default: nil
      }
    }
    return withBytes { bytes in
      var room = 0
      var pattern = StringPattern(bytes)
      while let piece = pattern.next() {
        switch piece {
        case .literal(let range): room += range.count
        case .argument(let index, isText: true):
          if case .text(let text)? = argument(index) { room += text.utf8.count }
        case .argument: room += maximumNumberLength
        }
      }
      return withUnsafeTemporaryAllocation(byteCount: room, alignment: 1) { buffer in
        guard let start = buffer.bindMemory(to: UInt8.self).baseAddress,
          let source = bytes.baseAddress
        else { return "" }
        var end: BytePosition = start
        var pattern = StringPattern(bytes)
        while let piece = pattern.next() {
          switch piece {
          case .literal(let range):
            end.copyBytes(from: source + range.lowerBound, count: range.count)
            end += range.count
          case .argument(let index, let isText):
            switch argument(index) {
            case .number(let number)? where !isText: end = writeInteger(number, to: end)
            case .text(let text)? where isText:
              text.withBytes { text in
                guard let source = text.baseAddress else { return }
                end.copyBytes(from: source, count: text.count)
                end += text.count
              }
            default: break
            }
          }
        }
        return String(
          decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
      }
    }
  }
}
