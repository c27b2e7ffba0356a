/// What is composed and what can be undone, in a saved state.
enum SavedEditing {
  /// Reads marked text.
  static func marked(_ json: JSONValue) throws(MemberError) -> MarkedText {
    do throws(MemberError) {
      let reader = try SavedReader(json, ["target", "text", "selection"])
      let text = try text("text", reader)
      return MarkedText(
        try reader.value("target"), text, try SavedEngine.range("selection", of: reader))
    } catch {
      throw error.within("marked")
    }
  }

  /// Reads the edits.
  static func history(_ json: JSONValue, at time: Double) throws(MemberError) -> TextHistory {
    do throws(MemberError) {
      let reader = try SavedReader(json, ["done", "undone"])
      return TextHistory(
        done: try groups("done", reader, at: time), undone: try groups("undone", reader, at: time))
    } catch {
      throw error.within("edits")
    }
  }

  private static func groups(
    _ name: String, _ reader: SavedReader, at time: Double
  ) throws(MemberError) -> [EditGroup] {
    let groups = try reader.elements(name) { (json) throws(MemberError) in
      let reader = try SavedReader(json, ["kind", "t", "fields"])
      let last = try reader.seconds("t")
      guard last <= time else { throw try reader.invalid("t", "expected a time that has been") }
      let edits = try reader.elements("fields") { (json) throws(MemberError) in
        let reader = try SavedReader(json, ["node", "before", "after"], optional: ["tail"])
        return FieldEdit(
          node: try reader.value("node"), before: try text("before", reader),
          after: try text("after", reader),
          tail: reader.has("tail")
            ? try reader.place("tail", below: InputLimits.textLength + 1) : nil)
      }
      guard !edits.isEmpty else { throw try reader.invalid("fields", "expected a field or more") }
      return EditGroup(try reader.choice("kind"), edits, at: last)
    }
    guard groups.count <= InputLimits.undoableEdits else {
      throw try reader.invalid(name, "expected \(InputLimits.undoableEdits) edits or less")
    }
    return groups
  }

  /// Reads a text that a field can have.
  private static func text(
    _ name: String, _ reader: SavedReader
  ) throws(MemberError) -> String {
    let text: String = try reader.value(name)
    guard text.utf16Length <= EditableText.lengthLimit else {
      throw try reader.invalid(name, "expected \(InputLimits.textLengthText)")
    }
    return text
  }
}

extension JSONWriter {
  /// Writes what is composed.
  mutating func saved(_ marked: MarkedText) {
    key("marked")
    beginObject()
    member("target", marked.target)
    member("text", marked.text)
    member("selection", marked.selection)
    endObject()
  }

  /// Writes what can be undone, and done again.
  mutating func saved(_ history: TextHistory) {
    var history = history
    history.arrange()
    key("edits")
    beginObject()
    saved("done", history.done)
    saved("undone", history.undone)
    endObject()
  }

  private mutating func saved(_ name: StaticString, _ groups: [EditGroup]) {
    key(name)
    beginArray()
    for group in groups {
      beginObject()
      member("kind", group.kind.rawValue)
      member("t", exact: group.time)
      key("fields")
      beginArray()
      for edit in group.edits {
        beginObject()
        member("node", edit.node)
        member("before", edit.before)
        member("after", edit.after)
        if let tail = edit.tail { member("tail", tail) }
        endObject()
      }
      endArray()
      endObject()
    }
    endArray()
  }
}
