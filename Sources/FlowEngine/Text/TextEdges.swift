/// The places of a text that a caret can be at, and those that it goes to by words and lines.
///
/// Places are in UTF-16 units, between characters as a user perceives them.
struct TextEdges {
  /// A character: where it begins, and what it is.
  private struct Unit {
    let start: Int
    let word: WordClass
    let isBreak: Bool
  }

  private var units: [Unit] = []
  /// The end of the text.
  let end: Int

  /// - Complexity: O(*n*), where *n* is the length of the text, as of each question.
  init(_ text: String) {
    // Room for most texts at once; a character may take many bytes.
    units.reserveCapacity(min(text.utf8.count, 256))
    var start = 0
    for character in text {
      let isBreak = character.unicodeScalars.first.map { Self.isBreak($0) } ?? false
      units.append(Unit(start: start, word: WordClass(character), isBreak: isBreak))
      start += character.utf16.count
    }
    end = start
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The number of the first character at a place or behind it.
  private func index(at place: Int) -> Int {
    units.firstIndex { $0.start >= place } ?? units.count
  }

  private func place(_ index: Int) -> Int { index < units.count ? units[index].start : end }

  /// The next place, or the one before.
  func character(from place: Int, forwards: Bool) -> Int {
    if forwards { return units.first { $0.start > place }?.start ?? end }
    return units.last { $0.start < place }?.start ?? 0
  }

  /// The end of the word that is here or next, or the start of the one that is here or before.
  func word(from place: Int, forwards: Bool) -> Int {
    var index = index(at: place)
    if forwards {
      while index < units.count, !units[index].word.isOfWord { index += 1 }
      if index < units.count { index += 1 }
      while index < units.count, !isWordBreak(before: index) { index += 1 }
    } else {
      while index > 0, !units[index - 1].word.isOfWord { index -= 1 }
      if index > 0 { index -= 1 }
      while index > 0, !isWordBreak(before: index) { index -= 1 }
    }
    return self.place(index)
  }

  /// Whether a word ends before a character, or begins there.
  private func isWordBreak(before index: Int) -> Bool {
    let (former, next) = (units[index - 1].word, units[index].word)
    if former.continues(into: next) { return false }
    if index + 1 < units.count, next.joins(former, and: units[index + 1].word) { return false }
    return !(index > 1 && former.joins(units[index - 2].word, and: next))
  }

  /// The end of the line, or its start.
  func line(from place: Int, forwards: Bool) -> Int {
    var index = index(at: place)
    if forwards {
      while index < units.count, !units[index].isBreak { index += 1 }
    } else {
      while index > 0, !units[index - 1].isBreak { index -= 1 }
    }
    return self.place(index)
  }

  /// The same column of the next line, or of the one before; an end of the text where there is none.
  func row(from place: Int, forwards: Bool) -> Int {
    let start = index(at: line(from: place, forwards: false))
    let column = index(at: place) - start
    var index: Int
    if forwards {
      index = self.index(at: line(from: place, forwards: true)) + 1
      guard index <= units.count else { return end }
    } else {
      guard start > 0 else { return 0 }
      index = self.index(at: line(from: self.place(start - 1), forwards: false))
    }
    for _ in 0..<column where index < units.count && !units[index].isBreak { index += 1 }
    return self.place(index)
  }
}
