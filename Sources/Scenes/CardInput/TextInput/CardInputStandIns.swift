import FlowEngine

// The stand-ins that a recording has for the number.
extension CardInput {
  /// A number with the same brand that is valid where the real one is.
  public func standIns(
    for event: Event, from before: CardInput, to after: CardInput, _ context: Context
  ) -> [Event] {
    switch event {
    case .text(let edit):
      guard Field.named(edit.target) == .number, field == .number else { return [] }
      let place = place(of: digitOfSpace(in: edit.range, with: edit.replacement) ?? edit.range)
      var events: [Event] = []
      if let text = standIn(for: edit.replacement, at: place, before, after, context) {
        events.append(.text(TextEdit(edit.target, replacement: text, range: edit.range)))
      }
      events.append(event)
      return events + rewriting(place, with: edit.replacement, edit.target, before, after, context)
    case .deleteBackward(let target):
      guard Field.named(target) == .number, field == .number else { return [] }
      var place = place(of: nil)
      if place.digits.isEmpty, place.digits.lowerBound > 0 {
        place.digits = place.digits.lowerBound - 1..<place.digits.lowerBound
      }
      return [event] + rewriting(place, with: "", target, before, after, context)
    case .command(var command):
      guard command.target.flatMap({ Field.named($0) }) == .number,
        case .string(let value) = command.value
      else { return [] }
      let place = Place(digits: 0..<number.utf8.count, end: numberText.text.utf16.count)
      guard let text = standIn(for: value, at: place, before, after, context) else { return [] }
      command.value = .string(text)
      return [.command(command)]
    default: return []
    }
  }

  /// Gives the stand-in of the number its brand and its check digit.
  public mutating func refineStandIns(for original: CardInput, _ context: Context) {
    let digits = Array(original.number.utf8)
    let search = NumberSearch(
      original: digits, isValid: Luhn.passes(original.number),
      fixed: digits.map { _ in nil }, avoided: nil, context.configuration)
    guard let found = search.digits else { return }
    let selection = numberText.selection
    numberText = EditableText(Self.text(like: original.numberText.text, digits: found))
    numberText.select(selection)
  }

  // MARK: Edits

  /// What an edit replaces of the number.
  private struct Place {
    /// The digits, from 0.
    var digits: Range<Int>
    /// The end of the range in the field's text, in UTF-16 units.
    var end: Int
  }

  private func place(of range: TextRange?) -> Place {
    var text = numberText
    if let range { text.select(range) }
    let end = text.selection.location + text.selection.length
    var offset = 0
    var bounds = (0, 0)
    for unit in text.text.utf16 {
      if unit != 0x20 {
        if offset < text.selection.location { bounds.0 += 1 }
        if offset < end { bounds.1 += 1 }
      }
      offset += 1
    }
    return Place(digits: bounds.0..<max(bounds.0, bounds.1), end: end)
  }

  /// A replacement whose digits make the number take the way of the real one.
  private func standIn(
    for replacement: String, at place: Place, _ before: CardInput, _ after: CardInput,
    _ context: Context
  ) -> String? {
    let count = DecimalDigits.prefix(.max, of: replacement).utf8.count
    guard count > 0 else { return nil }
    let own = number.utf8.map { Optional($0) }
    let fixed =
      Array(own[..<place.digits.lowerBound]) + Array(repeating: nil, count: count)
      + Array(own[place.digits.upperBound...])
    guard let found = digits(fixed, before, after, context) else { return nil }
    return Self.text(
      like: replacement, digits: found[min(place.digits.lowerBound, found.count)...])
  }

  /// The edit as one that replaces the number from its beginning: the caret ends where it does, and
  /// what is before it can be chosen anew.
  private func rewriting(
    _ place: Place, with replacement: String, _ target: NodeID, _ before: CardInput,
    _ after: CardInput, _ context: Context
  ) -> [Event] {
    let count =
      place.digits.lowerBound + DecimalDigits.prefix(.max, of: replacement).utf8.count
    let own = number.utf8.map { Optional($0) }
    let fixed = Array(repeating: nil, count: count) + Array(own[place.digits.upperBound...])
    guard count > 0, let found = digits(fixed, before, after, context) else { return [] }
    let text = String(decoding: found.prefix(count), as: UTF8.self)
    return [
      .text(
        TextEdit(target, replacement: text, range: TextRange(location: 0, length: place.end)))
    ]
  }

  private func digits(
    _ fixed: [UInt8?], _ before: CardInput, _ after: CardInput, _ context: Context
  ) -> [UInt8]? {
    let original = Array(after.number.utf8)
    guard fixed.count >= original.count else { return nil }
    let search = NumberSearch(
      original: original, isValid: Luhn.passes(after.number),
      fixed: Array(fixed.prefix(original.count)),
      avoided: before.number.bytes == after.number.bytes ? nil : Array(number.utf8),
      context.configuration,
      wanted: before.number.bytes == after.number.bytes ? Array(number.utf8) : nil)
    return search.digits
  }

  /// A text with other digits, of the same scripts.
  private static func text(like text: String, digits: some Collection<UInt8>) -> String {
    var rest = digits.makeIterator()
    var result = ""
    for scalar in text.unicodeScalars {
      guard let value = DecimalDigits.value(of: scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      let digit = rest.next().map { $0 - UInt8(ascii: "0") } ?? 0
      let other = Unicode.Scalar(scalar.value - UInt32(value) + UInt32(digit))
      result.unicodeScalars.append(other ?? scalar)
    }
    return result
  }
}
