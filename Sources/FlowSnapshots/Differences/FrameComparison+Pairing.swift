extension FrameComparison {
  /// Pairs the members of two objects by name.
  func members(
    _ object: JSONOutline.Value?, _ other: JSONOutline.Value?
  ) -> [NamePairs.Pair] {
    let members = object.map { first.members(of: $0) } ?? []
    let others = other.map { second.members(of: $0) } ?? []
    return NamePairs(
      members.map { $0.value }, names: members.map { first.string($0.name) ?? "?" },
      others.map { $0.value }, names: others.map { second.string($0.name) ?? "?" }
    ).list
  }

  /// Pairs the elements of two arrays by the name that each gives itself.
  func elements(
    _ array: JSONOutline.Value, _ other: JSONOutline.Value,
    name: (JSONOutline, JSONOutline.Value) -> String
  ) -> NamePairs {
    let elements = first.elements(of: array)
    let others = second.elements(of: other)
    return NamePairs(
      elements, names: elements.map { name(first, $0) },
      others, names: others.map { name(second, $0) })
  }
}
