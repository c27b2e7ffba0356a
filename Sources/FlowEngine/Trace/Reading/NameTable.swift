/// A table of a few values by name, for names that are still bytes.
struct NameTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var name: ShortName
    var value: Value
  }

  private var entries: [Entry] = []
  /// The names, in the order of lookup.
  let names: [String]

  /// Creates a table; names longer than the capacity of `ShortName` are never found.
  init(_ values: some Collection<Value>, name: (Value) -> String) {
    names = values.map(name)
    for value in values {
      if let name = ShortName(name(value)) { entries.append(Entry(name: name, value: value)) }
    }
  }

  /// The value with a name; `nil` if there is none.
  ///
  /// - Complexity: O(*n*) for *n* names, with two 64-bit comparisons each.
  @inline(__always) subscript(name: ShortName?) -> Value? {
    guard let name else { return nil }
    for index in entries.indices where entries[index].name == name { return entries[index].value }
    return nil
  }
}

extension NameTable where Value: CaseIterable & RawRepresentable<String> {
  /// Creates a table of all cases.
  init() {
    self.init(Value.allCases) { $0.rawValue }
  }
}
