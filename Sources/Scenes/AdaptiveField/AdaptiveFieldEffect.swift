import FlowEngine

extension AdaptiveField {
  /// What the form tells its host.
  public enum Effect: SceneEffect {
    /// The text of a field has changed; all its sections, joined.
    case didChange(field: NodeID, text: String)
    /// The text of a field has been validated.
    case didValidate(field: NodeID, verdict: Verdict)
    /// The keyboard has left a field; sent once each time.
    case didEndEditing(field: NodeID)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .didChange: "didChange"
      case .didValidate: "didValidate"
      case .didEndEditing: "didEndEditing"
      }
    }

    /// Writes the members that follow `type`.
    public func write(to members: inout MemberWriter) {
      switch self {
      case .didChange(let field, let text):
        members.member("field", field)
        members.member("text", text)
      case .didValidate(let field, let verdict):
        members.member("field", field)
        members.member("verdict", verdict)
      case .didEndEditing(let field): members.member("field", field)
      }
    }
  }
}
