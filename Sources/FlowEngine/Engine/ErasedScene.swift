#if !hasFeature(Embedded)
  /// A scene whose type is not known until the header of a trace has been read.
  ///
  /// A struct of closures, which are made in the scene's own module: the engine is specialized there.
  public struct ErasedScene: Sendable {
    /// Opens a replay.
    @usableFromInline package let replay:
      @Sendable (ReplaySetup, ReplayOptions) throws(MemberError) -> AnyReplay
    /// Opens an exploration.
    @usableFromInline package let explorer:
      @Sendable (ReplaySetup) throws(MemberError) -> AnyExplorer

    @inlinable init(
      replay: @escaping @Sendable (ReplaySetup, ReplayOptions) throws(MemberError) -> AnyReplay,
      explorer: @escaping @Sendable (ReplaySetup) throws(MemberError) -> AnyExplorer
    ) {
      self.replay = replay
      self.explorer = explorer
    }
  }
#endif
