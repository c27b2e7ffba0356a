/// Text in Markdown.
package enum MarkdownText {
  /// A text that Markdown and HTML take as it is.
  package static func plain(_ text: String) -> String {
    var plain = ""
    for character in PlainText.line(text) {
      if character.isASCII, character.isPunctuation || character.isSymbol,
        !"., :;/'-".contains(character)
      {
        plain += "\\"
      }
      plain.append(character)
    }
    return plain
  }

  /// What comes after a list that does not have all; empty for one that has.
  static func rest(_ count: Int, of limit: Int = RunLimits.listed) -> String {
    count > limit ? "\nand \(count - limit) more\n" : ""
  }
}
