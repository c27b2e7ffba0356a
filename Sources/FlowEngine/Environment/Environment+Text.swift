extension Environment {
  /// Whether color scheme, contrast, text size, bold text, language and strings are at their defaults:
  /// a layout can then leave out what only they ask for.
  @inlinable @inline(__always) public var hasDefaultSettings: Bool {
    if case .none = settings { true } else { false }
  }

  /// Whether texts are in their own language and at their own size, so that none needs more room than
  /// the scene gives it.
  @inlinable @inline(__always) public var hasDefaultText: Bool {
    // As for colours.
    #if arch(wasm32)
      hasDefaultTextSettings
    #else
      if case .none = settings { true } else { hasDefaultTextSettings }
    #endif
  }

  @usableFromInline var hasDefaultTextSettings: Bool {
    textSize == .large && !boldText && strings.isEmpty
  }

  /// Whether texts are the same, and need as much room, as in another environment.
  public func hasSameText(as other: Environment) -> Bool {
    guard fonts == other.fonts else { return false }
    let (one, other) = (settings?.value, other.settings?.value)
    guard one != nil || other != nil else { return true }
    let (mine, its) = (one ?? EnvironmentSettings(), other ?? EnvironmentSettings())
    return mine.textSize == its.textSize && mine.boldText == its.boldText
      && mine.locale == its.locale && mine.strings == its.strings
  }

  /// A text in the environment's language: that of `strings`, else the English one.
  @inlinable @_transparent public func text(_ string: SceneString) -> String {
    // As for colours.
    #if !arch(wasm32)
      if case .none = settings { return string.english }
    #endif
    return translated(string.key, string.english)
  }

  /// A text of a configuration: as it was given, or, if it is the default, in the environment's
  /// language.
  ///
  /// - Parameters:
  ///   - given: The configuration's.
  ///   - string: The scene's that is the default of it.
  public func text(_ given: String, default string: SceneString) -> String {
    if case .none = settings { return given }
    return string.english.bytes == given.bytes ? text(string) : given
  }

  /// A text of a configuration: as it was given, or, if it is one of the defaults, in the environment's
  /// language.
  public func text(_ given: String, defaults strings: [SceneString]) -> String {
    if case .none = settings { return given }
    for string in strings where string.english.bytes == given.bytes { return text(string) }
    return given
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
    return translated(string.key, string.english, string.englishOne, for: number)
      .formatted(first, second, third)
  }

  /// A text without a number in it; apart from the others, so that a module whose scenes have none does
  /// without plural rules.
  @usableFromInline @inline(never) func translated(_ key: StaticString, _ english: String) -> String
  {
    switch strings.isEmpty ? nil : strings[key] {
    case .text(let text)?: text
    case .plural(let forms)?: forms.other
    case nil: english
    }
  }

  /// The form of a text for a number.
  private func translated(
    _ key: StaticString, _ english: String, _ one: String?, for number: Int?
  ) -> String {
    guard let number else { return translated(key, english) }
    if !strings.isEmpty, case .plural(let forms)? = strings[key] {
      return forms[PluralRules.category(of: number, in: locale)] ?? forms.other
    }
    // English has a form of its own for 1, and for -1.
    return translated(key, number.magnitude == 1 ? one ?? english : english)
  }
}
