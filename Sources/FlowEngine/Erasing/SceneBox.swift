#if hasFeature(Embedded)
  /// Holds a scene of any type.
  package class SceneBox {
    // Overridden by the box of a type, which is the only subclass. Other boxes and configurations that
    // it is given are of the same type, since they are of the same engine.

    func copy() -> SceneBox { self }
    func receive(_ event: Event, _ context: inout SceneContext<AnyScene>) throws(EventError) {}
    func complete(_ completion: String, _ context: inout SceneContext<AnyScene>) {}
    func layout(
      _ environment: Environment, _ configuration: AnyConfiguration, into nodes: inout NodeBuilder
    ) {}
    var stateName: String { "" }
    var progress: Double {
      get { 1 }
      set {}
    }
    #if !LIVE_ONLY
      func restore(_ members: inout StateMembers) {}
      /// Lists the members to be written.
      func write(_ members: inout StateMembers) {}
      func didRestore(_ context: SceneContext<AnyScene>) throws(MemberError) {}
      func replaceTexts(_ texts: inout EnteredTexts) {}
      func collectTexts(_ texts: inout EnteredTexts) {}
      func didOmitSecrets(_ context: SceneContext<AnyScene>) {}
      func textVerdicts(_ context: SceneContext<AnyScene>) -> [Bool] { [] }
      func standIns(
        for event: Event, from before: SceneBox, to after: SceneBox,
        _ context: SceneContext<AnyScene>
      ) -> [Event] { [] }
      func refineStandIns(for original: SceneBox, _ context: SceneContext<AnyScene>) {}
    #endif
  }

  /// Holds a scene of a type.
  final class BoxedScene<S: Scene>: SceneBox {
    private var scene: S

    init(_ scene: S) { self.scene = scene }

    #if !LIVE_ONLY
      private static func scene(in box: SceneBox) -> S {
        unsafeDowncast(box, to: BoxedScene<S>.self).scene
      }
    #endif

    override func copy() -> SceneBox { BoxedScene(scene) }

    override func receive(
      _ event: Event, _ context: inout SceneContext<AnyScene>
    ) throws(EventError) {
      try context.lend(to: S.self) { (context) throws(EventError) in
        try scene.receive(event, &context)
      }
    }

    override func complete(_ completion: String, _ context: inout SceneContext<AnyScene>) {
      guard let completion = S.completion(named: completion) else { return }
      context.lend(to: S.self) { scene.complete(completion, &$0) }
    }

    override func layout(
      _ environment: Environment, _ configuration: AnyConfiguration, into nodes: inout NodeBuilder
    ) {
      scene.layout(environment, configuration.of(S.self), into: &nodes)
    }

    override var stateName: String { scene.state.rawValue }

    override var progress: Double {
      get { scene.progress }
      set { scene.progress = newValue }
    }

    #if !LIVE_ONLY
      override func restore(_ members: inout StateMembers) { scene.visit(&members) }

      override func write(_ members: inout StateMembers) {
        var copy = scene
        copy.visit(&members)
      }

      override func didRestore(_ context: SceneContext<AnyScene>) throws(MemberError) {
        try scene.didRestore(context.copy(for: S.self))
      }

      override func replaceTexts(_ texts: inout EnteredTexts) { S.textInput?.visit(&scene, &texts) }

      override func collectTexts(_ texts: inout EnteredTexts) {
        var copy = scene
        S.textInput?.visit(&copy, &texts)
      }

      override func didOmitSecrets(_ context: SceneContext<AnyScene>) {
        S.textInput?.didOmitSecrets(&scene, context.copy(for: S.self))
      }

      override func textVerdicts(_ context: SceneContext<AnyScene>) -> [Bool] {
        S.textInput?.verdicts(scene, context.copy(for: S.self)) ?? []
      }

      override func standIns(
        for event: Event, from before: SceneBox, to after: SceneBox,
        _ context: SceneContext<AnyScene>
      ) -> [Event] {
        S.textInput?.standIns(
          scene, event, Self.scene(in: before), Self.scene(in: after), context.copy(for: S.self))
          ?? []
      }

      override func refineStandIns(for original: SceneBox, _ context: SceneContext<AnyScene>) {
        S.textInput?.refineStandIns(
          &scene, Self.scene(in: original), context.copy(for: S.self))
      }
    #endif
  }
#endif
