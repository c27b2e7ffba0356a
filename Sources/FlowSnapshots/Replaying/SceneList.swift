import FlowEngine

/// The scenes that traces may be for, by their names in headers.
public struct SceneList: Sendable {
  private let types: [any Scene.Type]

  /// Creates a list of scenes, such as `SceneList(TabBar.self, Checkout.self)`.
  ///
  /// If two scenes have the same name, the first one counts.
  public init<each S: Scene>(_ scene: repeat (each S).Type) {
    var types: [any Scene.Type] = []
    repeat types.append(each scene)
    self.types = types.sorted { $0.name < $1.name }
  }

  /// The names of the scenes, in alphabetical order.
  public var names: [String] { types.map { $0.name } }

  /// The descriptions of the scenes, in the order of `names`.
  package var descriptions: [SceneDescription] { types.map { SceneDescription($0) } }

  /// The type of a scene; `nil` for a name that is not in the list.
  package func type(of name: String) -> (any Scene.Type)? {
    types.first { $0.name.bytes == name.bytes }
  }

  /// The description of a scene; `nil` for a name that is not in the list.
  package func description(of name: String) -> SceneDescription? {
    type(of: name).map { SceneDescription($0) }
  }

  /// The steps of a scene and of those that it holds; `nil` for a name that is not in the list.
  package func history(of name: String) -> SceneHistory? { type(of: name).map { $0.history } }

  /// The versions of a scene and of those that it holds; 1 for a name that is not in the list.
  package func versions(of name: String) -> SceneVersions { history(of: name)?.versions ?? .ones }

  /// Opens the scene that a header names.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or at the member of the
  ///   configuration or the state that the scene rejects.
  @Sendable package func open(
    _ header: TraceHeader, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    try header.open(type(in: header), options)
  }

  /// Opens the scene that a header names, and begins to record it.
  ///
  /// - Throws: `TraceError` as `open` does.
  package func record(
    _ header: TraceHeader, _ clock: RecordingClock, _ options: RecordingOptions
  ) throws(TraceError) -> any SceneRecording {
    func record<S: Scene>(_ scene: S.Type) throws(TraceError) -> any SceneRecording {
      try RecordedScene(scene, header, clock, options)
    }
    return try record(type(in: header))
  }

  /// What reads a trace if it was recorded with older versions; `nil` for the newest ones.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or at a version that is newer than the
  ///   scene's or cannot be read.
  package func migration(of header: TraceHeader) throws(TraceError) -> SceneMigration? {
    func migration<S: Scene>(to scene: S.Type) throws(TraceError) -> SceneMigration? {
      try header.migration(to: scene)
    }
    return try migration(to: type(in: header))
  }

  /// Opens the scene that a header names, to be tried out.
  ///
  /// - Throws: `TraceError` as `open` does.
  package func explore(_ header: TraceHeader) throws(TraceError) -> AnyExplorer {
    try header.explore(type(in: header))
  }

  /// The module and the name of a scene's type, such as `Screens.TabBar`; `nil` for a name that is not
  /// in the list.
  package func typeName(of name: String) -> String? {
    type(of: name).map { String(reflecting: $0) }
  }

  /// The parts, texts and colours of a scene, which is opened for that if it holds others; `nil` for one
  /// that is not in the list.
  package func parts(of name: String) -> SceneParts? {
    func parts<S: Scene>(_ scene: S.Type) -> SceneParts { SceneParts(scene) }
    return type(of: name).map { parts($0) }
  }

  private func type(in header: TraceHeader) throws(TraceError) -> any Scene.Type {
    guard let type = type(of: header.scene) else { throw header.unknownScene(known: names) }
    return type
  }
}
