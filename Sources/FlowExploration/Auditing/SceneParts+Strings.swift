import FlowEngine

extension SceneParts {
  /// The texts of the scene in a language, of a pseudo-locale or of a catalog, that are not its own.
  package func strings(in language: LanguageTag, _ catalog: StringCatalog?) -> StringTable {
    TraceLanguage.given(in: language, catalog ?? StringCatalog(), strings)
  }

  /// Gives the scene its texts in the language of a trace.
  func language(_ catalog: StringCatalog?) -> TraceLanguage {
    TraceLanguage(catalog) { strings }
  }
}
