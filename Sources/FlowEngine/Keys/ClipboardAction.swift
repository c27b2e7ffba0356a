/// What a key does with the clipboard.
@usableFromInline enum ClipboardAction {
  case copy, cut, paste

  /// What a key does with the clipboard: C, X or V with Control or Meta; `nil` if it is another key.
  @usableFromInline init?(_ stroke: KeyStroke) {
    guard stroke.phase == .down, stroke.modifiers == .control || stroke.modifiers == .meta else {
      return nil
    }
    switch stroke.key.bytes {
    case "c".bytes, "C".bytes: self = .copy
    case "x".bytes, "X".bytes: self = .cut
    case "v".bytes, "V".bytes: self = .paste
    default: return nil
    }
  }
}

extension NodeList {
  /// The field with the focus, if a key can do that to it: text is entered in one without a caret, too.
  @usableFromInline func field(for action: ClipboardAction) -> Node? {
    // Keys alone do not put a field into its scene's hands.
    let index = storage.indices.first {
      storage[$0].focused && $0 != marked && storage[$0].enabled
        && (action == .paste ? storage[$0].takesText : storage[$0].hasEditableText)
    }
    return index.map { storage[$0] }
  }
}

extension Node {
  /// Whether it is a field, and no picker's.
  fileprivate var takesText: Bool {
    kind == .field && !accessibilityTraits.contains(.adjustable)
  }

  /// Whether it is a field with a caret, and no picker's.
  var hasEditableText: Bool { takesText && selection != nil }

  /// The part of its text that is selected; `nil` where none is, or where nobody may see it.
  @usableFromInline var selectedText: String? {
    guard let text, let range = selectedRange, range.length > 0, !secure else { return nil }
    let units = text.utf16
    guard
      let start = units.index(
        units.startIndex, offsetBy: range.location, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: range.length, limitedBy: units.endIndex)
    else { return nil }
    return String(text[start..<end])
  }
}
