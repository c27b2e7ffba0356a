extension String {
  /// The text as messages show it: on one line, without anything that could control a terminal, and
  /// cut after `limit` characters.
  package func shown(limit: Int = 60) -> String {
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      guard count < limit else { return result + "…" }
      count += 1
      if scalar.isEscapedWhenShown {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
