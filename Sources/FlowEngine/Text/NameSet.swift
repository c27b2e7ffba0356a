/// The names that are in use, to find one that stands twice.
public struct NameSet: Sendable {
  private var names: [String] = []
  private var table = SlotTable(capacity: 8)

  /// Creates an empty set.
  public init() {}

  /// The number of names.
  var count: Int { names.count }

  /// Adds a name.
  ///
  /// - Returns: Whether it was not there yet.
  /// - Complexity: O(1) on average.
  public mutating func insert(_ name: String) -> Bool {
    if names.count == table.capacity { grow() }
    guard table.insert(names.count, name, { names[$0].bytes == name.bytes }) else { return false }
    names.append(name)
    return true
  }

  /// Whether it has a name.
  ///
  /// - Complexity: O(1) on average.
  func contains(_ name: String) -> Bool {
    table.place(of: name) { names[$0].bytes == name.bytes } != nil
  }

  private mutating func grow() {
    table = SlotTable(capacity: table.capacity * 2)
    for place in names.indices { _ = table.insert(place, names[place]) { _ in false } }
  }
}
