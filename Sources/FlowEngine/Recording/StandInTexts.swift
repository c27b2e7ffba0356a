/// The texts that replace entered ones in a recording.
struct StandInTexts {
  /// The stand-ins, in the order in which the scene lists its texts.
  var entries: [EnteredTexts.Entry] = []
  /// The nodes whose texts the recording may show.
  let publicText: [NodeID]

  init(publicText: [NodeID]) {
    self.publicText = publicText
  }

  /// Begins with stand-ins for texts.
  mutating func mask(_ texts: [EnteredTexts.Entry]) {
    entries = texts.map { masked($0) }
  }

  private func masked(_ entry: EnteredTexts.Entry) -> EnteredTexts.Entry {
    if entry.text.isEmpty || isPublic(entry) { return entry }
    var masked = entry
    masked.text = EditableText(TextShape.standIn(for: entry.text.text))
    masked.text.select(entry.text.selection)
    return masked
  }

  private func isPublic(_ entry: EnteredTexts.Entry) -> Bool {
    !entry.isSecret && publicText.contains { entry.isAt($0) }
  }

  /// Whether all texts may be shown that are others than before; one that is gone shows nothing.
  func arePublic(
    _ texts: [EnteredTexts.Entry], changedFrom before: [EnteredTexts.Entry]
  ) -> Bool {
    for entry in texts where !entry.text.isEmpty && !isPublic(entry) {
      var isUnchanged = false
      for earlier in before where earlier.node == entry.node {
        if earlier.text.text.bytes == entry.text.text.bytes { isUnchanged = true }
      }
      if !isUnchanged { return false }
    }
    return true
  }

  /// Ensures a stand-in of the same shape for each text; one that is still entered keeps its own.
  mutating func adopt(_ texts: [EnteredTexts.Entry]) {
    let earlier = entries
    entries.removeAll(keepingCapacity: true)
    // The order is mostly the same, and a scene may list several texts of a node.
    var place = 0
    for text in texts {
      var kept: Int?
      for offset in earlier.indices {
        let index = (place + offset) % earlier.count
        guard earlier[index].node == text.node else { continue }
        kept = index
        place = index + 1
        break
      }
      if let kept, TextShape.areAlike(earlier[kept].text.text, text.text.text) {
        var entry = text
        entry.text = earlier[kept].text
        if entry.text.selection != text.text.selection {
          entry.text.select(text.text.selection)
        }
        entries.append(entry)
      } else {
        entries.append(masked(text))
      }
    }
  }

  // MARK: Text in events

  /// The node at which a message has been entered, if it has been.
  static func node(
    of message: String, _ before: [EnteredTexts.Entry], _ after: [EnteredTexts.Entry]
  ) -> NodeID? {
    guard before.count == after.count else { return nil }
    return zip(before, after).first { $0 != $1 && $1.text.text.bytes == message.bytes }?.1.node
  }

  /// The event with another text, or without one if it needs none.
  static func replacing(_ event: Event, _ text: String?) -> Event {
    switch event {
    case .text(var edit):
      edit.replacement = text ?? ""
      return .text(edit)
    case .compose(var composition):
      composition.text = text ?? ""
      return .compose(composition)
    case .command(var command):
      command.value = text.map { .string($0) }
      return .command(command)
    case .response(var response):
      response.message = text
      return .response(response)
    default: return event
    }
  }

  /// An edit that replaces a text up to the caret, in place of a deletion.
  ///
  /// A stand-in of another variant may be one that the scene accepts or rejects as it does the text.
  static func edit(
    of target: NodeID, from before: [EnteredTexts.Entry], to after: [EnteredTexts.Entry],
    _ variant: Int
  ) -> Event? {
    guard let old = before.first(where: { $0.isAt(target) })?.text,
      let new = after.first(where: { $0.isAt(target) })?.text
    else { return nil }
    let end = old.selection.location + old.selection.length
    let units = new.text.utf16
    let rest = units.index(units.startIndex, offsetBy: new.selection.location)
    let standIn = TextShape.standIn(for: String(new.text[..<rest]), variant: variant)
    return .text(
      TextEdit(target, replacement: standIn, range: TextRange(location: 0, length: end)))
  }

  /// The text in an edit's range, as the node shows it.
  static func text(under edit: TextEdit, in entries: [EnteredTexts.Entry]) -> String? {
    guard let range = edit.range, range.location >= 0, range.length > 0,
      let entry = entries.first(where: { $0.isAt(edit.target) })
    else { return nil }
    let units = entry.text.text.utf16
    guard range.location <= units.count, range.length <= units.count - range.location else {
      return nil
    }
    let start = units.index(units.startIndex, offsetBy: range.location)
    return String(entry.text.text[start..<units.index(start, offsetBy: range.length)])
  }
}
