/// Fonts by name, with what is known of their metrics.
public struct FontBook: Equatable, Sendable {
  /// One font.
  public struct Entry: Equatable, Sendable {
    /// The font's name.
    public var name: String
    /// Its metrics.
    public var metrics: FontMetrics
  }

  /// The fonts, in the order in which they were added; a name stands once.
  public private(set) var entries: [Entry] = []

  /// A book with no font in it.
  public init() {}

  /// The metrics of a font; `nil` for one that nobody describes.
  public subscript(name: String) -> FontMetrics? {
    get { entries.first { $0.name == name }?.metrics }
    set {
      entries.removeAll { $0.name == name }
      if let newValue { entries.append(Entry(name: name, metrics: newValue)) }
    }
  }

  /// Adds the fonts of another book; those of the same name are replaced.
  public mutating func merge(_ other: FontBook) {
    for entry in other.entries { self[entry.name] = entry.metrics }
  }
}
