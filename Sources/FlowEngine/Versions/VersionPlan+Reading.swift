// How what older versions have written is read.
extension VersionPlan {
  /// A saved state in the newest versions.
  ///
  /// - Throws: `MemberError` for what cannot be read.
  func state(_ json: JSONValue) throws(MemberError) -> JSONValue {
    guard case .object(var members) = try input(saved(json)).content else { return json }
    members.removeAll { $0.name.bytes == "version".bytes || $0.name.bytes == "versions".bytes }
    var place = members.place(of: "scene").map { $0 + 1 } ?? 0
    func insert(_ name: String, _ content: JSONValue.Content) {
      let value = JSONValue(content: content, offset: json.offset)
      members.insert(.init(name: name, offset: json.offset, value: value), at: place)
      place += 1
    }
    if newest.own != 1 { insert("version", .number(Double(newest.own))) }
    if !newest.children.isEmpty {
      let children = newest.children.map { child in
        JSONValue.Member(
          name: child.path, offset: json.offset,
          value: JSONValue(content: .number(Double(child.version)), offset: json.offset))
      }
      insert("versions", .object(children))
    }
    return JSONValue(content: .object(members), offset: json.offset)
  }

  /// What has been saved of an engine, with that of its children.
  private func saved(_ json: JSONValue) throws(MemberError) -> JSONValue {
    var json = json
    for (place, step) in steps.enumerated() {
      json = try taking(place) { () throws(MemberError) in try step.saved(json) }
    }
    json = try json.changing("configuration") { (json) throws(MemberError) in
      try groups(in: json)
    }
    json = try json.changing("environment") { (json) throws(MemberError) in try environment(json) }
    guard !children.isEmpty else { return json }
    return try json.changing("state") { (json) throws(MemberError) in
      guard case .object(var members) = json.content else { return json }
      for index in members.indices {
        guard let child = children.first(where: { $0.name.bytes == members[index].name.bytes })
        else { continue }
        do throws(MemberError) {
          let value = members[index].value
          members[index].value =
            child.isKeyed
            ? try value.changingElements { (json) throws(MemberError) in
              try child.plan.saved(json)
            } : try child.plan.saved(value)
        } catch {
          throw error.within(child.name)
        }
      }
      return JSONValue(content: .object(members), offset: json.offset)
    }
  }

  /// An environment with the keys of its texts in the newest versions.
  ///
  /// - Throws: `MemberError` for a text that cannot be read.
  func environment(_ json: JSONValue) throws(MemberError) -> JSONValue {
    if keySteps.isEmpty { return json }
    return try json.changing("strings") { (json) throws(MemberError) in
      guard case .object(let members) = json.content else { return json }
      var kept: [JSONValue.Member] = []
      for var member in members {
        guard let key = try key(member.name, at: member.offset) else { continue }
        if kept.contains(where: { $0.name.bytes == key.bytes }) {
          try refuseTwo(key, from: member.name, at: member.offset)
          continue
        }
        member.name = key
        kept.append(member)
      }
      return JSONValue(content: .object(kept), offset: json.offset)
    }
  }

  /// Texts with their keys in the newest versions.
  ///
  /// - Throws: `MemberError` for a text that cannot be read.
  func strings(_ table: StringTable) throws(MemberError) -> StringTable {
    if keySteps.isEmpty { return table }
    var renamed = StringTable()
    for entry in table.entries {
      guard let key = try key(entry.key) else { continue }
      if renamed[key] == nil {
        renamed[key] = entry.text
      } else {
        try refuseTwo(key, from: entry.key)
      }
    }
    return renamed
  }

  /// The key of a text in the newest versions; `nil` for a text that is there no longer.
  private func key(
    _ oldKey: String, at offset: Int? = nil
  ) throws(MemberError) -> String? {
    var key = oldKey
    for keyStep in keySteps {
      let step = keyStep.step
      var error: MemberError?
      switch step.action(on: .string, where: { $0.bytes == key.bytes })?.action {
      case .renamed(let name): key = name
      case .removed: return nil
      case .refused(let reason): error = MemberError(reason, at: offset)
      case .valueRenamed: break
      case nil:
        let oldName = step.oldName(of: .string) { newName, _ in newName.bytes == key.bytes }
        if let oldName, keyStep.isOfAll {
          error = step.misplaced(.string, key, oldName, at: offset)
        }
      }
      if let error {
        throw error.adding(" (from version \(keyStep.version) to \(keyStep.version + 1))")
          .within(oldKey)
      }
    }
    return key
  }

  /// Refuses a second text of a key, unless scenes of one name are of several versions.
  private func refuseTwo(
    _ key: String, from oldKey: String, at offset: Int? = nil
  ) throws(MemberError) {
    guard keySteps.allSatisfy({ $0.isOfAll }) else { return }
    throw MemberError("two texts become '\(key)'", at: offset).within(oldKey)
  }

  /// An event as the newest version takes it.
  ///
  /// - Throws: `MemberError` with the event's member for what cannot be read.
  func events(_ event: Event) throws(MemberError) -> [Event] {
    if case .environment(var change) = event {
      guard let table = change.strings else { return [event] }
      do throws(MemberError) { change.strings = try strings(table) } catch {
        throw error.within("strings").within("environment")
      }
      return [.environment(change)]
    }
    var events = [event]
    for (place, step) in steps.enumerated() {
      var next: [Event] = []
      for event in events {
        next += try taking(place) { () throws(MemberError) in
          try step.events(event, childNames[place])
        }
      }
      events = next
    }
    guard !children.isEmpty else { return events }
    var result: [Event] = []
    for event in events {
      guard let (path, plan) = child(of: event) else {
        result.append(event)
        continue
      }
      for event in try plan.events(event.inside(path)) { result.append(event.outside(path)) }
    }
    return result
  }

  /// The id of a node in the newest versions; `nil` for one of a part that has been removed.
  ///
  /// - Parameter offset: The offset of the id in the text, in bytes.
  /// - Throws: `MemberError` for what cannot be read.
  func node(_ id: String, at offset: Int) throws(MemberError) -> String? {
    var id = id
    for (place, step) in steps.enumerated() {
      let next = try taking(place) { () throws(MemberError) in
        try step.node(id, childNames[place], at: offset)
      }
      guard let next else { return nil }
      id = next
    }
    guard let (path, plan) = child(at: id, isCommand: false), let rest = id.rest(behind: path)
    else { return id }
    return try plan.node(rest, at: offset).map { path + "/" + $0 }
  }

  /// The path of the child that an event is for, and its way, if it has one.
  private func child(of event: Event) -> (path: String, plan: VersionPlan)? {
    event.address.flatMap { child(at: $0, isCommand: event.isCommand) }
  }

  /// The path of the child that an address leads into, and its way, if it has one.
  ///
  /// - Parameter isCommand: Whether a child itself has the address, too.
  private func child(at address: String, isCommand: Bool) -> (path: String, plan: VersionPlan)? {
    let name = address.firstName
    guard let child = children.first(where: { $0.name.bytes == name.bytes }) else { return nil }
    let rest = address.behindFirstName
    if rest.utf8.isEmpty, !isCommand { return nil }
    guard child.isKeyed else { return (name, child.plan) }
    guard rest.utf8.count > 1 else { return nil }
    let key = String(Substring(rest.utf8.dropFirst())).firstName
    return (name + "/" + key, child.plan)
  }
}

extension Event {
  /// The event by the names of the child at a path.
  fileprivate func inside(_ path: String) -> Event {
    switch self {
    case .response(var response):
      response.id = response.id.rest(behind: path) ?? response.id
      return .response(response)
    case .command(var command):
      command.target = command.target?.name.rest(behind: path).flatMap {
        $0.utf8.isEmpty ? nil : NodeID($0)
      }
      return .command(command)
    default:
      guard let rest = target?.name.rest(behind: path) else { return self }
      return replacing(target: NodeID(rest))
    }
  }

  /// The event of the child at a path by the names of the scene that holds it.
  fileprivate func outside(_ path: String) -> Event {
    if case .command(var command) = self, command.target == nil {
      command.target = NodeID(path)
      return .command(command)
    }
    return nested(in: path)
  }
}
