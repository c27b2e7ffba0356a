extension Unicode.Scalar {
  /// Whether messages show the scalar escaped: a terminal or a service would obey it, or no program
  /// can show it.
  ///
  /// These are control characters, line separators, marks that change the direction of text, and
  /// non-characters.
  package var isEscapedWhenShown: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069,
      0xFDD0...0xFDEF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }
}
