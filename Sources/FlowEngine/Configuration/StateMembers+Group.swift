extension StateMembers {
  /// Lists members as an object of their own; without members there is no such object.
  package mutating func group(_ name: StaticString, _ list: (inout StateMembers) -> Void) {
    switch task {
    case .write(let writer, let style): Self.write(name, list, to: writer, style)
    case .restore(let reader): task = .restore(Self.restore(name, list, reader))
    #if !hasFeature(Embedded)
      case .describe(let rows, let path):
        let place = path.utf8.isEmpty ? name.text : "\(path).\(name.text)"
        var members = StateMembers(describing: place, into: rows)
        list(&members)
    #endif
    }
  }

  private static func write(
    _ name: StaticString, _ list: (inout StateMembers) -> Void,
    to writer: UnsafeMutablePointer<MemberWriter>, _ style: ValueWriter.Style
  ) {
    let json = writer.pointee.json
    let (start, needsComma) = (json.pointee.count, json.pointee.needsComma)
    writer.pointee.key(name)
    json.pointee.beginObject()
    let empty = json.pointee.count
    var members = StateMembers(writingTo: writer, style)
    list(&members)
    if json.pointee.count > empty {
      json.pointee.endObject()
    } else {
      json.pointee.takeBack(to: start, needsComma: needsComma)
    }
  }

  /// Restores the members of a group, which must be given if any is listed.
  private static func restore(
    _ name: StaticString, _ list: (inout StateMembers) -> Void, _ reader: MemberReader
  ) -> MemberReader {
    var reader = reader
    let json = reader.value(of: name)
    var given: [JSONValue.Member] = []
    if case .object(let members)? = json?.content { given = members }
    var members = StateMembers(restoring: given, offset: json?.offset ?? reader.offset)
    list(&members)
    // A group of nothing is no member: one that is given is unknown.
    guard case .restore(let inner) = members.task, !inner.isEmpty,
      let json = reader.next(name, required: true)
    else { return reader }
    do throws(MemberError) {
      guard case .object = json.content else {
        throw MemberError("expected an object, found \(json.kind)", at: json.offset)
      }
      try members.finishRestoring()
    } catch {
      reader.fail(error)
    }
    return reader
  }
}
