/// What an edit has made of the text of a field.
@usableFromInline struct FieldEdit: Sendable {
  let node: NodeID
  var before: String
  var after: String
  /// How much stood behind the caret after the edit, in UTF-16 units; `nil` if that is not known.
  var tail: Int?

  /// The other way.
  var reversed: FieldEdit { FieldEdit(node: node, before: after, after: before, tail: tail) }

  /// The UTF-16 units of its texts and its node's name: stand-ins have as many.
  var length: Int { node.name.utf16Length + before.utf16Length + after.utf16Length }

  /// What differs.
  var change: TextChange { TextChange(from: before, to: after, tail: tail) }

  /// The event that has the scene do it: the least that differs is replaced.
  var event: Event {
    let change = change
    return .text(TextEdit(node, replacement: change.new, range: change.range))
  }
}

/// What differs between two texts, in whole characters: a piece of the one in place of a piece of the other.
struct TextChange {
  /// Where the piece is in the text before, in UTF-16 units.
  let range: TextRange
  /// What was there.
  let old: String
  /// What is there.
  let new: String

  /// - Parameter tail: How much both texts end with that has not been edited, in UTF-16 units, as the caret says;
  ///   `nil`, in a field that has lost the keyboard, stands for nothing. Not the letters decide it: then two
  ///   texts of one shape have edits with the same end, and carets behind it.
  init(from before: String, to after: String, tail: Int?) {
    var (start, newStart) = (before.startIndex, after.startIndex)
    var (end, newEnd) = (before.endIndex, after.endIndex)
    func areSame(_ one: String.Index, _ other: String.Index) -> Bool {
      String(before[one]).bytes == String(after[other]).bytes
    }
    var left = tail ?? 0
    while left > 0, end > start, newEnd > newStart {
      let (one, other) = (before.index(before: end), after.index(before: newEnd))
      guard areSame(one, other) else { break }
      left -= String(before[one]).utf16Length
      (end, newEnd) = (one, other)
    }
    // A scene that has put the text in another form has edited all of it.
    if left != 0 { (end, newEnd) = (before.endIndex, after.endIndex) }
    var location = 0
    while start < end, newStart < newEnd, areSame(start, newStart) {
      location += String(before[start]).utf16Length
      (start, newStart) = (before.index(after: start), after.index(after: newStart))
    }
    old = String(before[start..<end])
    new = String(after[newStart..<newEnd])
    range = TextRange(location: location, length: old.utf16Length)
  }
}
