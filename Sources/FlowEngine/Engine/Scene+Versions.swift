extension Scene {
  /// None by default: the scene is at version 1.
  @inlinable public static var steps: VersionSteps { VersionSteps() }

  /// The version of the scene, from 1.
  @inlinable public static var version: Int { steps.version }

  /// The versions of the scene and of those that it holds.
  public static func versions(of scene: Self?) -> SceneVersions {
    isComposed
      ? SceneHistory(of: Self.self, scene).versions : SceneVersions(version, [])
  }

  /// What reads recordings and states of some versions; `nil` if these are the newest.
  public static func migration(
    from versions: SceneVersions
  ) throws(MemberError) -> SceneMigration? {
    if !isComposed, steps.isEmpty {
      if versions.areOne { return nil }
      return try unsteppedMigration(from: versions)
    }
    let plan = try VersionPlan(SceneHistory(of: Self.self, nil), from: versions)
    return plan.isEmpty ? nil : SceneMigration(plan)
  }

  /// The error for versions of a scene that is at version 1 and holds none.
  private static func unsteppedMigration(
    from versions: SceneVersions
  ) throws(MemberError) -> SceneMigration? {
    guard versions.own == 1 else {
      throw SceneVersions.newer(name, versions.own, known: 1, at: versions.offset).within("version")
    }
    guard let child = versions.children.first else { return nil }
    throw SceneVersions.unknown(child, in: name, 1)
  }
}

extension SceneHistory {
  /// Gathers the steps of a scene and of those that it holds.
  ///
  /// What it holds is found out of it, or by opening it with its default configuration.
  init<S: Scene>(of scene: S.Type, _ opened: S?) {
    self.init(S.name, S.steps) { JSONValue(written: ValueWriter.text(of: S.Configuration())) }
    guard S.isComposed else { return }
    var context = SceneContext<S>(configuration: S.Configuration(), environment: Environment())
    var opened = opened ?? S(&context)
    withUnsafeMutablePointer(to: &children) {
      var visitor = ChildVisitor(.history($0))
      opened.reachChildren(&visitor)
    }
  }

  /// Adds a type of children.
  ///
  /// - Parameter opened: One of them, if there is one.
  @usableFromInline static func add<S: Scene>(
    _ name: StaticString, isKeyed: Bool, _ opened: S?, to children: UnsafeMutablePointer<[Child]>
  ) {
    children.pointee.append(
      Child(name.text, isKeyed: isKeyed, SceneHistory(of: S.self, opened)))
  }
}

#if !hasFeature(Embedded)
  extension Scene {
    /// The steps of the scene and of those that it holds.
    package static var history: SceneHistory { SceneHistory(of: Self.self, nil) }

    /// The members of the state that are saved, as the scene lists them when it is opened.
    package static var savedRows: [ConfigurationRow] {
      var context = SceneContext<Self>(configuration: Configuration(), environment: Environment())
      var scene = Self(&context)
      var rows: [ConfigurationRow] = []
      withUnsafeMutablePointer(to: &rows) {
        var members = StateMembers(describing: "", into: $0)
        scene.visit(&members)
      }
      return rows
    }
  }
#endif
