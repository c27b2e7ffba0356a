extension StringTable {
  /// Adds the texts of another table, replacing those of the same keys.
  public mutating func merge(_ other: StringTable) {
    if isEmpty { self = other } else { for entry in other.entries { self[entry.key] = entry.text } }
  }
}
