import FlowEngine

extension Onboarding {
  /// One field of a page.
  public struct FieldConfiguration: ConfigurationGroup {
    /// Its name in values, unique in the form; its node is `field-<id>`.
    public var id = ""
    /// What it asks for: its placeholder and accessibility label; the id if it is empty.
    public var label = ""
    /// What it takes.
    public var kind = FieldKind.text
    /// Whether the form cannot move on from the page without it; on pages 1 and 2 only.
    public var required = false
    /// Its frame in the page's content, in points; `nil` means its row on the page (G3).
    public var frame: Rect?

    /// A field without a name.
    public init() {}

    /// A field in its row.
    public init(_ id: String, label: String, kind: FieldKind = .text, required: Bool = false) {
      self.id = id
      self.label = label
      self.kind = kind
      self.required = required
    }

    /// Lists the members.
    public mutating func visit(_ members: inout ConfigurationMembers) {
      members.member("id", &id, "name of the field, unique in the form", required: true)
      members.member("label", &label, "what the field asks for")
      members.member("kind", &kind, "what the field takes")
      members.member("required", &required, "whether the page needs it; pages 1 and 2 only")
      members.member("frame", &frame, "place in the page's content; null is the field's row")
    }
  }

  /// What a field takes.
  public enum FieldKind: String, MemberChoice {
    /// One line of text.
    case text
    /// A day, as `YYYY-MM-DD`.
    case date
    /// Text in which the return key breaks the line.
    case multiline
  }
}
