/// A legal event that is probably a mistake.
public enum EventWarning: Equatable, Sendable {
  /// No node that the scene can have is called so; `known` are the names of its parts.
  case unknownTarget(NodeID, known: [String])
  /// A part is a family with such names, but the configuration does not have this one.
  case absentTarget(NodeID)
  /// No effect has requested the answer.
  case unaskedResponse(id: String)
  /// A field is edited that does not have the keyboard; `focused` is the one that has it.
  case unfocusedEdit(NodeID, focused: NodeID?)
  /// The scene has no text of this key; `known` are the keys that it has.
  case unknownString(key: String, known: [String])
  /// A pointer that is not down moves or is lifted, or one that is goes down again.
  case strayPointer(id: Int, Pointer.Phase)

  /// The member of the event that is probably wrong, as a trace names it.
  public var member: String {
    switch self {
    case .unknownTarget, .absentTarget, .unfocusedEdit: "target"
    case .unaskedResponse, .strayPointer: "id"
    case .unknownString: "environment"
    }
  }

  /// A message with the suspicion.
  public var message: String {
    switch self {
    case .unknownTarget(let target, let known):
      "no node of the scene can be '\(target.name)'"
        + Self.proposal(for: target.name, among: known)
    case .absentTarget(let target):
      "no node of the scene can be '\(target.name)' as it is configured"
    case .unaskedResponse(let id): "no effect has asked for the response '\(id)'"
    case .unfocusedEdit(let target, let focused):
      "'\(target.name)' does not have the keyboard"
        + (focused.map { "; '\($0.name)' has it" } ?? "; no field has it")
    case .unknownString(let key, let known):
      "the scene has no string '\(key)'" + Self.proposal(for: key, among: known)
    case .strayPointer(let id, let phase):
      phase == .down ? "the pointer \(id) is down already" : "the pointer \(id) is not down"
    }
  }

  private static func proposal(for name: String, among known: [String]) -> String {
    known.isEmpty ? "" : Suggestion.text(for: name, among: known)
  }

  /// The warning without today's names, which may be of other things in an older version.
  var withoutProposals: EventWarning {
    switch self {
    case .unknownTarget(let target, _): .unknownTarget(target, known: [])
    case .unknownString(let key, _): .unknownString(key: key, known: [])
    case .absentTarget, .unaskedResponse, .unfocusedEdit, .strayPointer: self
    }
  }
}
