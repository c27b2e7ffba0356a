/// What an edit has made of the text of a field.
struct FieldEdit: Equatable, Sendable {
  let node: NodeID
  var before: String
  var after: String

  /// The other way.
  var reversed: FieldEdit { FieldEdit(node: node, before: after, after: before) }

  /// The event that has the scene do it: the least that differs is replaced.
  var event: Event {
    let change = TextChange(from: before, to: after)
    return .text(TextEdit(node, replacement: change.new, range: change.range))
  }

  static func == (one: FieldEdit, other: FieldEdit) -> Bool {
    one.node == other.node && one.before.bytes == other.before.bytes
      && one.after.bytes == other.after.bytes
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

  init(from before: String, to after: String) {
    let (old, new) = (Array(before), Array(after))
    var start = 0
    while start < old.count, start < new.count, Self.areSame(old[start], new[start]) { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      Self.areSame(old[old.count - 1 - end], new[new.count - 1 - end])
    {
      end += 1
    }
    func text(_ characters: ArraySlice<Character>) -> String {
      var text = ""
      for character in characters { text.unicodeScalars.append(contentsOf: character.unicodeScalars) }
      return text
    }
    let location = text(old[..<start]).utf16Length
    self.old = text(old[start..<(old.count - end)])
    self.new = text(new[start..<(new.count - end)])
    range = TextRange(location: location, length: self.old.utf16Length)
  }

  private static func areSame(_ one: Character, _ other: Character) -> Bool {
    one.unicodeScalars.elementsEqual(other.unicodeScalars)
  }
}
