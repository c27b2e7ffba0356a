/// The texts of verdicts, none of which is longer than a limit.
enum FleetText {
  /// What stands in place of the middle of a text.
  private static let ellipsis = "…"

  /// A text of so many bytes at most: its beginning and its end, where a message often names the
  /// fault.
  static func cut(_ text: String, to limit: Int = FleetLimits.textLength) -> String {
    guard text.utf8.count > limit else { return text }
    let room = limit - ellipsis.utf8.count
    let tail = suffix(of: text, room / 4)
    return prefix(of: text, room - tail.utf8.count) + ellipsis + tail
  }

  private static func prefix(of text: String, _ count: Int) -> String {
    var end = text.utf8.index(text.startIndex, offsetBy: count)
    while end.samePosition(in: text.unicodeScalars) == nil { end = text.utf8.index(before: end) }
    return String(text.unicodeScalars[..<end])
  }

  private static func suffix(of text: String, _ count: Int) -> String {
    var start = text.utf8.index(text.endIndex, offsetBy: -count)
    while start.samePosition(in: text.unicodeScalars) == nil {
      start = text.utf8.index(after: start)
    }
    return String(text.unicodeScalars[start...])
  }
}
