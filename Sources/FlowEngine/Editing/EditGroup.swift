/// Edits that are undone at once: docs/editing.md has the rules.
@usableFromInline struct EditGroup: Sendable {
  /// What kind of edit it is.
  enum Kind: String, CaseIterable {
    /// Characters that are typed, one after the other.
    case typing
    /// Characters that are deleted, one after the other.
    case deleting
    /// Anything else, such as a paste.
    case other

    /// The kind of an event's edit.
    init(_ event: Event) {
      switch event {
      case .deleteBackward: self = .deleting
      // A line break.
      case .returnKey: self = .typing
      case .text(let edit):
        let length = edit.replacement.utf8.count
        self =
          length == 0 ? .deleting : length == 1 || edit.replacement.count == 1 ? .typing : .other
      default: self = .other
      }
    }
  }

  private(set) var kind: Kind
  private(set) var edits: [FieldEdit]
  /// When the last of them was made, in seconds.
  private(set) var time: Double

  init(_ kind: Kind, _ edits: [FieldEdit], at time: Double) {
    (self.kind, self.edits, self.time) = (kind, edits, time)
  }

  /// Adds an edit that the same event has made.
  mutating func add(_ edit: FieldEdit) { edits.append(edit) }

  /// What counts towards `InputLimits.undoableText`.
  var length: Int {
    var length = 0
    for edit in edits { length += edit.length }
    return length
  }

  /// The most time between two edits of a group, in seconds.
  static var pause: Double { 1 }

  /// Whether an edit at a time, in seconds, or later may join it.
  func isOpen(at time: Double) -> Bool {
    kind != .other && TimeArithmetic.isWithin(time - self.time, Self.pause)
  }

  /// Takes the next edit in, if it goes on where the last one was.
  ///
  /// - Returns: Whether it does.
  mutating func join(_ next: EditGroup) -> Bool {
    guard kind == next.kind, isOpen(at: next.time), edits.count == 1,
      next.edits.count == 1, edits[0].node == next.edits[0].node,
      edits[0].after.bytes == next.edits[0].before.bytes
    else { return false }
    let last = edits[0].change
    let change = next.edits[0].change
    let text = next.edits[0].before
    let end = change.range.location + change.range.length
    let before = text[..<text.utf16.index(text.startIndex, offsetBy: end)]
    let goesOn =
      switch kind {
      case .typing:
        change.old.isEmpty
          && change.range.location == last.range.location + last.new.utf16Length
          && !Self.beginsWord(change.new.first, after: before)
      case .deleting:
        change.new.isEmpty && change.range.location + change.range.length == last.range.location
          && !Self.beginsWord(last.old.first, after: before)
      case .other: false
      }
    guard goesOn else { return false }
    edits[0].after = next.edits[0].after
    edits[0].tail = next.edits[0].tail
    time = next.time
    return true
  }

  /// Whether a word begins with a character behind some text.
  private static func beginsWord(_ character: Character?, after text: Substring) -> Bool {
    guard let character, let last = text.last else { return false }
    let (mark, next) = (WordClass(last), WordClass(character))
    guard next.isOfWord, !mark.isOfWord else { return false }
    // A mark such as an apostrophe may be within a word.
    guard let former = text.dropLast().last else { return true }
    return !mark.joins(WordClass(former), and: next)
  }

  /// The other way.
  var reversed: EditGroup { EditGroup(kind, edits.reversed().map { $0.reversed }, at: time) }

  /// The same, which no other edit joins.
  var closed: EditGroup { EditGroup(.other, edits, at: time) }

  /// Whether it can be done.
  enum Fit {
    /// Its fields are there, with the texts that it begins with.
    case fits
    /// A field is not there, such as one of another page, or it concerns others than those asked for.
    case elsewhere
    /// A text is another.
    case outdated
  }

  /// Whether it can be done to some fields, and in the field `target`, if that is asked for.
  func fit(_ fields: [FieldText], _ target: NodeID?) -> Fit {
    var (isOutdated, isWanted) = (false, target == nil)
    for edit in edits {
      if edit.node == target { isWanted = true }
      guard let field = fields.first(where: { $0.node == edit.node }) else { return .elsewhere }
      if field.text.bytes != edit.before.bytes { isOutdated = true }
    }
    return !isWanted ? .elsewhere : isOutdated ? .outdated : .fits
  }

  /// What a scene receives: each edit in a field that has the keyboard.
  ///
  /// - Parameter focused: The field that has it.
  @usableFromInline func events(_ focused: NodeID?) -> [Event] {
    var events: [Event] = []
    var focused = focused
    for edit in edits {
      if focused != edit.node { events.append(.focus(target: edit.node)) }
      focused = edit.node
      events.append(edit.event)
    }
    return events
  }
}
