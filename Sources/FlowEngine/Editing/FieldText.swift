/// The text of a field that is presented, without what an input method composes in it.
@usableFromInline struct FieldText {
  let index: Int
  let node: NodeID
  let text: String
}

extension NodeList {
  /// The texts of the fields that events reach, in drawing order.
  @usableFromInline func fieldTexts() -> [FieldText] {
    var texts: [FieldText] = []
    for index in storage.indices where storage[index].kind == .field && storage[index].enabled {
      let isComposed = storage[index].markedRange != nil
      let text = isComposed ? composed.first?.text : storage[index].text
      texts.append(FieldText(index: index, node: storage[index].id, text: text ?? ""))
    }
    return texts
  }

  /// How the texts of fields differ from those before.
  func edits(since before: [FieldText]) -> [FieldEdit] {
    var edits: [FieldEdit] = []
    for field in before {
      guard let index = firstIndex(of: field.node, near: field.index) else { continue }
      let text = storage[index].text ?? ""
      if text.bytes != field.text.bytes {
        edits.append(FieldEdit(node: field.node, before: field.text, after: text))
      }
    }
    return edits
  }
}
