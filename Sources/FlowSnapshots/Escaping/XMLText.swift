/// Text in XML.
package enum XMLText {
  /// A text with everything escaped that would end it; what XML cannot contain is U+FFFD.
  ///
  /// - Parameter keepsLines: Whether line ends and tabs stay, instead of becoming spaces.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "\n", "\t": result.append(keepsLines ? scalar : " ")
      case "\r" where !keepsLines: result.append(" ")
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
