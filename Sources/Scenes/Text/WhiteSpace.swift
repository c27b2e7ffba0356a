/// Unicode's White_Space property, for which an embedded client should not need tables.
enum WhiteSpace {
  /// The text without white space at its ends.
  static func trimming(_ text: String) -> Substring.UnicodeScalarView {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return scalars[scalars.endIndex...] }
    return scalars[first...last]
  }

  /// Whether a text has nothing else in it.
  static func isAll(of text: String) -> Bool {
    !text.unicodeScalars.contains { !contains($0) }
  }

  private static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }
}
