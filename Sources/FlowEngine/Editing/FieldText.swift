/// The text of a field that is presented, without what an input method composes in it.
@usableFromInline struct FieldText {
  let index: Int
  @usableFromInline let node: NodeID
  let text: String
}

extension NodeList {
  /// The number of fields that events reach.
  @usableFromInline var fieldCount: Int {
    var count = 0
    for index in storage.indices where storage[index].kind == .field && storage[index].enabled {
      count += 1
    }
    return count
  }

  /// Puts the texts of the fields that events reach where there is room for all, in drawing order. Mutating,
  /// because a list that is only read is copied.
  ///
  /// - Parameter composed: The text of the one that shows marked text.
  @usableFromInline mutating func putFieldTexts(
    _ composed: String?, into texts: UnsafeMutableBufferPointer<FieldText>
  ) {
    var count = 0
    for index in storage.indices where storage[index].kind == .field && storage[index].enabled {
      let text = storage[index].markedRange != nil ? composed : storage[index].text
      texts.initializeElement(
        at: count, to: FieldText(index: index, node: storage[index].id, text: text ?? ""))
      count += 1
    }
  }

  /// The texts of the fields that events reach, in drawing order.
  ///
  /// - Parameter composed: The text of the one that shows marked text.
  @usableFromInline func fieldTexts(_ composed: String?) -> [FieldText] {
    let count = fieldCount
    var list = self
    return [FieldText](unsafeUninitializedCapacity: count) { texts, filled in
      list.putFieldTexts(composed, into: texts)
      filled = count
    }
  }

  /// The place of the first of some fields, from `start` on, whose text differs from that before; their number
  /// if there is none.
  @usableFromInline func firstEdit(
    since fields: UnsafeBufferPointer<FieldText>, from start: Int
  ) -> Int {
    var place = start
    while place < fields.count, indexOfEdit(since: fields[place]) == nil { place += 1 }
    return place
  }

  /// The index of a field whose text differs from that before; `nil` if it does not. While a field shows marked
  /// text its scene's text is as it was: with another one the marked text is gone.
  private func indexOfEdit(since field: FieldText) -> Int? {
    guard let index = firstIndex(of: field.node, near: field.index),
      storage[index].markedRange == nil
    else { return nil }
    return (storage[index].text ?? "").bytes == field.text.bytes ? nil : index
  }

  /// How the text of a field differs from that before; `nil` if it does not.
  func edit(since field: FieldText) -> FieldEdit? {
    guard let index = indexOfEdit(since: field) else { return nil }
    let text = storage[index].text ?? ""
    let tail = storage[index].caret.map { text.utf16Length - $0 }
    return FieldEdit(node: field.node, before: field.text, after: text, tail: tail)
  }

  /// How the texts of fields differ from those before.
  func edits(since before: [FieldText]) -> [FieldEdit] { before.compactMap { edit(since: $0) } }
}
