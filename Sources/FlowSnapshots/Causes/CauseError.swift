import FlowEngine

/// The reason there is no cause of a value.
package enum CauseError: Error, Equatable, Sendable {
  /// The trace cannot be read or replayed.
  case document(DocumentError)
  /// The value is not written as `NODE.MEMBER`.
  case malformed(String)
  /// There is no such node at that time; the others there are.
  case unknownNode(String, known: [String])
  /// Nodes, or the state, have no such member; those that it may be.
  case unknownMember(String, of: String, known: [String])
  /// The trace begins later.
  case tooEarly(begin: Double)

  /// What is wrong, and what is expected.
  package var message: String {
    switch self {
    case .document(let error): error.message
    case .malformed(let text):
      "'\(text.shown())' is no member of a node; expected NODE.MEMBER, such as 'card.frame'"
    case .unknownNode(let id, let known): Suggestion.unknown("node", id, among: known)
    case .unknownMember(let name, let owner, let known):
      "unknown member '\(name.shown())' of \(owner)" + Suggestion.text(for: name, among: known)
    case .tooEarly(let begin): "the trace begins at \(Unit.seconds.text(begin))"
    }
  }
}
