// Written by scripts/generate-members; change Members/node-names.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// The title of the keyboard's return key, with the names of `UIReturnKeyType`.
  public enum ReturnKeyType: String, CaseIterable, Equatable, Sendable {
    case `default`
    case go
    case google
    case join
    case next
    case route
    case search
    case send
    case yahoo
    case done
    case emergencyCall
    case `continue`
  }
}
