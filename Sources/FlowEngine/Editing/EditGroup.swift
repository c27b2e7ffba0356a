/// Edits that are undone at once: docs/editing.md has the rules.
@usableFromInline struct EditGroup: Equatable, Sendable {
  /// What kind of edit it is.
  enum Kind: String, CaseIterable {
    /// Characters that are typed, one after the other.
    case typing
    /// Characters that are deleted, one after the other.
    case deleting
    /// Anything else, such as a paste.
    case other
  }

  private(set) var kind: Kind
  private(set) var edits: [FieldEdit]
  /// When the last of them was made, in seconds.
  private(set) var time: Double

  init(_ kind: Kind, _ edits: [FieldEdit], at time: Double) {
    (self.kind, self.edits, self.time) = (kind, edits, time)
  }

  /// The kind of an event's edit.
  init(_ event: Event, _ edits: [FieldEdit], at time: Double) {
    let kind: Kind =
      switch event {
      case .deleteBackward: .deleting
      case .text(let edit):
        edit.replacement.isEmpty ? .deleting : edit.replacement.count == 1 ? .typing : .other
      default: .other
      }
    self.init(kind, edits, at: time)
  }

  /// The most time between two edits of a group, in seconds.
  static var pause: Double { 1 }

  /// Takes the next edit in, if it goes on where the last one was.
  ///
  /// - Returns: Whether it does.
  mutating func join(_ next: EditGroup) -> Bool {
    guard kind == next.kind, kind != .other, next.time - time <= Self.pause, edits.count == 1,
      next.edits.count == 1, edits[0].node == next.edits[0].node,
      edits[0].after.bytes == next.edits[0].before.bytes
    else { return false }
    let last = TextChange(from: edits[0].before, to: edits[0].after)
    let change = TextChange(from: next.edits[0].before, to: next.edits[0].after)
    let goesOn =
      switch kind {
      case .typing:
        change.old.isEmpty
          && change.range.location == last.range.location + last.new.utf16Length
          && !Self.beginsWord(change.new.first, after: last.new.last)
      case .deleting:
        change.new.isEmpty && change.range.location + change.range.length == last.range.location
          && !Self.beginsWord(last.old.first, after: change.old.last)
      case .other: false
      }
    guard goesOn else { return false }
    edits[0].after = next.edits[0].after
    time = next.time
    return true
  }

  /// Whether a word begins with a character.
  private static func beginsWord(_ character: Character?, after last: Character?) -> Bool {
    guard let character, let last else { return false }
    return WordClass(character).isOfWord && !WordClass(last).isOfWord
  }

  /// The other way.
  var reversed: EditGroup { EditGroup(kind, edits.reversed().map { $0.reversed }, at: time) }

  @usableFromInline static func == (one: EditGroup, other: EditGroup) -> Bool {
    one.kind == other.kind && one.edits == other.edits && one.time == other.time
  }

  /// The same, which no other edit joins.
  var closed: EditGroup { EditGroup(.other, edits, at: time) }

  /// Whether it can be done: its fields are there, with the texts that it begins with.
  func fits(_ fields: [FieldText]) -> Bool {
    edits.allSatisfy { edit in
      fields.contains { $0.node == edit.node && $0.text.bytes == edit.before.bytes }
    }
  }

  func concerns(_ node: NodeID) -> Bool { edits.contains { $0.node == node } }
}
