extension LiveScene {
  /// Opens a scene as a trace's header says, or goes on from the state that it has.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - environment: The environment; a state has its own.
  ///   - samplesRepeating: Whether samples of animations that repeat are handed out.
  /// - Throws: `MemberError` for a configuration or a state that the scene rejects.
  package convenience init(
    _ header: TraceHeader, _ environment: Environment, samplesRepeating: Bool = false
  ) throws(MemberError) {
    if let state = header.state {
      self.init(try Engine(restoring: state), samplesRepeating: samplesRepeating)
    } else if let given = header.configuration {
      try self.init(
        configuration: try S.Configuration(json: given), environment: environment,
        samplesRepeating: samplesRepeating)
    } else {
      try self.init(environment: environment, samplesRepeating: samplesRepeating)
    }
  }
}
