/// The forms that languages have for numbers of things, as Unicode's CLDR names them.
///
/// English has two, `one` and `other`; Arabic has all six, Japanese only `other`.
public enum PluralCategory: String, CaseIterable, Equatable, Sendable {
  /// In Arabic, for 0.
  case zero
  /// In English, for 1.
  case one
  /// In Arabic, for 2.
  case two
  /// In Russian, for 2, 3 and 4.
  case few
  /// In Russian, for 5 to 20.
  case many
  /// All other numbers; each language has it.
  case other
}
