extension TraceHeader {
  /// Opens a scene as the header sets it up.
  ///
  /// - Throws: `TraceError` at the member of the configuration, or of the state, that the scene
  ///   rejects.
  package func open<S: Scene>(
    _ scene: S.Type, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    let setup = ReplaySetup(environment: environment, configuration: configuration, state: state)
    do throws(MemberError) {
      return try scene.replay(setup, options)
    } catch {
      throw self.error(for: error)
    }
  }
}
