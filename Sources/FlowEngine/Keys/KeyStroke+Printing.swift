extension KeyStroke {
  /// The key that is not known, in W3C's UI Events.
  static let unidentified = "Unidentified"

  /// Whether the key stands for a character: all others have names, and Control, Alt and Meta make it something
  /// else.
  ///
  /// Option, and AltGr, which comes as Alt or as Control and Alt, type what has no key of its own: the plain
  /// letters and digits are shortcuts with them, too.
  var prints: Bool {
    let isPlain = key.utf8.allSatisfy { $0.isLetter || $0.isDigit }
    let isOne = key.utf8.count == 1
    // Names in W3C's UI Events begin with a capital letter.
    let isCapital = key.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let isNamed = isPlain && !isOne && isCapital == true
    guard !isNamed, key.bytes != " ".bytes else { return false }
    if modifiers.isSubset(of: .shift) { return true }
    return modifiers.contains(.alt) && !modifiers.contains(.meta) && !(isPlain && isOne)
  }
}
