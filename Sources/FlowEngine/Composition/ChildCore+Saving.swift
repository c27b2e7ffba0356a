extension ChildCore {
  /// Writes all that it takes to go on, as a member of its parent's saved state.
  @usableFromInline func writeSaved(
    to json: UnsafeMutablePointer<JSONWriter>, _ style: ValueWriter.Style, key: String? = nil
  ) {
    json.pointee.beginObject()
    if let key { json.pointee.member("key", key) }
    engine.writeSavedMembers(to: &json.pointee, isChild: true, style)
    json.pointee.member("ownsPan", gestures.owned.contains(.pan))
    if !gestures.touches.isEmpty { json.pointee.saved(gestures.touches) }
    json.pointee.endObject()
  }
}

extension ChildVisitor.Restoring {
  /// Restores a child from its member, which is taken away from those given; `nil` for an error.
  @usableFromInline mutating func child<S: Scene>(
    _ name: StaticString, _ scene: S.Type, at time: Double
  ) -> Child<S>? {
    guard let json = take(name) else { return nil }
    do throws(MemberError) {
      return try child(json, scene, at: time)
    } catch {
      self.error = error.within(name.text)
      return nil
    }
  }

  /// Whether the member of a child is there and `null`; then it is taken away.
  @usableFromInline mutating func isNull(_ name: StaticString) -> Bool {
    guard error == nil, let index = given.place(of: name.text),
      case .null = given[index].value.content
    else { return false }
    given.remove(at: index)
    return true
  }

  mutating func child<S: Scene>(
    _ json: JSONValue, _ scene: S.Type, at time: Double
  ) throws(MemberError) -> Child<S> {
    defer { number -= 1 }
    return try Child(restoring: json, at: time, number: number)
  }

  /// The member of a child; `nil` for an error.
  mutating func take(_ name: StaticString) -> JSONValue? {
    guard error == nil else { return nil }
    guard let index = given.place(of: name.text) else {
      error = MemberError("missing member '\(name.text)'", at: offset)
      return nil
    }
    return given.remove(at: index).value
  }
}

extension Child {
  /// Resumes a child from what has been saved of it.
  init(restoring json: JSONValue, at time: Double, number: Int) throws(MemberError) {
    var json = json
    let touches = try ChildTouch.read(from: json.remove("touches"))
    var ownsPan = false
    let engine = try Engine<S>(restoringChild: json, at: time, ownsPan: &ownsPan)
    core = ChildCore(engine, number: number)
    core.gestures = ChildGestures(touches, ownsPan: ownsPan)
    core.isOpen = false
  }
}

#if !hasFeature(Embedded)
  extension JSONWriter {
    /// Writes the gestures that a child has, and those that it has lost.
    @usableFromInline mutating func canonical(_ gestures: ChildGestures) {
      canonical(Int(gestures.owned.rawValue))
      for touch in gestures.touches {
        canonical(Int(touch.gesture.rawValue))
        canonical(touch.target?.name ?? "")
        canonical(touch.isLost)
      }
    }
  }

  extension ChildCore {
    /// Writes what decides how the child goes on, and what it has requested in this step.
    @inlinable func writeCanonical(to json: inout JSONWriter, at time: Double) {
      json.canonical(path)
      json.canonical(gestures)
      engine.writeCanonical(to: &json, at: time)
      engine.writeCanonicalRequests(to: &json)
      // What its parent has not seen yet may lead the parent elsewhere.
      if engine.context.effects.isEmpty { return }
      for effect in engine.context.effects { json.effect(effect) }
      json.canonical(noticedCount)
    }
  }
#endif
