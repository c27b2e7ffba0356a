#if !hasFeature(Embedded)
  /// Gives a scene its texts in the language of a trace: those of a catalog or of a pseudo-locale, and
  /// over them the trace's own.
  @usableFromInline package struct TraceLanguage: Sendable {
    private let catalog: StringCatalog
    private let list: @Sendable () -> [SceneString]
    /// The trace's own texts and direction.
    private var strings = StringTable()
    private var layoutDirection = Environment.LayoutDirection.leftToRight
    /// Whether the scene has texts, or a direction, that are not the trace's own.
    private var isActive = false

    /// - Parameter list: Lists the texts of the scene; called only if they are needed.
    @usableFromInline package init(
      _ catalog: StringCatalog?, _ list: @escaping @Sendable () -> [SceneString]
    ) {
      self.catalog = catalog ?? StringCatalog()
      self.list = list
    }

    /// Changes the environment that a trace begins with, or those of its saved state.
    @usableFromInline package mutating func begin(_ setup: inout ReplaySetup) {
      guard let state = setup.state else {
        open(&setup.environment)
        return
      }
      // The engine reports a state that cannot be read.
      guard let environment = state.savedEnvironment else { return }
      resume(environment)
      if isActive { setup.state = translated(state) }
    }

    private mutating func open(_ environment: inout Environment) {
      strings = environment.strings
      layoutDirection = environment.layoutDirection
      guard applies(to: environment.locale) else { return }
      isActive = true
      environment.strings = texts(in: environment.locale)
      environment.layoutDirection = direction(in: environment.locale)
    }

    /// Reads the environment of a saved state: the trace's own is what its language would not give it.
    package mutating func resume(_ environment: borrowing Environment) {
      strings = environment.strings
      layoutDirection = environment.layoutDirection
      let language = environment.locale
      guard applies(to: language) else { return }
      isActive = true
      let given = Self.all(in: language, catalog, list())
      strings = StringTable()
      for entry in environment.strings.entries where given[entry.key] != entry.text {
        strings[entry.key] = entry.text
      }
      // Which it was is not known; the other is rare where texts are mirrored to be tried.
      if PseudoLocale(language) == .mirrored { layoutDirection = .leftToRight }
    }

    /// Changes what an event of a trace changes.
    @usableFromInline package mutating func translate(
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

    /// The texts that the scene has.
    private func texts(in language: LanguageTag) -> StringTable {
      var texts = Self.given(in: language, catalog, list())
      texts.merge(strings)
      return texts
    }

    private static func all(
      in language: LanguageTag, _ catalog: StringCatalog, _ list: [SceneString]
    ) -> StringTable {
      PseudoLocale(language)?.strings(of: list) ?? catalog.strings(for: language)
    }

    /// The texts of a scene's list in a language, without those of a catalog that are other scenes', and
    /// without English that is the scene's own: layouts ask whether there are texts.
    package static func given(
      in language: LanguageTag, _ catalog: StringCatalog, _ list: [SceneString]
    ) -> StringTable {
      let all = all(in: language, catalog, list)
      let isEnglish = language.isEnglish
      var texts = StringTable()
      for string in list {
        let key = string.key.text
        guard let text = all[key], !(isEnglish && text == string.localizedText) else { continue }
        texts[key] = text
      }
      return texts
    }

    /// The first key of the trace's own texts, or of its saved state's, that the scene does not list.
    @usableFromInline func unknownKey(in setup: ReplaySetup) -> EventWarning? {
      unknownKey(in: setup.state?.savedEnvironment?.strings ?? setup.environment.strings)
    }

    /// The first key of the trace's own texts that the scene does not list.
    @usableFromInline func unknownKey(in strings: StringTable) -> EventWarning? {
      if strings.isEmpty { return nil }
      let known = list().map { $0.key.text }
      let key = strings.entries.first { !known.has($0.key) }?.key
      return key.map { .unknownString(key: $0, known: known) }
    }
  }

  extension TraceLanguage {
    /// What has been saved of an engine, and of those that it holds, with texts and direction of the
    /// language.
    private func translated(_ saved: JSONValue) -> JSONValue {
      guard case .object(var members) = saved.content else { return saved }
      for index in members.indices {
        let member = members[index]
        if member.name.bytes == "environment".bytes {
          members[index].value = translated(environment: member.value)
        } else if member.name.bytes == "state".bytes {
          members[index].value = translated(state: member.value)
        }
      }
      return JSONValue(content: .object(members), offset: saved.offset)
    }

    /// The members of a scene, among which are those that it holds.
    private func translated(state: JSONValue) -> JSONValue {
      guard case .object(var members) = state.content else { return state }
      for index in members.indices {
        let value = members[index].value
        switch value.content {
        case .object where value.isSavedChild: members[index].value = translated(value)
        case .array(let elements) where elements.contains(where: { $0.isSavedChild }):
          members[index].value.content = .array(
            elements.map { $0.isSavedChild ? translated($0) : $0 })
        default: break
        }
      }
      return JSONValue(content: .object(members), offset: state.offset)
    }

    private func translated(environment json: JSONValue) -> JSONValue {
      guard var environment = json.asEnvironment else { return json }
      var language = self
      language.resume(environment)
      let texts = language.texts(in: environment.locale)
      let direction = language.direction(in: environment.locale)
      if texts == environment.strings, direction == environment.layoutDirection { return json }
      environment.strings = texts
      environment.layoutDirection = direction
      var text = JSONWriter()
      text.environment(environment)
      guard let changed = try? JSONValue(parsing: text.text) else { return json }
      return JSONValue(content: changed.content, offset: json.offset)
    }
  }

  extension LanguageTag {
    /// Whether it is English, of whatever region.
    fileprivate var isEnglish: Bool {
      self == .english || parent?.isEnglish ?? false
    }
  }

  extension JSONValue {
    /// The environment of a saved state; `nil` if it cannot be read.
    fileprivate var savedEnvironment: Environment? { self["environment"]?.asEnvironment }

    fileprivate var asEnvironment: Environment? {
      guard let change = try? EnvironmentChange(json: self) else { return nil }
      var environment = Environment()
      environment.apply(change)
      return environment
    }
  }
#endif
