/// A few values by their names, for names that are still bytes.
struct NameTable<Value: Sendable>: Sendable {
  private struct Entry: Sendable {
    var name: ShortName
    var value: Value
  }

  private var entries: [Entry] = []
  /// The names, in the order in which they are looked up.
  let names: [String]

  /// Creates a table; names beyond the capacity of `ShortName` are not found.
  init(_ values: some Collection<Value>, name: (Value) -> String) {
    names = values.map(name)
    for value in values {
      if let name = ShortName(name(value)) { entries.append(Entry(name: name, value: value)) }
    }
  }

  /// The value of a name; `nil` if there is none.
  ///
  /// - Complexity: O(*n*), two comparisons of 64 bits a name.
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
