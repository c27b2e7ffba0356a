import FlowEngine

/// The scenes that traces may be for, by their names in headers.
public struct SceneList: Sendable {
  /// A scene, with its type erased.
  private struct Entry: Sendable {
    /// The scene's name.
    let name: String
    /// Describes the scene, which takes longer than the start of the tool, and most runs do not ask.
    let description: @Sendable () -> SceneDescription
    /// Opens the scene for a trace.
    let opening: TraceReplay.Opening
    /// Opens the scene for a recording.
    let recording:
      @Sendable (TraceHeader, SceneRecording.Clock, RecordingOptions) throws(TraceError) ->
        SceneRecording
    /// The scene's type.
    let type: any Scene.Type
    /// Opens the scene to be tried out.
    let exploring: @Sendable (TraceHeader) throws(TraceError) -> AnyExplorer
    /// Whether a part of the scene has a name.
    let hasPart: @Sendable (NodeID) -> Bool

    init<S: Scene>(_ scene: S.Type) {
      name = S.name
      description = { SceneDescription(scene) }
      opening = { (header, options) throws(TraceError) in try header.open(scene, options) }
      recording = { (header, clock, options) throws(TraceError) in
        try SceneRecording(scene, header, clock, options)
      }
      type = scene
      exploring = { (header) throws(TraceError) in try header.explore(scene) }
      hasPart = { id in
        S.Part.allCases.contains { $0.id == id } || S.Part.allCases.contains { $0.names(id) }
      }
    }
  }

  private let entries: [Entry]

  /// Creates a list of scenes, such as `SceneList(TabBar.self, Checkout.self)`.
  ///
  /// If two scenes have the same name, the first one counts.
  public init<each S: Scene>(_ scene: repeat (each S).Type) {
    var entries: [Entry] = []
    repeat entries.append(Entry(each scene))
    self.entries = entries.sorted { $0.name < $1.name }
  }

  /// The names of the scenes, in alphabetical order.
  public var names: [String] { entries.map { $0.name } }

  /// The descriptions of the scenes, in the order of `names`.
  package var descriptions: [SceneDescription] { entries.map { $0.description() } }

  /// The description of a scene; `nil` for a name that is not in the list.
  package func description(of name: String) -> SceneDescription? {
    entries.first { $0.name.bytes == name.bytes }?.description()
  }

  /// Opens the scene that a header names.
  ///
  /// - Throws: `TraceError` for a scene that is not in the list, or at the member of the
  ///   configuration or the state that the scene rejects.
  @Sendable package func open(
    _ header: TraceHeader, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    try entry(header).opening(header, options)
  }

  /// Opens the scene that a header names, and begins to record it.
  ///
  /// - Throws: `TraceError` as `open` does.
  package func record(
    _ header: TraceHeader, _ clock: SceneRecording.Clock, _ options: RecordingOptions
  ) throws(TraceError) -> SceneRecording {
    try entry(header).recording(header, clock, options)
  }

  /// Opens the scene that a header names, to be tried out.
  ///
  /// - Throws: `TraceError` as `open` does.
  package func explore(_ header: TraceHeader) throws(TraceError) -> AnyExplorer {
    try entry(header).exploring(header)
  }

  /// The module and the name of a scene's type, such as `Screens.TabBar`; `nil` for a name that is not
  /// in the list.
  package func typeName(of name: String) -> String? {
    entries.first { $0.name.bytes == name.bytes }.map { String(reflecting: $0.type) }
  }

  /// The type of a scene; `nil` for a name that is not in the list.
  package func type(of name: String) -> (any Scene.Type)? {
    entries.first { $0.name.bytes == name.bytes }?.type
  }

  /// Whether a scene has a part of a name, by itself or as a family.
  package func hasPart(_ id: NodeID, in name: String) -> Bool {
    entries.first { $0.name.bytes == name.bytes }?.hasPart(id) ?? false
  }

  private func entry(_ header: TraceHeader) throws(TraceError) -> Entry {
    guard let entry = entries.first(where: { $0.name.bytes == header.scene.bytes }) else {
      throw header.unknownScene(known: names)
    }
    return entry
  }
}
