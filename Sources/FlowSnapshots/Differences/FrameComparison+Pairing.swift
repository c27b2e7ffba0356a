extension FrameComparison {
  /// Pairs the members of two objects by name; a pair that is written identically may be left out.
  func members(
    _ object: JSONOutline.Value?, _ other: JSONOutline.Value?
  ) -> [NamePairs.Pair] {
    let members = object.map { first.members(of: $0) } ?? []
    let others = other.map { second.members(of: $0) } ?? []
    let pairs = zip(members, others)
    if members.count == others.count,
      pairs.allSatisfy({ first.isSame($0.name, as: $1.name, in: second) })
    {
      return differing(pairs.lazy.map { ($0.name, $0.value, $1.value) }) {
        first.string($0) ?? "?"
      }
    }
    return NamePairs(
      members.map { $0.value }, names: members.map { first.string($0.name) ?? "?" },
      others.map { $0.value }, names: others.map { second.string($0.name) ?? "?" }
    ).list
  }

  /// Pairs the elements of two arrays by the members that name them; a pair that is written
  /// identically may be left out.
  func elements(
    _ array: JSONOutline.Value, _ other: JSONOutline.Value, namedBy names: [StaticString]
  ) -> NamePairs {
    let elements = first.elements(of: array)
    let others = second.elements(of: other)
    let pairs = zip(elements, others)
    if elements.count == others.count, pairs.allSatisfy({ areNamed(names, $0, alike: $1) }) {
      return NamePairs(
        list: differing(pairs.lazy.map { ($0, $0, $1) }) { first.name($0, by: names) })
    }
    return NamePairs(
      elements, names: elements.map { first.name($0, by: names) },
      others, names: others.map { second.name($0, by: names) })
  }

  /// Whether the names of two elements are written identically.
  private func areNamed(
    _ names: [StaticString], _ element: JSONOutline.Value, alike other: JSONOutline.Value
  ) -> Bool {
    names.allSatisfy { name in
      guard let value = first.member(name, of: element), let other = second.member(name, of: other)
      else { return false }
      return first.isSame(value, as: other, in: second)
    }
  }

  /// The pairs that are not written identically, with their names.
  private func differing(
    _ pairs: some Sequence<(JSONOutline.Value, JSONOutline.Value, JSONOutline.Value)>,
    name: (JSONOutline.Value) -> String
  ) -> [NamePairs.Pair] {
    var list: [NamePairs.Pair] = []
    for (named, value, other) in pairs where !first.isSame(value, as: other, in: second) {
      list.append((name(named), value, other))
    }
    return list
  }
}

extension JSONOutline {
  /// The text of the members that name a value, with a dot between them.
  fileprivate func name(_ value: Value, by names: [StaticString]) -> String {
    names.map { text($0, of: value) }.joined(separator: ".")
  }
}
