/// Texts in several languages.
public struct StringCatalog: Equatable, Sendable {
  /// The texts in one language.
  public struct Entry: Equatable, Sendable {
    /// The language.
    public var language: LanguageTag
    /// The texts.
    public var strings: StringTable
  }

  /// The languages in the order in which they were added, each once.
  public private(set) var entries: [Entry] = []

  /// Creates an empty catalog.
  public init() {}

  /// The texts in a language alone, without those of its parents; empty if the catalog does not have
  /// the language.
  public subscript(language: LanguageTag) -> StringTable {
    get { entries.first { $0.language == language }?.strings ?? StringTable() }
    set {
      if let index = entries.firstIndex(where: { $0.language == language }) {
        entries[index].strings = newValue
      } else {
        entries.append(Entry(language: language, strings: newValue))
      }
    }
  }

  /// The texts in a language, part by part: what `de-AT` lacks is that of `de`.
  public func strings(for language: LanguageTag) -> StringTable {
    var strings = language.parent.map { self.strings(for: $0) } ?? StringTable()
    strings.merge(self[language])
    return strings
  }
}
