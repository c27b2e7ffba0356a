extension JSONWriter {
  /// Writes the header of a trace that begins with the opening of a scene.
  package mutating func header<S: Scene>(
    of scene: S.Type, _ environment: Environment, _ configuration: S.Configuration
  ) {
    beginHeader(of: S.name)
    key("environment")
    self.environment(environment)
    key("configuration")
    withUnsafeMutablePointer(to: &self) { ValueWriter.write(configuration, to: $0, .exact) }
    endObject()
  }

  /// Writes the header of a trace that begins with the state of an engine.
  package mutating func header<S: Scene>(beginningWith engine: borrowing Engine<S>) {
    beginHeader(of: S.name)
    key("state")
    engine.write(to: &self)
    endObject()
  }

  private mutating func beginHeader(of scene: String) {
    beginObject()
    member("flowTrace", TraceHeader.version)
    member("scene", scene)
  }
}
