import FlowEngine

extension AdaptiveField {
  /// What the form asks of its host, and tells it.
  public enum Effect: SceneEffect {
    /// Give the keyboard to a section.
    case focus(target: NodeID)
    /// Take the keyboard away.
    case blur
    /// The text of a field has changed; all its sections, joined.
    case didChange(field: NodeID, text: String)
    /// The text of a field has been judged.
    case didValidate(field: NodeID, verdict: Verdict)
    /// The keyboard has left a field; once for each time it had it.
    case didEndEditing(field: NodeID)
    /// Let a screen reader say something; never what has been entered.
    case announce(String)

    /// The effect's `type` in a frame.
    public var type: String {
      switch self {
      case .focus: "focus"
      case .blur: "blur"
      case .didChange: "didChange"
      case .didValidate: "didValidate"
      case .didEndEditing: "didEndEditing"
      case .announce: "announce"
      }
    }

    /// Writes what the host needs to know.
    public func write(to json: inout JSONWriter) {
      switch self {
      case .focus(let target): json.member("target", target)
      case .blur: break
      case .didChange(let field, let text):
        json.member("field", field)
        json.member("text", text)
      case .didValidate(let field, let verdict):
        json.member("field", field)
        json.member("verdict", verdict.rawValue)
      case .didEndEditing(let field): json.member("field", field)
      case .announce(let text): json.member("text", text)
      }
    }
  }
}
