import FlowEngine

extension AdaptiveField {
  /// One box of a field, with what is entered in it.
  struct Section: StateGroup {
    /// The node.
    private(set) var id = NodeID("")
    /// How many characters it takes; a section that takes none never has the keyboard (D2).
    private(set) var limit = 0
    /// The part of the field's characters that it takes.
    private(set) var range = 0..<0
    /// What a screen reader calls it, in English.
    private(set) var label = ""
    /// How a screen reader says what is entered.
    private(set) var voice = Voice.text
    /// What is entered, with the caret.
    private(set) var text = EditableText()
    /// The number of characters entered, as a user perceives them (D21).
    private(set) var count = 0
    /// What a screen reader says of what is entered, in English; kept so that layouts need not build
    /// it.
    private(set) var value = ""

    /// How a screen reader says what is entered.
    enum Voice: Sendable {
      /// As it is.
      case text
      /// Only how much of it is there.
      case digits, characters
    }

    init() {}

    init(id: NodeID, limit: Int, start: Int, label: String, voice: Voice) {
      self.id = id
      self.limit = limit
      range = start..<start + limit
      self.label = label
      self.voice = voice
      update()
    }

    mutating func visit(_ members: inout StateMembers) {
      members.kept("limit", &limit, in: 0...Metrics.characterLimit)
      members.kept("text", &text)
    }

    var isEmpty: Bool { text.isEmpty }
    var isFull: Bool { count >= limit }

    /// What a screen reader says of what is entered.
    func value(in environment: Environment) -> String {
      if environment.hasDefaultSettings { return value }
      return switch voice {
      case .text: value
      case .digits: environment.text(Strings.digits, .number(limit), .number(count))
      case .characters: environment.text(Strings.characters, .number(limit), .number(count))
      }
    }

    /// Sets the text, with its caret.
    mutating func set(_ text: EditableText) {
      self.text = text
      update()
    }

    /// Sets the text, with the caret at its end.
    mutating func set(_ text: String) {
      set(EditableText(text))
    }

    /// Sets the text, with the caret at an offset in UTF-16 units.
    mutating func set(_ text: String, caret: Int) {
      set(text)
      self.text.select(TextRange(location: caret, length: 0))
    }

    /// Puts the caret somewhere, or selects.
    mutating func select(_ range: TextRange) {
      text.select(range)
    }

    mutating func moveCaretToEnd() {
      text.select(TextRange(location: text.text.utf16.count, length: 0))
    }

    /// Replaces a range, or the selection, regardless of the limit.
    mutating func replace(_ range: TextRange?, with replacement: String) {
      text.replace(range, with: replacement)
      update()
    }

    /// Deletes the selection, or the character before the caret; returns whether there was one.
    mutating func deleteBackward() -> Bool {
      guard text.deleteBackward() else { return false }
      update()
      return true
    }

    private mutating func update() {
      count = text.text.count
      value =
        switch voice {
        case .text: text.text
        case .digits: String(count, of: limit, "digit")
        case .characters: String(count, of: limit, "character")
        }
    }
  }
}
