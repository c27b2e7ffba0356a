extension JSONValue {
  /// Whether two values are the same, wherever in their texts they are.
  func hasSameContent(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.array(let elements), .array(let others)):
      elements.count == others.count
        && elements.indices.allSatisfy { elements[$0].hasSameContent(as: others[$0]) }
    case (.object(let members), .object(let others)):
      members.count == others.count
        && members.indices.allSatisfy {
          members[$0].name.bytes == others[$0].name.bytes
            && members[$0].value.hasSameContent(as: others[$0].value)
        }
    default: content == other.content
    }
  }
}
