/// What goes by the same name in two lists.
struct NamePairs {
  /// A name, and what goes by it in either list.
  typealias Pair = (name: String, first: JSONOutline.Value?, second: JSONOutline.Value?)

  /// The names of the first list in order, then those that only the second one has.
  private(set) var list: [Pair] = []
  /// Whether what is in both lists is in another order in the second one.
  private(set) var isReordered = false

  /// Pairs the values of two lists by their names; of several of one name each with the next.
  ///
  /// - Complexity: O(*n*), where *n* is the values of both.
  init(
    _ first: [JSONOutline.Value], names: [String],
    _ second: [JSONOutline.Value], names otherNames: [String]
  ) {
    guard names != otherNames else {
      list = zip(names, zip(first, second)).map { ($0, $1.0, $1.1) }
      return
    }
    let others = Self.distinct(otherNames)
    var indices: [String: Int] = [:]
    for (index, name) in others.enumerated() { indices[name] = index }
    var last = -1
    for (name, value) in zip(Self.distinct(names), first) {
      let index = indices.removeValue(forKey: name)
      list.append((name, value, index.map { second[$0] }))
      guard let index else { continue }
      if index < last { isReordered = true }
      last = index
    }
    for (index, name) in others.enumerated() where indices[name] == index {
      list.append((name, nil, second[index]))
    }
  }

  /// The names, a number added to those that have been there before.
  private static func distinct(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }
}
