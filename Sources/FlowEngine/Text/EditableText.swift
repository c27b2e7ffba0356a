/// The text of a field with its caret or selection.
///
/// Offsets are in UTF-16 units, as UIKit has them; an edit never cuts a character in two.
public struct EditableText: Equatable, Sendable {
  /// The text.
  public private(set) var text: String
  /// What is selected; a caret is a selection of length 0. Lies on character boundaries.
  public private(set) var selection: TextRange

  /// Creates a text with the caret at its end.
  public init(_ text: String = "") {
    self.text = text
    selection = TextRange(location: text.utf16.count, length: 0)
  }

  /// Where the next character goes in.
  public var caret: Int { selection.location + selection.length }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// Selects a stretch; clamped to the text and widened to whole characters.
  public mutating func select(_ range: TextRange) {
    selection = characterRange(range)
  }

  /// Replaces a stretch and puts the caret after what has come in.
  ///
  /// - Parameters:
  ///   - range: The stretch, clamped to the text and widened to whole characters; `nil` is the
  ///     selection.
  ///   - replacement: What comes in.
  public mutating func replace(_ range: TextRange?, with replacement: String) {
    let range = range.map { characterRange($0) } ?? selection
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    text = text[..<start] + replacement + text[end...]
    // What comes in may join the character before it.
    let caret = TextRange(location: range.location + replacement.utf16.count, length: 0)
    selection = TextRange(location: characterRange(caret).location, length: 0)
  }

  /// Takes out the selection, or the character before the caret.
  ///
  /// - Returns: Whether there was anything to take out.
  @discardableResult public mutating func deleteBackward() -> Bool {
    if selection.length == 0 {
      guard selection.location > 0 else { return false }
      // Widened to whole characters, the unit before the caret is the character before it.
      replace(TextRange(location: selection.location - 1, length: 1), with: "")
    } else {
      replace(selection, with: "")
    }
    return true
  }

  /// A range clamped to the text; one of some length is widened to whole characters, and a caret
  /// goes to the end of the character it is in.
  private func characterRange(_ range: TextRange) -> TextRange {
    let count = text.utf16.count
    let first = min(max(range.location, 0), count)
    // The sum of a location and a length from outside may overflow; this difference cannot.
    let last = first + min(max(range.length, 0), count - first)
    var start = 0
    var end = 0
    var offset = 0
    for character in text {
      if offset <= first { start = offset }
      if end < last { end = offset + character.utf16.count }
      offset += character.utf16.count
    }
    if first == count { start = count }
    if last == 0 { end = 0 }
    if range.length <= 0 { start = end }
    return TextRange(location: start, length: end - start)
  }
}
