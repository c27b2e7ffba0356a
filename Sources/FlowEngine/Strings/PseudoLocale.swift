/// Languages that nobody speaks, in which a screen shows what its translation will break.
public enum PseudoLocale: String, CaseIterable, Sendable {
  /// English with accents, at least 1.4 times as long, and between brackets: text that stays plain is
  /// not in the list of strings, and text without its closing bracket is cut off.
  case accented = "en-XA"
  /// English from right to left.
  case mirrored = "ar-XB"

  /// The pseudo-locale of a language tag; `nil` for a language that somebody speaks.
  public init?(_ language: LanguageTag) {
    guard let locale = Self(named: language.text) else { return nil }
    self = locale
  }

  /// The texts of a scene's list in this locale.
  public func strings(of list: [SceneString]) -> StringTable {
    var table = StringTable()
    // The right-to-left one has the English texts, which need no table.
    guard self == .accented else { return table }
    for string in list {
      let text: LocalizedText
      if let one = string.englishOne {
        var forms = PluralForms(other: Self.accented(string.english))
        forms[.one] = Self.accented(one)
        text = .plural(forms)
      } else {
        text = .text(Self.accented(string.english))
      }
      table[string.key.text] = text
    }
    return table
  }

  /// A text with accents, longer and between brackets; its placeholders stay.
  public static func accented(_ text: String) -> String {
    var result = "["
    text.withBytes { bytes in
      var pattern = StringPattern(bytes)
      var end = 0
      while let piece = pattern.next() {
        let start = end
        end = pattern.offset
        let source = UnsafeBufferPointer(rebasing: bytes[start..<end])
        let part = String(decoding: source, as: UTF8.self)
        if case .argument = piece {
          result += part
        } else {
          for scalar in part.unicodeScalars { result.unicodeScalars.append(accented(scalar)) }
        }
      }
    }
    // The closing bracket is one more.
    let least = (text.unicodeScalars.count * 14 + 9) / 10
    var words = Self.words[...]
    while result.unicodeScalars.count + 1 < least {
      result += " " + (words.popFirst() ?? "more")
    }
    return result + "]"
  }

  private static var words: [String] { ["one", "two", "three", "four", "five", "six", "seven"] }

  private static func accented(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "a": "å"
    case "b": "ƀ"
    case "c": "ç"
    case "d": "ð"
    case "e": "é"
    case "f": "ƒ"
    case "g": "ĝ"
    case "h": "ĥ"
    case "i": "î"
    case "j": "ĵ"
    case "k": "ķ"
    case "l": "ļ"
    case "m": "ɱ"
    case "n": "ñ"
    case "o": "ö"
    case "p": "þ"
    case "q": "ǫ"
    case "r": "ŕ"
    case "s": "š"
    case "t": "ţ"
    case "u": "û"
    case "v": "ṽ"
    case "w": "ŵ"
    case "x": "ẋ"
    case "y": "ý"
    case "z": "ž"
    case "A": "Å"
    case "B": "Ɓ"
    case "C": "Ç"
    case "D": "Ð"
    case "E": "É"
    case "F": "Ƒ"
    case "G": "Ĝ"
    case "H": "Ĥ"
    case "I": "Î"
    case "J": "Ĵ"
    case "K": "Ķ"
    case "L": "Ļ"
    case "M": "Ṁ"
    case "N": "Ñ"
    case "O": "Ö"
    case "P": "Þ"
    case "Q": "Ǫ"
    case "R": "Ŕ"
    case "S": "Š"
    case "T": "Ţ"
    case "U": "Û"
    case "V": "Ṽ"
    case "W": "Ŵ"
    case "X": "Ẋ"
    case "Y": "Ý"
    case "Z": "Ž"
    default: scalar
    }
  }
}
