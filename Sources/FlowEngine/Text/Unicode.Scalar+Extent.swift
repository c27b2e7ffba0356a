extension Unicode.Scalar {
  /// How much room a character takes in a line of text.
  enum Extent {
    /// Its font says so.
    case narrow
    /// A square, as Chinese and Japanese characters do.
    case wide
    /// None: a mark on the character before it, or a formatting character.
    case none
  }

  /// How much room it takes (Unicode's East Asian Width and general categories).
  var extent: Extent {
    // Before the first mark all are narrow.
    if value < 0x300 { return .narrow }
    switch value {
    // Marks among the wide ones come first, and the search for others last, since it takes longest.
    case 0x302A...0x302D, 0x3099, 0x309A: return .none
    case 0x200B...0x200F, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: return .none
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F,
      0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return .wide
    default: return isMark ? .none : .narrow
    }
  }
}
