import FlowEngine

/// The values of two lists, paired by name.
struct NamePairs {
  /// A name, and the value with that name in each list.
  typealias Pair = (name: String, first: JSONOutline.Value?, second: JSONOutline.Value?)

  /// The names of the first list in order, then those that only the second list has.
  private(set) var list: [Pair] = []
  /// Whether the names that both lists have are in a different order in the second.
  private(set) var isReordered = false

  /// Takes pairs that are in the same order in both lists.
  init(list: [Pair]) {
    self.list = list
  }

  /// Pairs the values of two lists by name; repeated names are paired in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values in both.
  init(
    _ first: [JSONOutline.Value], names: [String],
    _ second: [JSONOutline.Value], names otherNames: [String]
  ) {
    guard !names.elementsEqual(otherNames, by: { $0.bytes == $1.bytes }) else {
      list = zip(names, zip(first, second)).map { ($0, $1.0, $1.1) }
      return
    }
    let others = Self.distinct(otherNames)
    var indices: [Name: Int] = [:]
    for (index, name) in others.enumerated() { indices[name] = index }
    var last = -1
    for (name, value) in zip(Self.distinct(names), first) {
      let index = indices.removeValue(forKey: name)
      list.append((name.text, value, index.map { second[$0] }))
      guard let index else { continue }
      if index < last { isReordered = true }
      last = index
    }
    for (index, name) in others.enumerated() where indices[name] == index {
      list.append((name.text, nil, second[index]))
    }
  }

  /// A name, and how many of its list up to it have it.
  private struct Name: Hashable {
    var bytes: TextBytes
    var count: Int

    /// The name, with a number added to a repeated one.
    var text: String { count == 1 ? bytes.text : "\(bytes.text)#\(count)" }
  }

  private static func distinct(_ names: [String]) -> [Name] {
    var counts: [TextBytes: Int] = [:]
    return names.map { name in
      let count = counts[name.bytes, default: 0] + 1
      counts[name.bytes] = count
      return Name(bytes: name.bytes, count: count)
    }
  }
}

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
