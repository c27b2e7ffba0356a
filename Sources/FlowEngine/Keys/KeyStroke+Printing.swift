extension KeyStroke {
  /// The key that is not known, in W3C's UI Events.
  static let unidentified = "Unidentified"

  /// Whether the key stands for a character: all others have names of several letters of ASCII, and Control,
  /// Alt and Meta make it something else.
  var prints: Bool {
    let isNamed = key.utf8.count > 1 && key.utf8.allSatisfy { $0 < 0x80 }
    return !isNamed && key.bytes != " ".bytes && modifiers.isSubset(of: .shift)
  }
}
