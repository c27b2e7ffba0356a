/// The text of a field with its caret or selection.
///
/// Offsets are in UTF-16 units, as in UIKit; an edit never splits a character.
public struct EditableText: Equatable, Sendable {
  /// The greatest length of a text, in UTF-16 units.
  public static let lengthLimit = 10_000

  /// The text.
  public private(set) var text: String
  /// The selected range, on character boundaries; a caret is a selection of length 0.
  public private(set) var selection: TextRange

  /// Creates a text with the caret at its end.
  public init(_ text: String = "") {
    self.text = text
    selection = TextRange(location: text.utf16.count, length: 0)
  }

  /// Whether two texts have the same bytes and the same selection.
  public static func == (text: EditableText, other: EditableText) -> Bool {
    text.text.bytes == other.text.bytes && text.selection == other.selection
  }

  /// The offset at which the next character is inserted, in UTF-16 units.
  public var caret: Int { selection.location + selection.length }

  /// Whether the text is empty.
  public var isEmpty: Bool { text.isEmpty }

  /// Selects a range, clamped to the text and widened to whole characters.
  @inline(never) public mutating func select(_ range: TextRange) {
    selection = characterRange(range)
  }

  /// Replaces a range and puts the caret after the replacement; an edit that would make the text
  /// longer than `lengthLimit` is refused.
  ///
  /// - Parameters:
  ///   - range: The range, clamped to the text and widened to whole characters; `nil` is the
  ///     selection.
  ///   - replacement: The new text.
  public mutating func replace(_ range: TextRange?, with replacement: String) {
    let range = range.map { characterRange($0) } ?? selection
    let units = text.utf16
    let length = replacement.utf16.count
    guard length == 0 || units.count - range.length + length <= Self.lengthLimit else {
      return
    }
    #if !arch(wasm32)
      if let edited = text.replacingPlain(range, with: replacement) {
        text = edited
        selection = TextRange(location: range.location + length, length: 0)
        return
      }
    #endif
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    text = text[..<start] + replacement + text[end...]
    // The replacement may combine with the character before it.
    let caret = TextRange(location: range.location + length, length: 0)
    selection = TextRange(location: characterRange(caret).location, length: 0)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// - Returns: Whether anything was deleted.
  @discardableResult public mutating func deleteBackward() -> Bool {
    if selection.length == 0 {
      guard selection.location > 0 else { return false }
      // Widened to whole characters, the unit before the caret becomes the character before it.
      replace(TextRange(location: selection.location - 1, length: 1), with: "")
    } else {
      replace(selection, with: "")
    }
    return true
  }

  /// A range clamped to the text: a selection is widened to whole characters, and a caret moves to
  /// the end of the character that it is in.
  private func characterRange(_ range: TextRange) -> TextRange {
    let count = text.utf16.count
    let first = min(max(range.location, 0), count)
    // The sum of a caller's location and length may overflow; this difference cannot.
    let last = first + min(max(range.length, 0), count - first)
    #if !arch(wasm32)
      if text.isPlain { return TextRange(location: first, length: last - first) }
    #endif
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
