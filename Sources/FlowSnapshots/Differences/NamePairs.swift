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

  /// The names, with a number added to each repeated one.
  private static func distinct(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name)#\(count)"
    }
  }
}
