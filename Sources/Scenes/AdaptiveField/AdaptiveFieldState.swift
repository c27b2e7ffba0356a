import FlowEngine

extension AdaptiveField {
  /// What the form is in.
  public struct State: SceneState {
    /// What the machine is doing.
    public enum Name: String, CaseIterable, Sendable {
      /// No field has the keyboard.
      case resting
      /// A section of a field has it.
      case editing
    }

    /// The section that has the keyboard.
    struct Focus: Equatable, Sendable {
      var field: Int
      var section: Int
    }

    var fields: [Field]
    /// Where the keyboard is; in one section at the most.
    var focus: Focus?
    /// The top edge of a keyboard at the window's bottom, in window coordinates.
    var keyboardTop: Double?

    init(_ configuration: Configuration) {
      fields = configuration.fields.map { Field($0) }
    }

    /// Whether a section has the keyboard.
    public var name: Name { focus == nil ? .resting : .editing }

    /// Whether a field is to be unfolded: while it has the keyboard or any text (D9).
    func raises(_ field: Int) -> Bool {
      focus?.field == field || !fields[field].isEmpty
    }

    /// Whether the section that has the keyboard shows the accessory bar.
    func showsAccessory(_ configuration: Configuration) -> Bool {
      guard let focus else { return false }
      return switch configuration.fields[focus.field].accessory {
      case .always: true
      case .last: focus.section == fields[focus.field].lastSection
      }
    }

    /// Writes where the keyboard is, and each field.
    public func write(to json: inout JSONWriter) {
      if let focus {
        json.member("field", fields[focus.field].ids.field)
        json.member("section", focus.section)
      } else {
        json.key("field")
        json.null()
        json.key("section")
        json.null()
      }
      json.key("fields")
      json.beginArray()
      for index in fields.indices {
        json.beginObject()
        json.member("id", fields[index].ids.field)
        json.member("raised", raises(index))
        json.key("texts")
        json.beginArray()
        for section in fields[index].sections { json.string(section.text.text) }
        json.endArray()
        json.member("verdict", fields[index].verdict.rawValue)
        json.endObject()
      }
      json.endArray()
    }
  }
}

extension AdaptiveField.State {
  /// The name of the field that has the keyboard.
  public var focusedField: String? { focus.map { fields[$0.field].ids.field.name } }

  /// The number of the section that has the keyboard, from 0.
  public var focusedSection: Int? { focus?.section }

  /// The texts of a field's sections; `nil` for a name that no field has.
  public func texts(of field: String) -> [String]? {
    fields.first { $0.ids.field.name == field }?.sections.map { $0.text.text }
  }

  /// What has been found of a field's text; `nil` for a name that no field has.
  public func verdict(of field: String) -> AdaptiveField.Verdict? {
    fields.first { $0.ids.field.name == field }?.verdict
  }

  /// Whether a field is unfolded, or is unfolding; `nil` for a name that no field has.
  public func isRaised(_ field: String) -> Bool? {
    fields.indices.first { fields[$0].ids.field.name == field }.map { raises($0) }
  }
}
