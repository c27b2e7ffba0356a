/// What verdicts of one reason have in common, for counting them together.
enum FleetReason {
  /// The reason in words: the scene, and what begins to differ, or what is wrong.
  static func text(scene: String?, _ kind: FleetVerdict.Kind, _ reason: String) -> String {
    Reason.text(
      scene, kind == .differs ? reason : "\(kind.rawValue): \(general(reason))")
  }

  /// A message without what differs from one trace to the next: its numbers.
  private static func general(_ message: String) -> String {
    var text = ""
    var isInNumber = false
    for character in message {
      let isDigit = character.isASCII && character.isWholeNumber
      if isInNumber, isDigit || character == "." { continue }
      if isDigit { text += "…" } else { text.append(character) }
      isInNumber = isDigit
    }
    return text
  }
}
