#if !hasFeature(Embedded)
  /// Gives a scene its texts in the language of a trace: those of a catalog or of a pseudo-locale, and
  /// over them the trace's own.
  @usableFromInline struct TraceLanguage: Sendable {
    private let catalog: StringCatalog
    private let list: @Sendable () -> [SceneString]
    /// The trace's own texts and direction.
    private var strings = StringTable()
    private var layoutDirection = Environment.LayoutDirection.leftToRight
    /// Whether the scene has texts, or a direction, that are not the trace's own.
    private var isActive = false

    /// - Parameter list: Lists the texts of the scene; called only if they are needed.
    @usableFromInline init(
      _ catalog: StringCatalog?, _ list: @escaping @Sendable () -> [SceneString]
    ) {
      self.catalog = catalog ?? StringCatalog()
      self.list = list
    }

    /// Changes the environment that a trace begins with.
    @usableFromInline mutating func open(_ environment: inout Environment) {
      strings = environment.strings
      layoutDirection = environment.layoutDirection
      guard applies(to: environment.locale) else { return }
      isActive = true
      environment.strings = texts(in: environment.locale)
      environment.layoutDirection = direction(in: environment.locale)
    }

    /// Takes the environment of a saved state: the trace's own is what its language would not give it.
    @usableFromInline mutating func resume(_ environment: borrowing Environment) {
      strings = environment.strings
      layoutDirection = environment.layoutDirection
      let language = environment.locale
      guard applies(to: language) else { return }
      isActive = true
      let given = given(in: language, list())
      strings = StringTable()
      for entry in environment.strings.entries where given[entry.key] != entry.text {
        strings[entry.key] = entry.text
      }
      // Which it was is not known; the other is rare where texts are mirrored to be tried.
      if PseudoLocale(language) == .mirrored { layoutDirection = .leftToRight }
    }

    /// Changes what an event of a trace changes.
    @usableFromInline mutating func translate(
      _ change: inout EnvironmentChange, in environment: borrowing Environment
    ) {
      strings = change.strings ?? strings
      layoutDirection = change.layoutDirection ?? layoutDirection
      let language = change.locale ?? environment.locale
      let isNeeded = applies(to: language)
      guard isNeeded || isActive else { return }
      isActive = isNeeded
      let texts = texts(in: language)
      change.strings = texts == environment.strings ? nil : texts
      let direction = direction(in: language)
      change.layoutDirection = direction == environment.layoutDirection ? nil : direction
    }

    private func applies(to language: LanguageTag) -> Bool {
      !catalog.entries.isEmpty || PseudoLocale(language) != nil
    }

    private func direction(in language: LanguageTag) -> Environment.LayoutDirection {
      PseudoLocale(language) == .mirrored ? .rightToLeft : layoutDirection
    }

    private func given(in language: LanguageTag, _ list: [SceneString]) -> StringTable {
      PseudoLocale(language)?.strings(of: list) ?? catalog.strings(for: language)
    }

    /// The texts that the scene has, without those of a catalog that are other scenes'.
    private func texts(in language: LanguageTag) -> StringTable {
      let list = list()
      let all = given(in: language, list)
      var texts = StringTable()
      for string in list {
        let key = string.key.text
        if let text = all[key] { texts[key] = text }
      }
      texts.merge(strings)
      return texts
    }

    /// A key of the trace's own texts that is none of the scene's.
    @usableFromInline func unknownKey(in strings: StringTable) -> EventWarning? {
      if strings.isEmpty { return nil }
      let known = list().map { $0.key.text }
      let key = strings.entries.first { !known.has($0.key) }?.key
      return key.map { .unknownString(key: $0, known: known) }
    }
  }
#endif
