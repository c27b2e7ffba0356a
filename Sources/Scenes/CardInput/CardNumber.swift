import FlowEngine

extension CardInput {
  /// The digits of an edited text, with the caret counted in digits (D7, D9).
  struct DigitEdit: Equatable {
    /// The digits, in ASCII.
    private(set) var digits = ""
    /// The number of digits before the caret.
    private(set) var caret = 0

    /// Reads the first `limit` digits of a text; everything else is dropped.
    ///
    /// - Complexity: O(*n*), where *n* is the number of the text's scalars.
    init(_ text: EditableText, limit: Int) {
      digits = DecimalDigits.prefix(limit, of: text.text)
      let limit = digits.utf8.count
      var offset = 0
      var count = 0
      for scalar in text.text.unicodeScalars {
        if count == limit || offset >= text.caret { break }
        if DecimalDigits.value(of: scalar) != nil { count += 1 }
        offset += scalar.value > 0xFFFF ? 2 : 1
      }
      caret = count
    }

    /// Drops digits beyond a limit.
    mutating func cut(to limit: Int) {
      guard digits.utf8.count > limit else { return }
      digits = String(digits.prefix(limit))
      caret = min(caret, limit)
    }

    /// The digits in groups, with the caret after its digit (F5, D7).
    func grouped(at boundaries: [Int]) -> EditableText {
      let text = String(asciiCapacity: digits.utf8.count + boundaries.count) { text in
        var count = 0
        for digit in digits.utf8 {
          if boundaries.contains(count) { text.append(UInt8(ascii: " ")) }
          text.append(digit)
          count += 1
        }
      }
      let spaces = boundaries.count { $0 < caret }
      var result = EditableText(text)
      result.select(TextRange(location: caret + spaces, length: 0))
      return result
    }
  }
}

extension EditableText {
  /// The range to delete when just the space before `caret` is deleted: the space and the digit
  /// before it, because grouping would put the space back (D8).
  ///
  /// - Returns: `nil` if the character before `caret` is not a space.
  func digitAndSpace(before caret: Int) -> TextRange? {
    guard caret >= 2, caret <= text.utf16.count else { return nil }
    let units = text.utf16
    guard units[units.index(units.startIndex, offsetBy: caret - 1)] == 0x20 else { return nil }
    return TextRange(location: caret - 2, length: 2)
  }
}
