import FlowEngine

extension Onboarding {
  /// The contents of a page, whether it is shown or not.
  struct Page: StateGroup {
    /// Its fields, in reading order.
    var fields: [Field] = []
    /// How far its content is scrolled, in points.
    var offset = 0.0

    init() {}

    init(_ configuration: PageConfiguration) {
      fields = configuration.fields.map { Field($0) }
    }

    mutating func visit(_ members: inout StateMembers) {
      members.kept("fields", &fields)
      members.kept("offset", &offset)
    }

    /// Completes a restored page from the configuration of its fields.
    ///
    /// - Throws: `MemberError` for fields other than the configured ones.
    mutating func configure(_ configuration: PageConfiguration) throws(MemberError) {
      guard fields.count == configuration.fields.count else {
        throw MemberError(
          "expected \(configuration.fields.count) fields, found \(fields.count)", of: "fields")
      }
      for row in fields.indices { fields[row].configure(configuration.fields[row]) }
      guard offset >= 0 else { throw MemberError("expected 0 or more", of: "offset") }
    }

    /// Whether all required fields are filled in (rule 15).
    func isValid(on date: CalendarDate) -> Bool {
      fields.allSatisfy { !$0.required || $0.isFilled(on: date) }
    }
  }

  /// A field with what has been entered.
  struct Field: StateGroup {
    /// Its node's id, kept so that layouts build no strings.
    private(set) var node = NodeID("")
    /// What it shows while it is empty.
    private(set) var label = ""
    /// What a screen reader calls it.
    private(set) var spokenLabel = ""
    /// What it takes.
    private(set) var kind = FieldKind.text
    /// Whether its page needs it.
    private(set) var required = false
    /// What has been entered.
    var text = EditableText()

    init() {}

    init(_ configuration: FieldConfiguration) {
      configure(configuration)
    }

    mutating func visit(_ members: inout StateMembers) {
      members.kept("text", &text)
    }

    /// Takes over what the configuration says of the field.
    mutating func configure(_ configuration: FieldConfiguration) {
      node = Part.field(configuration.id)
      label = configuration.label.isEmpty ? configuration.id : configuration.label
      spokenLabel = configuration.required ? "\(label), required" : label
      kind = configuration.kind
      required = configuration.required
    }

    /// Whether it contains anything other than white space; in a date field, a day that exists and
    /// is not in the future (rule 15).
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

    /// Takes an edit from a keyboard, a paste or a picker.
    ///
    /// A complete date without a range comes from a picker and replaces the text (B4).
    mutating func replace(_ range: TextRange?, with replacement: String) {
      if kind == .date, range == nil, CalendarDate(replacement) != nil {
        text = EditableText(replacement)
      } else {
        text.replace(range, with: replacement)
      }
    }
  }
}
