extension TraceHeader {
  /// How a scene is opened as the header says.
  package var setup: ReplaySetup {
    ReplaySetup(environment: environment, configuration: configuration, state: state)
  }

  /// Opens a scene as set up by the header.
  ///
  /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
  package func open<S: Scene>(
    _ scene: S.Type, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    do throws(MemberError) {
      #if hasFeature(Embedded)
        return AnyReplay(try Replay<S>(setup, options))
      #else
        return try scene.erased.replay(setup, options)
      #endif
    } catch {
      throw self.error(for: error)
    }
  }

  #if !hasFeature(Embedded)
    /// Opens a scene as set up by the header, to be tried out.
    ///
    /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
    package func explore<S: Scene>(_ scene: S.Type) throws(TraceError) -> AnyExplorer {
      do throws(MemberError) {
        return try scene.erased.explorer(setup)
      } catch {
        throw self.error(for: error)
      }
    }
  #endif
}
