extension TraceHeader {
  /// Opens a scene as set up by the header.
  ///
  /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
  package func open<S: Scene>(
    _ scene: S.Type, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    guard let migration = try migration(to: scene) else { return try openNewest(scene, options) }
    return try migrated(by: migration).openNewest(scene, options).reading(EventMigration(migration))
  }

  private func openNewest<S: Scene>(
    _ scene: S.Type, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    do throws(MemberError) {
      #if hasFeature(Embedded)
        return try Replay<S>(setup, options).erased
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
      try requireNewest(scene)
      do throws(MemberError) {
        return try scene.erased.explorer(setup)
      } catch {
        throw self.error(for: error)
      }
    }
  #endif
}

extension TraceHeader {
  /// Rejects a trace of older versions, where its events are not read through the steps.
  ///
  /// - Throws: `TraceError` at the scene's name.
  func requireNewest<S: Scene>(_ scene: S.Type) throws(TraceError) {
    guard try migration(to: scene) != nil else { return }
    throw self.error(ofVersion: "the trace is of an older version of its scene; migrate it first")
  }
}

#if !hasFeature(Embedded)
  extension Scene {
    /// The scene, with its type erased.
    @inlinable public static var erased: ErasedScene {
      ErasedScene(
        replay: { (setup, options) throws(MemberError) in
          try Replay<Self>(setup, options).erased
        },
        explorer: { (setup) throws(MemberError) in
          AnyExplorer(try Engine<Self>(setup, checksLayout: false))
        })
    }

    /// The scene as other modules of the package reach it, which see no requirement that is not public.
    package static var ownErased: ErasedScene { erased }
  }
#endif
