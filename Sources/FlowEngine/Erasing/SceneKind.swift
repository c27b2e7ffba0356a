#if hasFeature(Embedded)
  /// A type of scenes, known only at run time.
  ///
  /// A class with overrides, because Embedded Swift has no existential types.
  package class SceneKind {
    /// The type of the scene that a call of the module is about: `AnyScene` has one set of static
    /// members for all scenes. There is one at a time, so it is for WebAssembly, which has no threads.
    nonisolated(unsafe) package static var current = SceneKind()

    init() {}

    // Overridden by the kind of a type, which is the only subclass.

    var name: String { "" }
    var commands: [SceneInput] { [] }
    var responses: [SceneInput] { [] }
    #if !LIVE_ONLY
      var parts: [AnyPart] { [] }
      var listsTexts: Bool { false }
    #endif
    func hasCompletion(_ name: String) -> Bool { false }
    func configuration() -> ConfigurationBox { ConfigurationBox() }
    func configuration(_ json: JSONValue) throws(MemberError) -> ConfigurationBox {
      ConfigurationBox()
    }
    func open(_ context: inout SceneContext<AnyScene>) -> SceneBox { SceneBox() }
    #if !LIVE_ONLY
      var versions: SceneVersions { SceneVersions() }
      func migration(from versions: SceneVersions) throws(MemberError) -> SceneMigration? { nil }
    #endif
  }

  extension SceneKind {
    /// The kind of a type.
    package static func of<S: Scene>(_ scene: S.Type) -> SceneKind { KindOfScene<S>() }

    /// An error where a module is built: it would show the scene without those that it holds.
    @available(
      *, deprecated,
      message: "a module of several scenes runs none that holds others: build it with --apart"
    )
    package static func of<S: ComposedScene>(_ scene: S.Type) -> SceneKind { KindOfScene<S>() }
  }

  /// The kind of a type.
  package final class KindOfScene<S: Scene>: SceneKind {
    package override init() {}

    override var name: String { S.name }
    override var commands: [SceneInput] { S.inputs }
    override var responses: [SceneInput] { S.responses }
    #if !LIVE_ONLY
      override var parts: [AnyPart] {
        S.Part.allCases.map { AnyPart($0.rawValue, $0.kind, isSecret: $0.isSecret, $0.gestures) }
      }
      override var listsTexts: Bool { S.textInput != nil }
    #endif

    override func hasCompletion(_ name: String) -> Bool { S.completion(named: name) != nil }
    override func configuration() -> ConfigurationBox { BoxedConfiguration<S>(S.Configuration()) }

    override func configuration(_ json: JSONValue) throws(MemberError) -> ConfigurationBox {
      BoxedConfiguration<S>(try S.Configuration(json: json))
    }

    #if !LIVE_ONLY
      override var versions: SceneVersions { S.versions(of: nil) }

      override func migration(
        from versions: SceneVersions
      ) throws(MemberError) -> SceneMigration? {
        try S.migration(from: versions)
      }
    #endif

    override func open(_ context: inout SceneContext<AnyScene>) -> SceneBox {
      BoxedScene<S>(context.lend(to: S.self) { S(&$0) })
    }
  }
#endif
