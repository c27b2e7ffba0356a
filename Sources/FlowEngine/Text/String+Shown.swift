extension String {
  /// The text as messages show it: on one line, without anything that could control a terminal, and
  /// cut after `limit` characters.
  package func shown(limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else { return result + "…" }
      count += 1
      switch scalar.value {
      // Control characters, line separators, and marks that change the text direction.
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
