// Written by scripts/generate-members; change Members/node-names.jsonl instead.
// swift-format-ignore-file

extension Node {
  /// The keyboard that a field asks for, with the names of `UIKeyboardType`.
  public enum KeyboardType: String, CaseIterable, Equatable, Sendable {
    /// The keyboard of the user's language.
    case `default`
    /// ASCII characters.
    case asciiCapable
    /// Numbers and punctuation.
    case numbersAndPunctuation
    /// A URL.
    case url = "URL"
    /// Digits only.
    case numberPad
    /// A telephone number.
    case phonePad
    /// A name or a telephone number.
    case namePhonePad
    /// An e-mail address.
    case emailAddress
    /// Digits and a decimal separator.
    case decimalPad
    /// Text with `@` and `#` within reach.
    case twitter
    /// A search term or a URL.
    case webSearch
    /// ASCII digits only.
    case asciiCapableNumberPad
  }
}
