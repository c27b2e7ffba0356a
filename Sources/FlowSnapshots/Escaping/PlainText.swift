import FlowEngine

/// Text from files and their names, made harmless where people and services read it.
///
/// A terminal obeys control characters, and a service that runs builds obeys lines that look like its
/// commands. Both may come from whoever wrote a trace.
package enum PlainText {
  /// The text on one line, with everything escaped that a terminal or a service would obey.
  ///
  /// These are control characters, line separators, marks that change the direction of text,
  /// non-characters, and the beginnings of commands: `::` at the start of a line and `##` anywhere.
  package static func line(_ text: String) -> String {
    if isPlain(text), text.utf8.first(where: { $0 != UInt8(ascii: " ") }) != UInt8(ascii: ":") {
      return text
    }
    var line = escaped(text) { "\\u{" + hex($0.value, digits: 0) + "}" }
    let start = line.unicodeScalars.prefix { $0.properties.isWhitespace }
    let rest = line.unicodeScalars[start.endIndex...]
    if rest.starts(with: "::".unicodeScalars) {
      line = String(start) + "\\u{3A}" + String(rest.dropFirst())
    }
    return line
  }

  /// JSON with the same escaped in its strings, where alone it can stand.
  package static func json(_ json: String) -> String {
    if isPlain(json, besides: UInt8(ascii: "\n")) { return json }
    return escaped(json) { scalar in
      scalar == "\n" ? "\n" : scalar.utf16.map { "\\u" + hex(UInt32($0), digits: 4) }.joined()
    }
  }

  /// Whether nothing needs to be escaped, as far as bytes tell, except at the start of a line.
  ///
  /// - Parameter other: A byte that needs no escape, either.
  private static func isPlain(_ text: String, besides other: UInt8? = nil) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "#"), last == byte { return false }
      guard 0x20..<0x7F ~= byte || byte == other else { return false }
      last = byte
    }
    return true
  }

  /// Escapes scalars, and the second of two number signs.
  private static func escaped(
    _ text: String, _ escape: (Unicode.Scalar) -> String
  ) -> String {
    var result = String.UnicodeScalarView()
    var wasSign = false
    for scalar in text.unicodeScalars {
      let isSecond = wasSign && scalar == "#"
      if isSecond || scalar.isEscapedWhenShown {
        result.append(contentsOf: escape(scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      wasSign = scalar == "#" && !isSecond
    }
    return String(result)
  }

  private static func hex(_ value: UInt32, digits: Int) -> String {
    let hex = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - hex.count)) + hex
  }
}
