/// What a character is to the words of a text, after the classes of Unicode's annex 29.
enum WordClass {
  /// A letter of an alphabet, or a syllable of Korean.
  case letter
  /// A digit.
  case digit
  /// A letter of Katakana.
  case katakana
  /// A Chinese character or a letter of Hiragana: a word of its own.
  case ideograph
  /// What joins any of them, such as a low line.
  case joiner
  /// What joins two letters: a colon, a middle dot.
  case betweenLetters
  /// What joins two digits: a comma, a semicolon.
  case betweenDigits
  /// What joins two letters or two digits: a full stop, an apostrophe.
  case between
  /// Anything else.
  case other

  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .other
      return
    }
    if let mark = Self(mark: scalar) {
      self = mark
    } else if DecimalDigits.value(of: scalar) != nil {
      self = .digit
    } else {
      self = Self(letter: scalar)
    }
  }

  private init?(mark scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x5F, 0x202F, 0x203F, 0x2040, 0x2054, 0xFE33, 0xFE34, 0xFE4D...0xFE4F, 0xFF3F:
      self = .joiner
    case 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2027, 0xFE13, 0xFE55, 0xFF1A: self = .betweenLetters
    case 0x2C, 0x3B, 0x37E, 0x589, 0x60C, 0x60D, 0x66C, 0x7F8, 0x2044, 0xFE10, 0xFE14, 0xFE50,
      0xFE54,
      0xFF0C, 0xFF1B:
      self = .betweenDigits
    case 0x27, 0x2E, 0x2018, 0x2019, 0x2024, 0xFE52, 0xFF07, 0xFF0E: self = .between
    default: return nil
    }
  }

  private init(letter scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x3031...0x3035, 0x309B, 0x309C, 0x30A0...0x30FA, 0x30FC...0x30FF, 0x31F0...0x31FF,
      0xFF66...0xFF9F:
      self = .katakana
    case 0x3005...0x3007, 0x3041...0x309F, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
      0x20000...0x3FFFD:
      self = .ideograph
    default:
      switch ScalarClass(scalar) {
      case .uppercaseLetter, .lowercaseLetter, .otherLetter: self = .letter
      // A vowel that stands without its consonant.
      case .spacingMark: self = .letter
      case .other, .blank, .nonspacingMark, .enclosingMark: self = .other
      }
    }
  }

  /// Whether it is part of a word by itself.
  var isOfWord: Bool {
    switch self {
    case .letter, .digit, .katakana, .ideograph, .joiner: true
    case .betweenLetters, .betweenDigits, .between, .other: false
    }
  }

  /// Whether two neighbours are of one word (rules 5, 8 to 10 and 13 of the annex).
  func continues(into next: WordClass) -> Bool {
    switch (self, next) {
    case (.letter, .letter), (.letter, .digit), (.digit, .letter), (.digit, .digit),
      (.katakana, .katakana), (.joiner, .joiner), (.joiner, .letter), (.joiner, .digit),
      (.joiner, .katakana), (.letter, .joiner), (.digit, .joiner), (.katakana, .joiner):
      true
    default: false
    }
  }

  /// Whether it joins the characters on both sides of it (rules 6, 7, 11 and 12 of the annex).
  func joins(_ former: WordClass, and next: WordClass) -> Bool {
    switch (former, self, next) {
    case (.letter, .betweenLetters, .letter), (.letter, .between, .letter),
      (.digit, .betweenDigits, .digit), (.digit, .between, .digit):
      true
    default: false
    }
  }
}
