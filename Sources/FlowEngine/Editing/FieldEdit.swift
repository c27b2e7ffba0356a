/// What an edit has made of the text of a field.
@usableFromInline struct FieldEdit: Sendable {
  let node: NodeID
  var before: String
  var after: String
  /// How much stood behind the caret after the edit, in UTF-16 units; `nil` if that is not known.
  var tail: Int?

  /// The other way.
  var reversed: FieldEdit { FieldEdit(node: node, before: after, after: before, tail: tail) }

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

  /// - Parameter tail: How much both texts end with that has not been edited, in UTF-16 units. It says which of
  ///   two letters that are the same was typed.
  init(from before: String, to after: String, tail: Int?) {
    var (oldStart, newStart) = (before.startIndex, after.startIndex)
    var (oldEnd, newEnd) = (before.endIndex, after.endIndex)
    func areSame(_ one: String.Index, _ other: String.Index) -> Bool {
      String(before[one]).bytes == String(after[other]).bytes
    }
    /// Leaves out the last characters, if they are the same, and returns their length.
    func leaveOutLast() -> Int? {
      guard oldEnd > oldStart, newEnd > newStart else { return nil }
      let (one, other) = (before.index(before: oldEnd), after.index(before: newEnd))
      guard areSame(one, other) else { return nil }
      (oldEnd, newEnd) = (one, other)
      return String(before[one]).utf16Length
    }
    if let tail {
      var length = 0
      while length < tail, let more = leaveOutLast() { length += more }
      if length != tail { (oldEnd, newEnd) = (before.endIndex, after.endIndex) }
    }
    var location = 0
    while oldStart < oldEnd, newStart < newEnd, areSame(oldStart, newStart) {
      location += String(before[oldStart]).utf16Length
      oldStart = before.index(after: oldStart)
      newStart = after.index(after: newStart)
    }
    while leaveOutLast() != nil {}
    old = String(before[oldStart..<oldEnd])
    new = String(after[newStart..<newEnd])
    range = TextRange(location: location, length: old.utf16Length)
  }
}
