/// The steps of a scene, and of the types of scenes that it holds.
@usableFromInline package struct SceneHistory: Sendable {
  /// A type of scenes that are held under a name.
  @usableFromInline package struct Child: Sendable {
    package let name: String
    /// Whether there are any number of them, by key.
    package let isKeyed: Bool
    package let history: SceneHistory

    init(_ name: String, isKeyed: Bool, _ history: SceneHistory) {
      self.name = name
      self.isKeyed = isKeyed
      self.history = history
    }

    /// The path from the scene that holds it.
    package var path: String { isKeyed ? name + "/<key>" : name }
  }

  /// The name of the scene.
  package let scene: String
  package let steps: VersionSteps
  package internal(set) var children: [Child] = []
  /// The scene's default configuration.
  private let configuration: @Sendable () -> JSONValue

  init(
    _ scene: String, _ steps: VersionSteps, _ configuration: @escaping @Sendable () -> JSONValue
  ) {
    self.scene = scene
    self.steps = steps
    self.configuration = configuration
  }

  /// The names of the children whose configurations are groups of the scene's own.
  ///
  /// Such a group has the name of the child, and the members of its configuration.
  package var configuredChildren: [String] {
    if children.isEmpty { return [] }
    let own = configuration()
    return children.filter { child in
      guard case .object(let group)? = own[child.name]?.content,
        case .object(let members) = child.history.configuration().content
      else { return false }
      return group.count == members.count
        && zip(group, members).allSatisfy { $0.name.bytes == $1.name.bytes }
    }.map { $0.name }
  }

  /// The scenes that are held at any depth, with their paths and versions.
  package var rows: [(path: String, scene: String, version: Int)] {
    children.flatMap { child in
      let own = (path: child.path, scene: child.history.scene, version: child.history.steps.version)
      return [own]
        + child.history.rows.map {
          (path: child.path + "/" + $0.path, scene: $0.scene, version: $0.version)
        }
    }
  }

  /// The versions of the scene and of all that it holds.
  package var versions: SceneVersions {
    SceneVersions(steps.version, rows.map { .init($0.path, $0.version) })
  }
}
