extension TraceHeader {
  /// Opens a scene as set up by the header.
  ///
  /// - Throws: `TraceError` at the member of the configuration or the state that the scene rejects.
  package func open<S: Scene>(
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
      do throws(MemberError) {
        return try scene.erased.explorer(setup)
      } catch {
        throw self.error(for: error)
      }
    }
  #endif
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
