import FlowEngine

extension ScenePart {
  /// Whether an id is that of the part, or of a member of its family: the text in angle brackets
  /// varies, and has at least one character.
  public func names(_ id: NodeID) -> Bool {
    // The text around the brackets: "cell-", "-" and "" for "cell-<row>-<column>".
    let pieces = rawValue.split(separator: ">", omittingEmptySubsequences: false)
      .map { $0.prefix { $0 != "<" } }
    guard pieces.count > 1, let first = pieces.first, let last = pieces.last else {
      return id.name == rawValue
    }
    var name = Substring(id.name)
    guard name.hasPrefix(first) else { return false }
    name = name.dropFirst(first.count)
    guard name.hasSuffix(last) else { return false }
    name = name.dropLast(last.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let rest = name.dropFirst().behind(piece) else { return false }
      name = rest
    }
    return !name.isEmpty
  }
}

extension Substring {
  /// The text behind the first occurrence of another; `nil` if there is none.
  fileprivate func behind(_ text: Substring) -> Substring? {
    var rest = self
    while !rest.hasPrefix(text) {
      if rest.isEmpty { return nil }
      rest = rest.dropFirst()
    }
    return rest.dropFirst(text.count)
  }
}
