import FlowEngine

extension AdaptiveField {
  /// The requests and notifications to the host.
  public enum Effect: SceneEffect {
    /// The text of a field has changed; all its sections, joined.
    case didChange(field: NodeID, text: String)
    /// The text of a secret field has changed; the number of its characters.
    case didChangeSecret(field: NodeID, length: Int)
    /// The text of a field passes its own checks, and the host is asked about it: joined, and of
    /// each section. The answer is a `response` to `questionID`.
    case validate(id: String, field: NodeID, text: String, texts: [String])
    /// The same of a secret field; the host reads the text from the state.
    case validateSecret(id: String, field: NodeID, length: Int)
    /// The text of a field has been validated.
    case didValidate(field: NodeID, verdict: Verdict)
    /// The keyboard has left a field; sent once each time.
    case didEndEditing(field: NodeID)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .didChange, .didChangeSecret: "didChange"
      case .validate, .validateSecret: "validate"
      case .didValidate: "didValidate"
      case .didEndEditing: "didEndEditing"
      }
    }

    /// The effects' types and members; of a secret field, `length` in place of the texts.
    public static let descriptions = [
      EffectDescription(
        "didChange", .member("field", NodeID.self), .optional("text", String.self),
        .optional("length", Int.self)),
      EffectDescription(
        "validate", .member("id", String.self), .member("field", NodeID.self),
        .optional("text", String.self), .optional("texts", [String].self),
        .optional("length", Int.self)),
      EffectDescription(
        "didValidate", .member("field", NodeID.self), .member("verdict", Verdict.self)),
      EffectDescription("didEndEditing", .member("field", NodeID.self)),
    ]

    /// Writes the members that follow `type`.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .didChange(let field, let text):
        members.member("field", field)
        members.member("text", text)
      case .didChangeSecret(let field, let length):
        members.member("field", field)
        members.member("length", length)
      case .validate(let id, let field, let text, let texts):
        members.member("id", id)
        members.member("field", field)
        members.member("text", text)
        members.member("texts", texts)
      case .validateSecret(let id, let field, let length):
        members.member("id", id)
        members.member("field", field)
        members.member("length", length)
      case .didValidate(let field, let verdict):
        members.member("field", field)
        members.member("verdict", verdict)
      case .didEndEditing(let field): members.member("field", field)
      }
    }

    /// The id of a field's question to the host; the first one has the number 1.
    public static func questionID(_ number: Int, of field: String) -> String {
      "validate-\(field)-\(number)"
    }
  }
}
