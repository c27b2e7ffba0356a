extension String {
  /// The text as a message shows it: on one line, without what could steer a terminal, and cut
  /// after so many characters.
  func shown(limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else { return result + "…" }
      count += 1
      switch scalar.value {
      // Control characters, separators of lines, and marks that turn the direction of text.
      case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
