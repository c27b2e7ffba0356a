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
    var setup = header.setup
    setup.environment = environment
    self.init(try Engine(setup), samplesRepeating: samplesRepeating)
    isOpening = setup.state == nil
  }
}
