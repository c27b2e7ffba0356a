import FlowEngine

extension SceneParts {
  /// The texts of the scene in a language, under those that the environment has: of a pseudo-locale, or
  /// of a catalog; `nil` if there are none.
  package func strings(
    in language: LanguageTag, _ catalog: StringCatalog?, under own: StringTable
  ) -> StringTable? {
    let texts =
      PseudoLocale(language)?.strings(of: strings)
      ?? catalog?.strings(for: language) ?? StringTable()
    guard !texts.isEmpty else { return nil }
    var table = StringTable()
    for string in strings {
      let key = "\(string.key)"
      if let text = texts[key] { table[key] = text }
    }
    table.merge(own)
    return table
  }

  /// Gives the scene its texts in the language of a trace.
  func language(_ catalog: StringCatalog?) -> TraceLanguage {
    TraceLanguage(catalog) { strings }
  }
}
