/// What of a text its stand-in keeps: for each scalar its class, its length in UTF-16 units, whether it is
/// wide, how it combines with its neighbours, and the classes of its capitals and small letters.
///
/// So carets, ranges and counts of characters are those of the text itself, also in capitals.
/// White space, line breaks and what only formats stay as they are.
package enum TextShape {
  /// The number of stand-ins that there are for a text: ten that differ in the last digit, ten that
  /// differ in all of them, and two that differ in the last other character, or in all characters.
  package static let variants = 22

  /// The text of the same shape in which all digits are 0 and all letters x.
  ///
  /// - Parameter variant: The last digit, 0…9, or all digits, 10…19; odd ones also change the last
  ///   letter, or all letters, to y. Beyond these, other characters change, too.
  package static func standIn(for text: String, variant: Int = 0) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(representative(of: scalar)) }
    return variant == 0 ? result : varied(result, variant)
  }

  /// Whether two texts have the same shape.
  package static func areAlike(_ first: String, _ second: String) -> Bool {
    var others = second.unicodeScalars.makeIterator()
    for scalar in first.unicodeScalars {
      guard let other = others.next(),
        scalar == other || representative(of: scalar) == representative(of: other)
      else { return false }
    }
    return others.next() == nil
  }

  private static func varied(_ text: String, _ variant: Int) -> String {
    var scalars = Array(text.unicodeScalars)
    var isLast = true
    for index in scalars.indices.reversed()
    where isLast || variant >= 10 {
      if DecimalDigits.value(of: scalars[index]) != nil,
        let digit = Unicode.Scalar(scalars[index].value + UInt32(variant % 10))
      {
        scalars[index] = digit
        isLast = false
      }
    }
    isLast = true
    for index in scalars.indices.reversed() where variant >= 20 && (isLast || variant > 20) {
      if let other = other(than: scalars[index]) {
        scalars[index] = other
        isLast = false
      }
    }
    isLast = true
    for index in scalars.indices.reversed()
    where variant % 2 == 1 && (isLast || variant >= 10) {
      if scalars[index] == "x" || scalars[index] == "X" {
        scalars[index] = scalars[index] == "x" ? "y" : "Y"
        isLast = false
      }
    }
    var result = ""
    result.unicodeScalars.append(contentsOf: scalars)
    return result
  }

  /// Another character of a stand-in's class, if one is near; `nil` for those that vary otherwise.
  private static func other(than scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard DecimalDigits.value(of: scalar) == nil, scalar != "x", scalar != "X" else { return nil }
    for value in scalar.value + 1...scalar.value + 96 {
      if let other = Unicode.Scalar(value), representative(of: other) == scalar { return other }
    }
    return nil
  }

  // MARK: Classes

  private static func representative(of scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x30...0x39: "0"
    case 0x41...0x5A: "X"
    case 0x61...0x7A: "x"
    case 0...0x20, 0x7F...0xA0: scalar
    case 0x21...0x7E: "-"
    // Frequent ones, of which `foreign` makes the same, but not as fast.
    case 0xC0...0xD6, 0x391...0x3A1, 0x410...0x42F: "\u{C4}"
    case 0xE0...0xF6, 0x3B1...0x3C9, 0x430...0x44F: "\u{E4}"
    case 0x5D0...0x5EA, 0x620...0x64A: "\u{E01}"
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FEF: "\u{4E2D}"
    case 0x1F600...0x1F64F: "\u{1F600}"
    default: foreign(scalar)
    }
  }

  private static func foreign(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    let isLong = scalar.value > 0xFFFF
    let isWide = scalar.extent == .wide
    if DecimalDigits.value(of: scalar) != nil {
      return isLong ? "\u{1D7CE}" : isWide ? "\u{FF10}" : "\u{660}"
    }
    switch scalar.value {
    // Parts of Korean syllables, and whole ones without and with a last consonant.
    case 0x1100...0x115F, 0xA960...0xA97C: return "\u{1100}"
    case 0x1160...0x11A7, 0xD7B0...0xD7C6: return "\u{1161}"
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: return "\u{11A8}"
    case 0xAC00...0xD7A3: return (scalar.value - 0xAC00) % 28 == 0 ? "\u{AC00}" : "\u{AC01}"
    // Letters of flags, skin tones, and tags.
    case 0x1F1E6...0x1F1FF: return "\u{1F1E6}"
    case 0x1F3FB...0x1F3FF: return "\u{1F3FB}"
    case 0xE0020...0xE007F: return "\u{E0061}"
    // No other has such a capital or small letter: iota below, ẞ, m in a circle.
    case 0x345, 0x1E9E, 0x24C2, 0x24DC: return scalar
    default: break
    }
    switch ScalarClass(scalar) {
    case .blank: return scalar
    case .nonspacingMark:
      if joins("\u{915}", scalar, "\u{915}") { return isLong ? scalar : "\u{94D}" }
      return isLong ? "\u{1D167}" : "\u{301}"
    case .enclosingMark: return isLong ? scalar : "\u{20DD}"
    case .spacingMark:
      if isLong || isWide { return scalar }
      return joins("a", scalar) ? "\u{903}" : "\u{102B}"
    case .uppercaseLetter:
      if isWide { return "\u{FF21}" }
      return cased(scalar, as: isLong ? "\u{10400}\u{1D400}" : "\u{C4}\u{3D2}\u{1F88}")
    case .lowercaseLetter:
      if isWide { return "\u{FF41}" }
      return cased(scalar, as: isLong ? "\u{10428}\u{1D41A}" : "ä\u{138}ıßև\u{FB03}ΐᾶᾷ\u{1F0}")
    case .otherLetter:
      if joins("a", scalar) { return isLong ? scalar : "\u{E33}" }
      if joins("\u{915}\u{94D}", scalar) { return isLong ? scalar : "\u{915}" }
      if joins(scalar, "a") { return scalar }
      if isWide { return isLong ? "\u{20000}" : "\u{4E2D}" }
      return isLong ? "\u{10330}" : "\u{E01}"
    case .other:
      if joins(scalar, "a") || joins("a", scalar) { return scalar }
      if joins("\u{1F600}\u{200D}", scalar) {
        if isLong { return isWide ? "\u{1F600}" : "\u{1F7E0}" }
        return isWide ? "\u{3030}" : "\u{263A}"
      }
      if isWide { return isLong ? "\u{1F322}" : "\u{3003}" }
      return isLong ? "\u{1D100}" : "\u{A7}"
    }
  }

  /// The first representative whose capital and small letter have the classes of a letter's; the letter
  /// itself if no representative has.
  private static func cased(
    _ letter: Unicode.Scalar, as representatives: String
  ) -> Unicode.Scalar {
    for other in representatives.unicodeScalars {
      if areOfSameClasses(letter.properties.uppercaseMapping, other.properties.uppercaseMapping),
        areOfSameClasses(letter.properties.lowercaseMapping, other.properties.lowercaseMapping)
      {
        return other
      }
    }
    return letter
  }

  private static func areOfSameClasses(_ first: String, _ second: String) -> Bool {
    var others = second.unicodeScalars.makeIterator()
    for scalar in first.unicodeScalars {
      guard let other = others.next(), scalar.isASCII == other.isASCII,
        ScalarClass(scalar) == ScalarClass(other)
      else { return false }
    }
    return others.next() == nil
  }

  /// Whether a scalar is one character with what precedes and follows it.
  private static func joins(
    _ before: String, _ scalar: Unicode.Scalar, _ after: String = ""
  ) -> Bool {
    var text = before
    text.unicodeScalars.append(scalar)
    text += after
    return text.count == 1
  }

  private static func joins(_ scalar: Unicode.Scalar, _ after: String) -> Bool {
    joins("", scalar, after)
  }
}
