/// A text in some language: one for all numbers, or one with a form for each category of numbers.
public enum LocalizedText: Equatable, Sendable {
  /// The same text for all numbers, or one in which there is none.
  case text(String)
  /// The forms by category of the first number in the text.
  case plural(PluralForms)

  /// Whether two are the same; texts, only if their bytes are.
  public static func == (one: LocalizedText, other: LocalizedText) -> Bool {
    switch (one, other) {
    case (.text(let one), .text(let other)): one.bytes == other.bytes
    case (.plural(let one), .plural(let other)): one == other
    default: false
    }
  }

  /// The number of bytes of all its forms.
  var byteCount: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .plural(let forms):
      PluralCategory.allCases.reduce(0) { $0 + (forms[$1]?.utf8.count ?? 0) }
    }
  }
}
