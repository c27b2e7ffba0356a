extension Environment {
  /// A text in the environment's language: that of `strings`, else the English one.
  @inlinable @inline(__always) public func text(_ string: SceneString) -> String {
    if case .none = settings { string.english } else { translated(string, for: nil) }
  }

  /// A text in the environment's language with its placeholders replaced; the first number decides the
  /// plural form.
  ///
  /// A text of up to 15 bytes needs no allocation.
  public func text(
    _ string: SceneString, _ first: StringArgument, _ second: StringArgument? = nil,
    _ third: StringArgument? = nil
  ) -> String {
    let number = first.number ?? second?.number ?? third?.number
    return translated(string, for: number).formatted(first, second, third)
  }

  /// The form of a text for a number.
  @usableFromInline func translated(_ string: SceneString, for number: Int?) -> String {
    switch strings.isEmpty ? nil : strings[string.key] {
    case .text(let text)?: return text
    case .plural(let forms)?:
      guard let number else { return forms.other }
      return forms[PluralRules.category(of: number, in: locale)] ?? forms.other
    case nil:
      // English has a form of its own for 1, and for -1.
      guard let one = string.englishOne, number?.magnitude == 1 else { return string.english }
      return one
    }
  }
}
