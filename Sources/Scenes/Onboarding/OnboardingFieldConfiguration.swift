import FlowEngine

extension Onboarding {
  /// One field of a page.
  public struct FieldConfiguration: ConfigurationGroup {
    /// Its name in values, unique in the form; its node is `field-<id>`.
    public var id = ""
    /// The placeholder and accessibility label; the id if it is empty.
    public var label = ""
    /// The kind of value.
    public var kind = FieldKind.text
    /// Whether the form cannot move on from the page without it; on pages 1 and 2 only.
    public var required = false
    /// Its frame in the page's content, in points; `nil` means its row on the page (G3).
    public var frame: Rect?
    /// The meaning of its text, for autofill and the keyboard; `nil` for none in particular.
    public var contentType: Node.TextContentType?

    /// A field without a name.
    public init() {}

    /// A field in its row.
    public init(
      _ id: String, label: String, kind: FieldKind = .text, required: Bool = false,
      contentType: Node.TextContentType? = nil
    ) {
      self.id = id
      self.label = label
      self.kind = kind
      self.required = required
      self.contentType = contentType
    }

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("id", &id, "name of the field, unique in the form", required: true)
      members.member("label", &label, "what the field asks for")
      members.member("kind", &kind, "what the field takes")
      members.member("required", &required, "whether the page needs it; pages 1 and 2 only")
      members.member("frame", &frame, "place in the page's content; null is the field's row")
      members.member("contentType", &contentType, "meaning of the text, for autofill")
    }

    /// What the field shows while it is empty, in the environment's language if it is the default.
    func label(in environment: Environment) -> String {
      label.isEmpty ? id : environment.text(label, defaults: Strings.labels)
    }
  }

  /// The kind of a field's value.
  public enum FieldKind: String, MemberChoice {
    /// One line of text.
    case text
    /// A day, as `YYYY-MM-DD`.
    case date
    /// Text in which the return key breaks the line.
    case multiline
    /// A picture, which the host lets the user choose; the value is its name.
    case image

    /// Whether a field of the kind takes the keyboard.
    var takesKeyboard: Bool { self != .image }

    /// Whether a text is anything other than white space; for a date, a day that exists and is not in the
    /// future (rule 15).
    ///
    /// - Parameter date: Today.
    func isFilled(by text: String, on date: CalendarDate) -> Bool {
      switch self {
      case .text, .multiline, .image: !WhiteSpace.isAll(of: text)
      case .date: Field.day(in: text).map { $0 <= date } ?? false
      }
    }

    /// The keyboard for what a field takes (G12).
    func keyboardType(for contentType: Node.TextContentType?) -> Node.KeyboardType {
      if self == .date { return .numbersAndPunctuation }
      switch contentType {
      case .url?: return .url
      case .emailAddress?: return .emailAddress
      case .telephoneNumber?: return .phonePad
      default: return .default
      }
    }

    /// Whether the keyboard may correct a text: not a name or a date, which it does not know (G12).
    func mayCorrect(_ contentType: Node.TextContentType?) -> Bool {
      self != .date && contentType == nil
    }
  }
}

extension Node.TextContentType: MemberChoice {}
