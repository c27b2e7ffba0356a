/// The common reason of verdicts that are counted together.
enum FleetReason {
  /// The reason in words: the scene, and what differs first or is wrong.
  static func text(scene: String?, _ kind: FleetVerdict.Kind, _ reason: String) -> String {
    Reason.text(
      scene, kind == .differs ? reason : "\(kind.rawValue): \(general(reason))")
  }

  /// A message without its numbers, which differ from trace to trace.
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
