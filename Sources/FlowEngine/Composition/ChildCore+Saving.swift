extension ChildCore {
  /// Writes all that it takes to go on, as a member of its parent's saved state.
  @usableFromInline func writeSaved(to json: UnsafeMutablePointer<JSONWriter>) {
    json.pointee.beginObject()
    engine.writeSavedMembers(to: &json.pointee, isChild: true)
    json.pointee.member("ownsPan", ownsPan)
    json.pointee.endObject()
  }
}

extension ChildVisitor {
  /// Restores a child from its member, which is taken away from those given.
  @usableFromInline mutating func restore<S: Scene>(
    _ name: StaticString, _ child: inout Child<S>
  ) {
    guard restoringError == nil, let json = take(name) else { return }
    do throws(MemberError) {
      child = try Child(restoring: json, at: time, number: children)
      children -= 1
    } catch {
      restoringError = error.within(name.text)
    }
  }

  /// The member of a child.
  private mutating func take(_ name: StaticString) -> JSONValue? {
    let text = name.text
    guard let index = given.firstIndex(where: { $0.name.bytes == text.bytes }) else {
      restoringError = MemberError("missing member '\(text)'", at: number)
      return nil
    }
    return given.remove(at: index).value
  }
}

extension Child {
  /// Resumes a child from what has been saved of it.
  init(restoring json: JSONValue, at time: Double, number: Int) throws(MemberError) {
    var ownsPan = false
    let engine = try Engine<S>(restoringChild: json, at: time, ownsPan: &ownsPan)
    core = ChildCore(engine, number: number)
    core.ownsPan = ownsPan
    core.isOpen = false
    core.isNews = false
  }
}
