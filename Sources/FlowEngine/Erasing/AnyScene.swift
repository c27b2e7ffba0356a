#if hasFeature(Embedded)
  /// A scene of any type, so that a module of several scenes has one engine instead of one for each.
  ///
  /// A value: the scene itself is copied when it is changed and shared.
  package struct AnyScene: TextInputScene {
    package typealias Configuration = AnyConfiguration
    package typealias State = AnyState
    package typealias Effect = AnyEffect
    package typealias Completion = AnyCompletion
    package typealias Part = AnyPart

    nonisolated(unsafe) private var box: SceneBox

    package static var name: String { SceneKind.current.name }
    package static var commands: [SceneInput] { SceneKind.current.commands }
    package static var responses: [SceneInput] { SceneKind.current.responses }

    package static func completion(named name: String) -> AnyCompletion? {
      SceneKind.current.hasCompletion(name) ? AnyCompletion(rawValue: name) : nil
    }

    #if !LIVE_ONLY
      package static func versions(of scene: AnyScene?) -> SceneVersions {
        SceneKind.current.versions
      }

      package static func migration(
        from versions: SceneVersions
      ) throws(MemberError) -> SceneMigration? {
        try SceneKind.current.migration(from: versions)
      }
    #endif

    package init(_ context: inout SceneContext<AnyScene>) {
      box = SceneKind.current.open(&context)
    }

    /// The scene, to be changed.
    private var own: SceneBox {
      mutating get {
        if !isKnownUniquelyReferenced(&box) { box = box.copy() }
        return box
      }
    }

    package mutating func receive(
      _ event: Event, _ context: inout SceneContext<AnyScene>
    ) throws(EventError) {
      try own.receive(event, &context)
    }

    package mutating func complete(
      _ completion: AnyCompletion, _ context: inout SceneContext<AnyScene>
    ) {
      own.complete(completion.rawValue, &context)
    }

    package func layout(
      _ environment: Environment, _ configuration: AnyConfiguration, into nodes: inout NodeBuilder
    ) {
      box.layout(environment, configuration, into: &nodes)
    }

    package var state: AnyState { AnyState(rawValue: box.stateName) }

    package var progress: Double {
      get { box.progress }
      set { if box.progress != newValue { own.progress = newValue } }
    }

    #if LIVE_ONLY
      package mutating func visit(_ members: inout StateMembers) {}
      package mutating func visitTexts(_ texts: inout EnteredTexts) {}
    #else
      package mutating func visit(_ members: inout StateMembers) {
        if members.isRestoring { own.restore(&members) } else { box.write(&members) }
      }

      package mutating func didRestore(_ context: SceneContext<AnyScene>) throws(MemberError) {
        try own.didRestore(context)
      }

      package static var textInput: TextInput<AnyScene>? {
        SceneKind.current.listsTexts ? TextInput() : nil
      }

      package mutating func visitTexts(_ texts: inout EnteredTexts) {
        if texts.isReplacing { own.replaceTexts(&texts) } else { box.collectTexts(&texts) }
      }

      package mutating func didOmitSecrets(_ context: SceneContext<AnyScene>) {
        own.didOmitSecrets(context)
      }

      package func textVerdicts(_ context: SceneContext<AnyScene>) -> [Bool] {
        box.textVerdicts(context)
      }

      package func standIns(
        for event: Event, from before: AnyScene, to after: AnyScene,
        _ context: SceneContext<AnyScene>
      ) -> [Event] {
        box.standIns(for: event, from: before.box, to: after.box, context)
      }

      package mutating func refineStandIns(
        for original: AnyScene, _ context: SceneContext<AnyScene>
      ) {
        own.refineStandIns(for: original.box, context)
      }
    #endif
  }
#endif
