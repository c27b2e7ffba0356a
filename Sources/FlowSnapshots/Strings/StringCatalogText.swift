import FlowEngine

/// Writes a scene's texts as one of Apple's String Catalogs, laid out as Xcode does.
package enum StringCatalogText {
  /// The catalog of a list of strings, with the English texts, sorted by key.
  package static func text(of strings: [SceneString]) -> String {
    let entries = strings.map { ("\($0.key)", $0) }.sorted { $0.0 < $1.0 }
      .map { key, string in "    \(quoted(key)) : {\n\(entry(string))\n    }" }
    let list = entries.isEmpty ? "{\n\n  }" : "{\n\(entries.joined(separator: ",\n"))\n  }"
    return """
      {
        "sourceLanguage" : "en",
        "strings" : \(list),
        "version" : "1.0"
      }

      """
  }

  private static func entry(_ string: SceneString) -> String {
    let localization: String
    switch string.localizedText {
    case .text(let text):
      localization = unit(text, indent: 10)
    case .plural(let forms):
      let variations = PluralCategory.allCases.compactMap { category in
        forms[category].map { form in
          "              \(quoted(category.rawValue)) : {\n\(unit(form, indent: 16))\n              }"
        }
      }
      localization = """
                  "variations" : {
                    "plural" : {
        \(variations.joined(separator: ",\n"))
                    }
                  }
        """
    }
    return """
            "comment" : \(quoted("\(string.comment)")),
            "extractionState" : "manual",
            "localizations" : {
              "en" : {
      \(localization)
              }
            }
      """
  }

  /// A text that needs no translation any more.
  private static func unit(_ text: String, indent: Int) -> String {
    let space = String(repeating: " ", count: indent)
    return """
      \(space)"stringUnit" : {
      \(space)  "state" : "translated",
      \(space)  "value" : \(quoted(text))
      \(space)}
      """
  }

  private static func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return json.text
  }
}
