/// A language, as a tag of BCP 47 such as `de`, `de-AT` or `zh-Hant-HK`.
public struct LanguageTag: Equatable, Sendable {
  /// The tag; its language is in lower case, its script capitalized, and its region in capitals.
  public let text: String

  /// English, the language of the texts in code.
  public static let english = LanguageTag(known: "en")

  /// Creates a tag known to be well-formed.
  private init(known text: String) {
    self.text = text
  }

  /// Creates a tag from its text, in any case.
  ///
  /// It may have what RFC 5646, section 2.1, calls language, script, region, variants, extensions and
  /// private use, or private use alone. Irregular tags, which are deprecated, are `nil` like all other
  /// text, and so is a tag of more than `InputLimits.languageTag` bytes.
  public init?(_ text: String) {
    guard text.utf8.count <= InputLimits.languageTag else { return nil }
    var tag: [UInt8] = []
    var grammar = TagGrammar()
    let isTag = text.withBytes { bytes -> Bool in
      var start = 0
      while true {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "-") { end += 1 }
        let subtag = UnsafeBufferPointer(rebasing: bytes[start..<end])
        guard let form = grammar.take(subtag) else { return false }
        for index in subtag.indices {
          let isCapital = form == .region || form == .script && index == 0
          tag.append(isCapital ? subtag[index].capital : subtag[index].small)
        }
        if end == bytes.count { return grammar.isComplete }
        tag.append(UInt8(ascii: "-"))
        start = end + 1
      }
    }
    guard isTag else { return nil }
    self.init(known: String(decoding: tag, as: UTF8.self))
  }

  /// The next tag in which to look for what this one lacks, by the lookup of RFC 4647, section 3.4:
  /// `de` for `de-AT`; `nil` for a language alone.
  public var parent: LanguageTag? {
    var bytes = Array(text.utf8)
    guard let last = bytes.lastIndex(of: UInt8(ascii: "-")) else { return nil }
    bytes.removeSubrange(last...)
    // A single character introduces what has just been removed.
    if bytes.count > 2, bytes[bytes.count - 2] == UInt8(ascii: "-") { bytes.removeLast(2) }
    guard bytes.count > 1 else { return nil }
    return LanguageTag(known: String(decoding: bytes, as: UTF8.self))
  }

  /// Whether two tags have the same text.
  public static func == (one: LanguageTag, other: LanguageTag) -> Bool {
    one.text.bytes == other.text.bytes
  }
}

/// What subtags may follow those that have been read.
private struct TagGrammar {
  /// A subtag's meaning, in the order of a tag.
  enum Form: Int {
    case start, language, extendedLanguage, script, region, variant, singleton, extended, privateUse
  }

  private var last = Form.start
  /// The extended languages that may follow: only languages of two or three letters have them.
  private var extensions = 0
  /// Whether the tag may end here.
  private(set) var isComplete = false

  /// Takes the next subtag; `nil` if it may not be there.
  mutating func take(_ subtag: UnsafeBufferPointer<UInt8>) -> Form? {
    guard let form = form(of: subtag) else { return nil }
    switch form {
    case .language: extensions = subtag.count <= 3 ? 3 : 0
    case .extendedLanguage: extensions -= 1
    default: extensions = 0
    }
    // A single character introduces subtags, so at least one must follow.
    isComplete = form != .singleton && !(form == .privateUse && last != .privateUse)
    last = form
    return form
  }

  private func form(of subtag: UnsafeBufferPointer<UInt8>) -> Form? {
    let count = subtag.count
    var (letters, digits) = (0, 0)
    for byte in subtag {
      if byte.isLetter { letters += 1 } else if byte.isDigit { digits += 1 }
    }
    guard (1...8).contains(count), letters + digits == count else { return nil }
    if last == .privateUse { return .privateUse }
    if count == 1 {
      if last == .singleton { return nil }
      if subtag.first?.small == UInt8(ascii: "x") { return .privateUse }
      return last == .start ? nil : .singleton
    }
    switch last {
    case .start: return digits == 0 ? .language : nil
    case .singleton, .extended: return .extended
    default: break
    }
    func comes(before form: Form) -> Bool { last.rawValue < form.rawValue }
    if digits == 0, count == 3, extensions > 0 { return .extendedLanguage }
    if digits == 0, count == 4, comes(before: .script) { return .script }
    if comes(before: .region), letters == 2 && count == 2 || digits == 3 && count == 3 {
      return .region
    }
    return count >= 5 || count == 4 && subtag.first?.isDigit == true ? .variant : nil
  }
}

extension UInt8 {
  /// An ASCII letter in lower case.
  fileprivate var small: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// An ASCII letter in capitals.
  fileprivate var capital: UInt8 {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self & ~0x20 : self
  }
}
