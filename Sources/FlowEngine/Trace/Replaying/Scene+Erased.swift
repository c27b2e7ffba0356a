#if !hasFeature(Embedded)
  extension Scene {
    /// The scene, with its type erased.
    @inlinable public static var erased: ErasedScene {
      ErasedScene(
        replay: { (setup, options) throws(MemberError) in
          AnyReplay(try Replay<Self>(setup, options))
        },
        explorer: { (setup) throws(MemberError) in
          AnyExplorer(try Engine<Self>(setup, checksLayout: false))
        })
    }

    /// The scene as other modules of the package reach it, which see no requirement that is not public.
    package static var ownErased: ErasedScene { erased }
  }
#endif
