import FlowEngine

extension SceneCatalog {
  /// Opens the scene that a header names.
  ///
  /// - Throws: `TraceError` for a scene that is not in the catalog, and at the member of the
  ///   configuration that the scene rejects.
  @Sendable public static func open(
    _ header: TraceHeader, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    var opening = Opening(header: header, options: options)
    guard let replay = try visit(header.scene, with: &opening) else {
      throw header.unknownScene(known: names)
    }
    return replay
  }

  private struct Opening: SceneVisitor {
    let header: TraceHeader
    let options: ReplayOptions

    func visit<S: Scene>(_ scene: S.Type) throws(TraceError) -> AnyReplay {
      try header.open(scene, options)
    }
  }
}

extension TraceReplay {
  /// Makes a replay of traces of the scenes in the catalog.
  ///
  /// - Parameters:
  ///   - options: How frames are written.
  ///   - capacity: Bytes of output there is room for at first.
  public init(options: ReplayOptions = ReplayOptions(), capacity: Int = 1 << 16) {
    self.init(options: options, capacity: capacity, opening: SceneCatalog.open)
  }
}
