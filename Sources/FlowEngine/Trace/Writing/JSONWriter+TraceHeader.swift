extension JSONWriter {
  /// Writes the header of a trace that begins with the opening of a scene.
  package mutating func header<S: Scene>(
    of scene: S.Type, _ environment: Environment, _ configuration: S.Configuration
  ) {
    beginHeader(of: S.name, S.versions(of: nil))
    key("environment")
    self.environment(environment)
    key("configuration")
    withUnsafeMutablePointer(to: &self) { ValueWriter.write(configuration, to: $0, .exact) }
    endObject()
  }

  /// Writes the header of a trace that begins with the state of an engine.
  package mutating func header<S: Scene>(beginningWith engine: borrowing Engine<S>) {
    beginHeader(of: S.name, S.versions(of: engine.current.scene))
    key("state")
    engine.write(to: &self)
    endObject()
  }

  /// Writes the line of the header of a trace that begins with a saved state.
  ///
  /// - Parameter state: The state's text, with or without a line break.
  package mutating func header(stateText state: borrowing JSONWriter) {
    state.withBytes { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes.prefix { $0 != UInt8(ascii: "\n") })
      // The engine has written it, so it can be parsed.
      guard let json = try? JSONValue(parsing: text), let versions = try? SceneVersions(of: json),
        case .string(let name)? = json["scene"]?.content
      else { return }
      beginHeader(of: name, versions)
      key("state")
      append(text)
    }
    endObject()
    endLine()
  }

  private mutating func beginHeader(of scene: String, _ versions: SceneVersions) {
    beginObject()
    member("flowTrace", TraceHeader.version)
    member("scene", scene)
    members(of: versions)
  }
}
