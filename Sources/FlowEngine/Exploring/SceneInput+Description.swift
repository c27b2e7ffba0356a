extension SceneInput.Value {
  /// The expected value, as messages word it.
  package var expectation: String {
    switch self {
    case .any: "any"
    case .number: "a number"
    case .bool: "true or false"
    case .name(let names): names.map { "\"\($0)\"" }.joined(separator: " or ")
    case .format(let format): format
    case .text: "a text"
    case .typed(let type): type.expectation
    }
  }

  /// The members of the groups in the value, with their defaults.
  package var rows: [ConfigurationRow] {
    if case .typed(let type) = self { type.rows } else { [] }
  }
}
