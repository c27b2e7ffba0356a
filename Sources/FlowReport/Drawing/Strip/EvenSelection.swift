/// Elements of a sequence of any length, of several kinds: all as long as there is room, then of the
/// most frequent kinds every second one, every fourth, and so on.
struct EvenSelection<Element> {
  private struct Entry {
    var element: Element
    var kind: Int
    /// The number of the element among those of its kind.
    var number: Int
  }

  /// What is known of a kind.
  private struct Kind {
    /// The number of elements that have come.
    var count = 0
    /// The number of elements that are kept.
    var kept = 0
    /// Of so many elements one is kept.
    var stride = 1
  }

  private let limit: Int
  private var entries: [Entry] = []
  private var kinds: [Int: Kind] = [:]

  /// Creates an empty selection.
  ///
  /// - Parameter limit: The most elements that are kept.
  init(limit: Int) {
    self.limit = limit
  }

  /// The elements that are kept, in order.
  var elements: [Element] { entries.map(\.element) }

  /// Whether no element is kept.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds the next element.
  ///
  /// - Parameter kind: Of the kinds that are as frequent the lesser one gives way first.
  mutating func add(_ element: Element, kind: Int = 0) {
    var known = kinds[kind] ?? Kind()
    if known.count % known.stride == 0 {
      entries.append(Entry(element: element, kind: kind, number: known.count))
      known.kept += 1
    }
    known.count += 1
    kinds[kind] = known
    if entries.count > limit { thin() }
  }

  /// Removes the elements that satisfy a predicate, and returns them in order.
  mutating func remove(where isRemoved: (Element) -> Bool) -> [Element] {
    let removed = entries.filter { isRemoved($0.element) }
    guard !removed.isEmpty else { return [] }
    entries.removeAll { isRemoved($0.element) }
    for entry in removed { kinds[entry.kind]?.kept -= 1 }
    if entries.isEmpty { removeAll() }
    return removed.map(\.element)
  }

  /// Begins anew.
  mutating func removeAll() {
    entries.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
  }

  /// The first element that satisfies a predicate which all later ones satisfy, too.
  func first(where belongsAfter: (Element) -> Bool) -> Element? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if belongsAfter(entries[middle].element) { high = middle } else { low = middle + 1 }
    }
    return low < entries.count ? entries[low].element : nil
  }

  private mutating func thin() {
    let most = kinds.max { ($0.value.kept, -$0.key) < ($1.value.kept, -$1.key) }
    guard let kind = most?.key, let stride = most?.value.stride else { return }
    entries.removeAll { $0.kind == kind && $0.number % (2 * stride) != 0 }
    kinds[kind]?.stride = 2 * stride
    kinds[kind]?.kept = entries.count { $0.kind == kind }
  }
}
