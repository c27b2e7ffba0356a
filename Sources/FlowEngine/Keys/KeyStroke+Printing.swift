extension KeyStroke {
  /// The key that is not known, in W3C's UI Events.
  static let unidentified = "Unidentified"

  /// Whether the key stands for a character: all others have names of several letters of ASCII, and Control,
  /// Alt and Meta make it something else.
  ///
  /// Option, and AltGr, which comes as Alt or as Control and Alt, type what has no key of its own: the plain
  /// letters and digits are shortcuts with them, too.
  var prints: Bool {
    let isNamed = key.utf8.count > 1 && key.utf8.allSatisfy { $0 < 0x80 }
    guard !isNamed, key.bytes != " ".bytes else { return false }
    if modifiers.isSubset(of: .shift) { return true }
    return modifiers.contains(.alt) && !modifiers.contains(.meta)
      && !key.utf8.allSatisfy { $0.isLetter || $0.isDigit }
  }
}
