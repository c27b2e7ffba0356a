extension VersionStep {
  /// An event as the next version of the scene takes it.
  ///
  /// - Parameter children: The names of the scene's children in the older version.
  /// - Returns: Usually one event; a tick in place of one for what has been removed.
  /// - Throws: `MemberError` with the event's member for what cannot be read.
  func events(_ event: Event, _ children: [String]) throws(MemberError) -> [Event] {
    var events = [try renaming(event, children)]
    for change in changes {
      guard case .event(let body) = change.kind else { continue }
      var next: [Event] = []
      for event in events { next += try body(event) }
      events = next
    }
    return events
  }

  private func renaming(
    _ event: Event, _ children: [String]
  ) throws(MemberError) -> Event {
    switch event {
    case .response(var response):
      guard let id = try responseID(response.id) else { return .tick }
      response.id = id
      return .response(response)
    case .command(var command):
      // One for a child is the child's.
      if command.target.map({ !isOfChild($0, children) }) ?? true {
        if let path = command.target?.name,
          let oldName = oldName(of: .child, where: { newName, _ in newName.bytes == path.bytes })
        {
          throw misplaced(.child, path, oldName).within("target")
        }
        switch action(on: .command, where: { $0.bytes == command.name.bytes })?.action {
        case .renamed(let name): command.name = name
        case .removed: return .tick
        case .refused(let reason): throw MemberError(reason).within("name")
        case .valueRenamed: break
        case nil:
          let oldName = oldName(of: .command) { newName, _ in newName.bytes == command.name.bytes }
          if let oldName { throw misplaced(.command, command.name, oldName).within("name") }
        }
      }
      return try retargeting(.command(command), children)
    default: return try retargeting(event, children)
    }
  }

  /// The event with its target's name in the next version; a tick for what has been removed.
  private func retargeting(_ event: Event, _ children: [String]) throws(MemberError) -> Event {
    guard let target = event.target else { return event }
    do throws(MemberError) {
      guard let name = try node(target.name, children) else { return .tick }
      return name.bytes == target.name.bytes ? event : event.replacing(target: NodeID(name))
    } catch {
      throw error.within("target")
    }
  }

  /// The id of a node, of the scene or of one that it holds, in the next version; `nil` for what has been
  /// removed.
  ///
  /// - Parameters:
  ///   - children: The names of the scene's children in the older version.
  ///   - offset: The offset of the id in the text, in bytes, if it has been read.
  /// - Throws: `MemberError` for a child that the step refuses, or that has the name of another version.
  func node(
    _ id: String, _ children: [String], at offset: Int? = nil
  ) throws(MemberError) -> String? {
    guard isOfChild(NodeID(id), children) else { return try part(id, at: offset) }
    let first = id.firstName
    switch action(on: .child, where: { $0.bytes == first.bytes })?.action {
    case .renamed(let name): return name + id.behindFirstName
    case .removed: return nil
    case .refused(let reason): throw MemberError(reason, at: offset)
    case .valueRenamed: return id
    case nil:
      let oldName = oldName(of: .child) { newName, _ in newName.bytes == first.bytes }
      if let oldName { throw misplaced(.child, first, oldName, at: offset) }
      return id
    }
  }

  /// Whether a target is in a child, or is one.
  private func isOfChild(_ target: NodeID, _ children: [String]) -> Bool {
    let first = target.name.firstName
    return first.utf8.count < target.name.utf8.count || children.has(first)
  }

  private func responseID(_ id: String) throws(MemberError) -> String? {
    let first = id.firstName
    let isInside = first.utf8.count < id.utf8.count
    let found =
      isInside
      ? action(on: .child) { $0.bytes == first.bytes }
      : action(on: .response) { id.begins(with: $0, before: UInt8(ascii: "-")) }
    guard let (name, action) = found else {
      let subject: VersionChange.Subject = isInside ? .child : .response
      let oldName = oldName(of: subject) { newName, _ in
        isInside
          ? newName.bytes == first.bytes : id.begins(with: newName, before: UInt8(ascii: "-"))
      }
      if let oldName { throw misplaced(subject, isInside ? first : id, oldName).within("id") }
      return id
    }
    switch action {
    case .renamed(let newName):
      return newName + String(Substring(id.utf8.dropFirst(name.utf8.count)))
    case .removed: return nil
    case .refused(let reason): throw MemberError(reason).within("id")
    case .valueRenamed: return id
    }
  }
}

extension String {
  /// The first name of a path.
  var firstName: String { String(Substring(utf8.prefix { $0 != UInt8(ascii: "/") })) }

  /// What follows the first name of a path, with its slash.
  var behindFirstName: String { String(Substring(utf8.drop { $0 != UInt8(ascii: "/") })) }
}
