extension TraceHeader {
  /// Opens a scene as the header sets it up.
  ///
  /// - Throws: `TraceError` at the member of the configuration, or of the state, that the scene
  ///   rejects.
  @inlinable public func open<S: Scene>(
    _ scene: S.Type, _ options: ReplayOptions
  ) throws(TraceError) -> AnyReplay {
    do throws(MemberError) {
      if let state { return AnyReplay(try Replay(scene, restoring: state, options: options)) }
      var values = S.Configuration()
      if let configuration { values = try S.Configuration(json: configuration) }
      return AnyReplay(
        try Replay(
          scene, configuration: values, environment: environment, options: options))
    } catch {
      throw self.error(for: error)
    }
  }
}
