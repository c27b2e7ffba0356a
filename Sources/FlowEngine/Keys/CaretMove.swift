/// A way of the caret by key: docs/keys.md has the rules.
struct CaretMove: Equatable {
  /// How far it goes.
  enum Step {
    /// To the next character.
    case character
    /// To the end of a word, or to its start.
    case word
    /// To the end of a line, or to its start.
    case line
    /// To the next line.
    case row
    /// To the end of the text, or to its start.
    case text
    /// All of the text is selected.
    case all
  }

  let step: Step
  let forwards: Bool
  /// Whether the selection gets longer or shorter, in place of a caret that moves.
  let extends: Bool

  private init(_ step: Step, forwards: Bool, extends: Bool) {
    self.step = step
    self.forwards = forwards
    self.extends = extends
  }

  /// What a key does in a text; `nil` if it moves no caret.
  init?(_ stroke: KeyStroke, in text: String) {
    guard stroke.phase == .down else { return nil }
    let extends = stroke.modifiers.contains(.shift)
    let others = stroke.modifiers.subtracting(.shift)
    func move(_ step: Step?, _ forwards: Bool) -> CaretMove? {
      step.map { CaretMove($0, forwards: forwards, extends: extends) }
    }
    let sideways: Step? =
      switch others {
      case []: .character
      case .control, .alt: .word
      case .meta: .line
      default: nil
      }
    let found: CaretMove?
    switch stroke.key.bytes {
    case "ArrowLeft".bytes: found = move(sideways, text.beginsRightToLeft)
    case "ArrowRight".bytes: found = move(sideways, !text.beginsRightToLeft)
    case "ArrowUp".bytes: found = move(others == [] ? .row : others == .meta ? .text : nil, false)
    case "ArrowDown".bytes: found = move(others == [] ? .row : others == .meta ? .text : nil, true)
    case "Home".bytes: found = move(others == [] ? .line : others == .control ? .text : nil, false)
    case "End".bytes: found = move(others == [] ? .line : others == .control ? .text : nil, true)
    case "a".bytes where !extends && (others == .control || others == .meta),
      "A".bytes where !extends && (others == .control || others == .meta):
      found = move(.all, true)
    default: found = nil
    }
    guard let found else { return nil }
    self = found
  }

  /// What is selected afterwards.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: What is selected before.
  ///   - isReversed: Whether the selection goes on at its start, as one that was made backwards.
  ///   - hidesWords: Whether nobody may see where words begin.
  func applied(
    to text: String, _ selection: TextRange, isReversed: Bool, hidesWords: Bool
  ) -> (range: TextRange, isReversed: Bool) {
    let edges = TextEdges(text)
    if step == .all { return (TextRange(location: 0, length: edges.end), false) }
    let (first, last) = (selection.location, selection.location + selection.length)
    if extends {
      let (fixed, free) = isReversed ? (last, first) : (first, last)
      let place = place(from: free, edges, hidesWords)
      let (start, end) = (min(fixed, place), max(fixed, place))
      return (TextRange(location: start, length: end - start), place < fixed)
    }
    let edge = forwards ? last : first
    // A selection is left at its end, or at its start.
    let isLeft = step == .character && selection.length > 0
    let caret = isLeft ? edge : place(from: edge, edges, hidesWords)
    return (TextRange(location: caret, length: 0), false)
  }

  private func place(from place: Int, _ edges: TextEdges, _ hidesWords: Bool) -> Int {
    switch step {
    case .character: edges.character(from: place, forwards: forwards)
    case .word where !hidesWords: edges.word(from: place, forwards: forwards)
    case .line: edges.line(from: place, forwards: forwards)
    case .row: edges.row(from: place, forwards: forwards)
    case .word, .text, .all: forwards ? edges.end : 0
    }
  }
}

extension Node {
  /// What is selected in its text; `nil` if it has no caret.
  var selection: TextRange? {
    selectedRange ?? caret.map { TextRange(location: $0, length: 0) }
  }
}

extension NodeWriter {
  /// Shows a text's caret, and what is selected of it.
  @inline(never) public mutating func select(_ text: EditableText) {
    caret = text.caret
    if text.selection.length > 0 { selectedRange = text.selection }
  }
}
