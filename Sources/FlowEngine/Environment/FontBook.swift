/// The metrics of fonts, by name.
public struct FontBook: Equatable, Sendable {
  /// One font and its metrics.
  public struct Entry: Equatable, Sendable {
    /// The font's name.
    public var name: String
    /// The font's metrics.
    public var metrics: FontMetrics
  }

  /// The fonts in the order in which they were added; names are unique.
  public private(set) var entries: [Entry] = []

  /// Creates an empty font book.
  public init() {}

  /// The metrics of a font; `nil` if the book does not describe it.
  public subscript(name: String) -> FontMetrics? {
    get { entries.first { $0.name == name }?.metrics }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append(Entry(name: name, metrics: newValue)) }
    }
  }

  /// Adds the fonts of another book, replacing those of the same name.
  public mutating func merge(_ other: FontBook) {
    for entry in other.entries { self[entry.name] = entry.metrics }
  }
}
