/// What an input method composes in a field.
@usableFromInline final class MarkedText: Sendable {
  @usableFromInline let target: NodeID
  @usableFromInline let text: String
  /// The caret, or what is selected, in the text, in UTF-16 units.
  @usableFromInline let selection: TextRange

  /// The text, with a selection that lies in it and around whole characters.
  init(_ target: NodeID, _ text: String, _ selection: TextRange?) {
    var editable = EditableText(text)
    if let selection { editable.select(selection) }
    (self.target, self.text, self.selection) = (target, text, editable.selection)
  }

  @usableFromInline convenience init(_ composition: Composition) {
    self.init(composition.target, composition.text, composition.selection)
  }
}

/// A field of a list that shows marked text, with what its scene has laid out.
@usableFromInline struct ComposedField: Sendable {
  @usableFromInline let text: String?
  let caret: Int?
  let selectedRange: TextRange?
}

/// Marked text that has been taken out of its field.
@usableFromInline struct HiddenMarkedText {
  /// The field as it was shown.
  let mark: NodeMark
  /// Its text as its scene has laid it out.
  let text: String?
}

extension NodeList {
  /// Whether a field has the keyboard, without which nothing is composed in it.
  @usableFromInline func composes(_ target: NodeID) -> Bool {
    guard let index = firstIndex(of: target) else { return false }
    return composes(at: index)
  }

  private func composes(at index: Int) -> Bool {
    storage[index].kind == .field && storage[index].focused && storage[index].enabled
  }

  /// Takes marked text out of its field, as its scene does not know of it.
  ///
  /// - Parameter field: The field as its scene has laid it out.
  @usableFromInline mutating func removeMarkedText(_ field: ComposedField) -> NodeMark? {
    guard let index = storage.firstIndex(where: { $0.markedRange != nil })
    else { return nil }
    let mark = NodeMark(index: index, node: storage[index])
    fill(index) {
      $0.text = field.text
      $0.caret = field.caret
      $0.selectedRange = field.selectedRange
      $0.markedRange = nil
    }
    return mark
  }

  /// Shows marked text in its field.
  ///
  /// - Parameters:
  ///   - former: What was shown before the layout: what has not changed keeps its revision.
  ///   - field: Receives the field as its scene has laid it out.
  /// - Returns: Whether it still belongs there: it is not empty, the field has the keyboard, and its scene has not
  ///   changed the text.
  @usableFromInline mutating func show(
    _ marked: MarkedText, _ former: HiddenMarkedText?, _ field: inout ComposedField?
  ) -> Bool {
    guard let index = firstIndex(of: marked.target, near: former?.mark.index ?? 0),
      composes(at: index), !marked.text.isEmpty
    else { return false }
    if storage[index].markedRange != nil { return true }
    if let former, former.mark.node.id == marked.target,
      (former.text ?? "").bytes != (storage[index].text ?? "").bytes
    {
      return false
    }
    // A scene that draws its caret itself draws no marked text.
    guard let selection = storage[index].selection else { return true }
    var whole = EditableText(storage[index].text ?? "")
    whole.select(selection)
    let start = whole.selection.location
    whole.replace(nil, with: marked.text)
    // Refused, because the text would be too long.
    guard whole.selection.location > start else { return true }
    field = ComposedField(
      text: storage[index].text, caret: storage[index].caret,
      selectedRange: storage[index].selectedRange)
    let own = marked.selection
    fill(index) {
      $0.text = whole.text
      $0.markedRange = TextRange(location: start, length: marked.text.utf16Length)
      $0.caret = start + own.location + own.length
      $0.selectedRange =
        own.length > 0 ? TextRange(location: start + own.location, length: own.length) : nil
    }
    if let mark = former?.mark, mark.index == index, mark.node == storage[index] {
      storage[index].revisions = mark.node.revisions
    }
    return true
  }

  private mutating func fill(_ index: Int, _ body: (inout NodeWriter) -> Void) {
    withUnsafeMutablePointer(to: &storage[index]) { node in
      var writer = NodeWriter(node)
      body(&writer)
      writer.end(&revision)
    }
  }
}
