import FlowEngine

extension Onboarding {
  /// What a page holds, whether it is shown or not.
  struct Page: Equatable, Sendable {
    /// Its fields, in reading order.
    var fields: [Field]
    /// How far its content is scrolled, in points.
    var offset = 0.0

    init(_ configuration: PageConfiguration) {
      fields = configuration.fields.map { Field($0) }
    }

    /// Whether all its required fields are filled in (rule 15).
    func isValid(on date: CalendarDate) -> Bool {
      fields.allSatisfy { !$0.required || $0.isFilled(on: date) }
    }
  }

  /// A field with what has been entered.
  struct Field: Equatable, Sendable {
    /// Its node; kept, as a layout builds no string.
    let node: NodeID
    /// What it shows while it is empty.
    let label: String
    /// What a screen reader calls it.
    let spokenLabel: String
    /// What it takes.
    let kind: FieldKind
    /// Whether its page needs it.
    let required: Bool
    /// What has been entered.
    var text = EditableText()

    init(_ configuration: FieldConfiguration) {
      node = Part.field(configuration.id)
      label = configuration.label.isEmpty ? configuration.id : configuration.label
      spokenLabel = configuration.required ? "\(label), required" : label
      kind = configuration.kind
      required = configuration.required
    }

    /// Whether there is something in it other than white space; in a date field a day that exists
    /// and is not in the future (rule 15).
    ///
    /// - Parameter date: Today.
    func isFilled(on date: CalendarDate) -> Bool {
      switch kind {
      case .text, .multiline: return !WhiteSpace.trimming(text.text).isEmpty
      case .date:
        guard let day = CalendarDate(String(WhiteSpace.trimming(text.text))) else { return false }
        return day <= date
      }
    }

    /// Takes an edit as it comes from a keyboard, a paste, a picker.
    ///
    /// A whole date is a picker's answer, which says no range, and takes the place of the last one.
    mutating func replace(_ range: TextRange?, with replacement: String) {
      if kind == .date, range == nil, CalendarDate(replacement) != nil {
        text = EditableText(replacement)
      } else {
        text.replace(range, with: replacement)
      }
    }
  }
}
