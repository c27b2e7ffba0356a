/// A text that a scene shows or says.
///
/// A scene lists its own in `Scene.strings`, for translators, and asks the environment for each:
///
/// ```swift
/// extension SceneString {
///   static var digits: SceneString {
///     SceneString(
///       "pin.digits", one: "%lld of %lld digit", other: "%lld of %lld digits",
///       comment: "How many digits of the code have been entered, and how many there are.")
///   }
/// }
/// node.accessibilityValue = environment.text(.digits, 3, 4)
/// ```
///
/// A placeholder is `%lld` for a number or `%@` for a text, in the order of the arguments, or names
/// its argument, from 1, as `%2$lld`. `%%` beside them is a percent sign; a text that is asked for
/// without arguments stays as it is. The first argument that is a number decides the plural form.
public struct SceneString: Sendable {
  /// The key, unique among the scenes of an app: by convention the scene's name, a dot, and a name.
  public let key: StaticString
  /// The English text; of plural forms, the one of `other`.
  public let english: String
  /// The English text for 1; `nil` if the text has no plural forms.
  @usableFromInline let englishOne: String?
  /// What a translator must know: where it is, and what its placeholders stand for.
  public let comment: StaticString

  // Transparent: of a text that is always inlined, what is not used of it is destroyed at run time.

  /// Creates a text with one form.
  @inlinable @_transparent public init(
    _ key: StaticString, _ english: String, comment: StaticString
  ) {
    self.key = key
    self.english = english
    englishOne = nil
    self.comment = comment
  }

  /// Creates a text with the plural forms of English.
  @inlinable @_transparent public init(
    _ key: StaticString, one: String, other: String, comment: StaticString
  ) {
    self.key = key
    english = other
    englishOne = one
    self.comment = comment
  }

  /// The English text, as one of a table.
  public var localizedText: LocalizedText {
    guard let englishOne else { return .text(english) }
    var forms = PluralForms(other: english)
    forms[.one] = englishOne
    return .plural(forms)
  }
}

extension SceneString: Equatable {
  /// Whether two have the same key, texts and comment.
  public static func == (one: SceneString, other: SceneString) -> Bool {
    one.key.text.bytes == other.key.text.bytes && one.localizedText == other.localizedText
      && one.comment.text.bytes == other.comment.text.bytes
  }
}

/// What stands in place of a placeholder.
public enum StringArgument: Equatable, Sendable {
  /// A whole number, for `%lld`: its digits, whatever the language.
  case number(Int)
  /// A text, for `%@`.
  case text(String)

  /// The number, if it is one.
  var number: Int? { if case .number(let number) = self { number } else { nil } }
}

extension StringArgument: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(value) }
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }
}
