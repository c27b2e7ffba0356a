extension Engine {
  /// Opens a scene as set up: at its beginning, or as a saved state has it.
  ///
  /// - Throws: `MemberError` for a configuration, or a state, that the scene rejects.
  @inlinable package init(
    _ setup: ReplaySetup, checksLayout: Bool = Self.checksLayoutByDefault
  ) throws(MemberError) {
    if let state = setup.state {
      try self.init(restoring: state, checksLayout: checksLayout)
    } else if let given = setup.configuration {
      // A configuration that is read has been validated.
      try self.init(
        validated: S.Configuration(json: given), setup.environment,
        checksLayout ? LayoutCheck.finder : nil)
    } else {
      let configuration = S.Configuration()
      try configuration.validate()
      self.init(
        validated: configuration, setup.environment, checksLayout ? LayoutCheck.finder : nil)
    }
  }
}
