extension JSONWriter {
  /// Writes the state in a frame: its name and the members that the scene shows.
  ///
  /// - Parameter key: The key of a child, which comes first, if it has one.
  @inlinable package mutating func state<S: Scene>(of scene: S, key: String? = nil) {
    beginObject()
    if let key { member("key", key) }
    member("name", scene.state.rawValue)
    members(of: scene, .frame)
    endObject()
  }

  #if !hasFeature(Embedded)
    /// Writes what a frame shows of a state as bytes that are no JSON.
    @inlinable mutating func image<S: Scene>(of scene: S) {
      image(choice: scene.state)
      members(of: scene, .image)
    }
  #endif

  /// Writes the members of a scene's state.
  @inlinable mutating func members<S: Scene>(of scene: S, _ style: ValueWriter.Style) {
    withUnsafeMutablePointer(to: &self) { json in
      var writer = MemberWriter(json, style)
      withUnsafeMutablePointer(to: &writer) { writer in
        var members = StateMembers(writingTo: writer, style)
        var copy = scene
        copy.visit(&members)
        if S.isComposed {
          var children = ChildVisitor(.write(writer, style))
          copy.reachChildren(&children)
        }
      }
    }
  }

  /// Writes an effect.
  @inlinable package mutating func effect<Own>(_ effect: FrameEffect<Own>) {
    beginObject()
    member("type", effect.type)
    withUnsafeMutablePointer(to: &self) { json in
      var members = MemberWriter(json, .frame)
      effect.write(to: &members)
    }
    endObject()
  }
}
