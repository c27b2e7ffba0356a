extension TraceHeader {
  /// Opens a scene as set up by the header.
  ///
  /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
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
  #if !hasFeature(Embedded)
    /// Opens a scene as set up by the header, to be tried out.
    ///
    /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
    package func explore<S: Scene>(_ scene: S.Type) throws(TraceError) -> AnyExplorer {
      let setup = ReplaySetup(
        environment: environment, configuration: configuration, state: state)
      do throws(MemberError) {
        return try scene.explorer(setup)
      } catch {
        throw self.error(for: error)
      }
    }
  #endif
}
