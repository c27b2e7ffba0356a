extension VersionStep {
  /// The first change that is listed of something with a name.
  func action(
    on subject: VersionChange.Subject, where isNamed: (String) -> Bool
  ) -> (name: String, action: VersionChange.Action)? {
    for change in changes {
      if case .named(subject, let name, let action) = change.kind, isNamed(name) {
        return (name, action)
      }
    }
    return nil
  }

  /// The name in the older version of something that has a name in the newer one, if a rename says so and
  /// nothing has that name in the older version.
  ///
  /// What is of the older version cannot have the name: it is of another version than it says.
  func oldName(
    of subject: VersionChange.Subject, where isNamed: (_ newName: String, _ oldName: String) -> Bool
  ) -> String? {
    for change in changes {
      if case .named(subject, let oldName, .renamed(let newName)) = change.kind,
        isNamed(newName, oldName)
      {
        return oldName
      }
    }
    return nil
  }

  /// The error for a name of the newer version in what is of the older one.
  func misplaced(
    _ subject: VersionChange.Subject, _ name: String, _ oldName: String, at offset: Int? = nil
  ) -> MemberError {
    MemberError(
      "an older version has no \(subject.rawValue) '\(name)'; there it is '\(oldName)'", at: offset)
  }

  /// Whether something of a subject is listed.
  func changes(_ subject: VersionChange.Subject) -> Bool {
    changes.contains { change in
      switch change.kind {
      case .named(subject, _, _), .added(subject, _, _), .members(subject, _): true
      case .named, .added, .members, .event: false
      }
    }
  }

  /// The members of a state or a configuration in the next version.
  ///
  /// - Parameter subject: `member` or `configuration`.
  /// - Throws: `MemberError` for what cannot be read.
  func members(
    _ subject: VersionChange.Subject, in json: JSONValue
  ) throws(MemberError) -> JSONValue {
    guard changes(subject) else { return json }
    var json = try renaming(subject, in: json, at: "")
    for change in changes {
      guard case .added(subject, let path, let value) = change.kind else { continue }
      let names = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
      json = try json.adding(value, at: names[...], keepsGiven: subject == .configuration)
    }
    for change in changes {
      guard case .members(subject, let body) = change.kind else { continue }
      json = try json.changingMembers(body)
    }
    return json
  }

  /// A value with what is inside it renamed and removed.
  ///
  /// - Parameter path: The value's path in the older version.
  private func renaming(
    _ subject: VersionChange.Subject, in json: JSONValue, at path: String
  ) throws(MemberError) -> JSONValue {
    switch json.content {
    case .null, .bool, .number: return json
    case .string(let text):
      let text = try renamed(text, of: subject, at: path, json.offset)
      return JSONValue(content: .string(text), offset: json.offset)
    case .array:
      return try json.changingElements { (element) throws(MemberError) in
        try renaming(subject, in: element, at: path + "[]")
      }
    case .object(let members):
      var kept: [JSONValue.Member] = []
      for member in members {
        let place = path.utf8.isEmpty ? member.name : "\(path).\(member.name)"
        var member = member
        switch action(on: subject, where: { $0.bytes == place.bytes })?.action {
        case .removed: continue
        case .refused(let reason):
          throw MemberError(reason, at: member.offset).within(member.name)
        case .renamed(let name): member.name = name
        case .valueRenamed: break
        case nil:
          let oldName = oldName(of: subject) { newName, oldName in
            newName.bytes == member.name.bytes && oldName.group.bytes == path.bytes
          }
          if let oldName {
            throw misplaced(subject, member.name, oldName, at: member.offset).within(member.name)
          }
        }
        guard !kept.contains(where: { $0.name.bytes == member.name.bytes }) else {
          throw MemberError("two members become '\(member.name)'", at: member.offset)
        }
        do throws(MemberError) {
          member.value = try renaming(subject, in: member.value, at: place)
        } catch {
          throw error.within(member.name)
        }
        kept.append(member)
      }
      return JSONValue(content: .object(kept), offset: json.offset)
    }
  }

  /// A value's name in the next version.
  ///
  /// - Throws: `MemberError` for a name that the older version did not have.
  private func renamed(
    _ text: String, of subject: VersionChange.Subject, at path: String, _ offset: Int
  ) throws(MemberError) -> String {
    var oldName: String?
    for change in changes {
      guard case .named(subject, let name, .valueRenamed(let from, let to)) = change.kind,
        name.bytes == path.bytes
      else { continue }
      if from.bytes == text.bytes { return to }
      if to.bytes == text.bytes { oldName = from }
    }
    guard let oldName else { return text }
    throw MemberError(
      "an older version has no value '\(text)'; there it is '\(oldName)'", at: offset)
  }
}

extension String {
  /// The path of the group that a member at this path is in; empty for none.
  fileprivate var group: String {
    guard let point = utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(Substring(utf8[..<point]))
  }
}

extension JSONValue {
  /// The object with a member added; groups on the way to it are added, too, unless they are `null`.
  ///
  /// - Parameter keepsGiven: Whether a member that is there stays as it is.
  /// - Throws: `MemberError` for a member that is there, unless it stays.
  fileprivate func adding(
    _ value: JSONValue, at path: ArraySlice<String>, keepsGiven: Bool
  ) throws(MemberError) -> JSONValue {
    guard case .object(var members) = content, let first = path.first else { return self }
    let isArray = first.utf8.last == UInt8(ascii: "]")
    let name = isArray ? String(Substring(first.utf8.dropLast(2))) : first
    let place = members.place(of: name)
    let rest = path.dropFirst()
    if rest.isEmpty {
      if place != nil, keepsGiven { return self }
      guard place == nil else {
        throw MemberError("there is a member '\(name)' already", at: offset)
      }
      members.append(.init(name: name, offset: offset, value: value.placed(at: offset)))
    } else if let place {
      do throws(MemberError) {
        members[place].value =
          isArray
          ? try members[place].value.changingElements { (element) throws(MemberError) in
            try element.adding(value, at: rest, keepsGiven: keepsGiven)
          } : try members[place].value.adding(value, at: rest, keepsGiven: keepsGiven)
      } catch {
        throw error.within(name)
      }
    } else if !isArray {
      let group = try JSONValue(content: .object([]), offset: offset)
        .adding(value, at: rest, keepsGiven: keepsGiven)
      members.append(.init(name: name, offset: offset, value: group))
    }
    return JSONValue(content: .object(members), offset: offset)
  }
}
