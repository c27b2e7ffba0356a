import FlowEngine

/// A language that can be chosen on a page.
package struct PlayLanguage: Sendable {
  /// The language.
  package var locale: LanguageTag
  /// The texts of each scene that has some in it, by the scene's name.
  package var strings: [(scene: String, table: StringTable)]

  /// Creates a language.
  package init(_ locale: LanguageTag, strings: [(scene: String, table: StringTable)]) {
    self.locale = locale
    self.strings = strings
  }
}

extension JSONWriter {
  /// Writes a language: its tag, and the texts of each scene.
  mutating func language(_ language: PlayLanguage) {
    beginObject()
    member("locale", language.locale.text)
    key("scenes")
    beginObject()
    for (scene, table) in language.strings {
      key(scene)
      strings(table)
    }
    endObject()
    endObject()
  }
}
