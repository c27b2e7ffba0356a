/// The metrics of fonts, by name.
public struct FontBook: Equatable, Sendable {
  /// One font and its metrics.
  public struct Entry: Equatable, Sendable {
    /// The font's name.
    public var name: String
    /// The font's metrics.
    public var metrics: FontMetrics

    /// Whether two fonts have names of the same bytes, and the same metrics.
    public static func == (entry: Entry, other: Entry) -> Bool {
      entry.name.bytes == other.name.bytes && entry.metrics == other.metrics
    }
  }

  /// The fonts in the order in which they were added; names are unique.
  public private(set) var entries: [Entry] = []
  /// The number of characters with individual advances, of all fonts.
  private(set) var advanceCount = 0

  /// Creates an empty font book.
  public init() {}

  /// The metrics of a font; `nil` if the book does not describe it.
  public subscript(name: String) -> FontMetrics? {
    get { entries.first { $0.name.bytes == name.bytes }?.metrics }
    set {
      if let index = entries.firstIndex(where: { $0.name.bytes == name.bytes }) {
        advanceCount -= entries[index].metrics.advances.count
        entries.remove(at: index)
      }
      guard let newValue else { return }
      advanceCount += newValue.advances.count
      entries.append(Entry(name: name, metrics: newValue))
    }
  }

  /// Whether there is no more in it than the fonts of all lines of a trace may have together.
  var isWithinLimits: Bool {
    entries.count <= InputLimits.fonts && advanceCount <= InputLimits.fontAdvances
      && entries.allSatisfy { $0.name.utf8.count <= InputLimits.fontName }
  }

  /// Whether it is within the limits with the fonts of another book.
  @usableFromInline func isWithinLimits(with other: FontBook) -> Bool {
    var count = entries.count
    var advances = advanceCount
    for entry in other.entries {
      guard entry.name.utf8.count <= InputLimits.fontName else { return false }
      count += 1
      advances += entry.metrics.advances.count
      if let known = self[entry.name] {
        count -= 1
        advances -= known.advances.count
      }
    }
    return count <= InputLimits.fonts && advances <= InputLimits.fontAdvances
  }

  /// Adds the fonts of another book, replacing those of the same name.
  public mutating func merge(_ other: FontBook) {
    for entry in other.entries { self[entry.name] = entry.metrics }
  }
}
