extension VersionPlan {
  /// A configuration in the newest version; `nil` for none, as long as no step gives it a member.
  ///
  /// - Parameters:
  ///   - given: The configuration, as it was given.
  ///   - changed: The paths in it that steps of the scenes around it change themselves.
  /// - Throws: `MemberError` for what cannot be read.
  func configuration(
    _ given: JSONValue?, changed: [String] = []
  ) throws(MemberError) -> JSONValue? {
    var given = given
    for (place, step) in steps.enumerated() where step.changes(.configuration) {
      let json = given ?? JSONValue(content: .object([]), offset: 0)
      let step = step.leavingOut(configurations: changed)
      let changed = try taking(place) { () throws(MemberError) in
        try step.members(.configuration, in: json)
      }
      if given != nil || changed != json { given = changed }
    }
    return try groups(in: given, changed: changed)
  }

  /// A configuration with the groups that are those of children in the children's newest versions.
  ///
  /// A change that a step of the scene makes itself in such a group is not made again.
  func groups(
    in given: JSONValue?, changed: [String] = []
  ) throws(MemberError) -> JSONValue? {
    if children.isEmpty { return given }
    let configured = history.configuredChildren
    let changed = changed + steps.flatMap { $0.changes.compactMap { $0.configurationPath } }
    var given = given
    for child in children where configured.has(child.name) {
      let group = given?[child.name]
      if group == nil {
        // A step that adds the whole group gives it as it is now.
        if changed.has(child.name) { continue }
      } else if group?.content.kind != .object {
        continue
      }
      let inside = changed.compactMap { path in
        path.rest(behind: child.name, ".") ?? path.rest(behind: child.oldName, ".")
      }
      do throws(MemberError) {
        guard let newest = try child.plan.configuration(group, changed: inside) else { continue }
        given = (given ?? JSONValue(content: .object([]), offset: 0)).setting(child.name, newest)
      } catch {
        throw error.within(child.name)
      }
    }
    return given
  }
}

extension VersionStep {
  /// The step without its changes of some members of the configuration.
  fileprivate func leavingOut(configurations paths: [String]) -> VersionStep {
    if paths.isEmpty { return self }
    return VersionStep(
      summary, changes.filter { change in change.configurationPath.map { !paths.has($0) } ?? true })
  }
}

extension VersionChange {
  /// The path in the configuration that it changes.
  fileprivate var configurationPath: String? {
    switch kind {
    case .named(.configuration, let path, _), .added(.configuration, let path, _): path
    case .named, .added, .members, .event: nil
    }
  }
}

extension String {
  /// What follows a name and a separator; `nil` if it does not begin so.
  fileprivate func rest(behind name: String, _ separator: Unicode.Scalar) -> String? {
    let count = name.utf8.count
    guard utf8.count > count, begins(with: name, before: UInt8(ascii: separator)) else {
      return nil
    }
    return String(Substring(utf8.dropFirst(count + 1)))
  }
}

extension JSONValue {
  /// The object with the value of a member, which is added if it is not there.
  fileprivate func setting(_ name: String, _ value: JSONValue) -> JSONValue {
    guard case .object(var members) = content else { return self }
    if let place = members.place(of: name) {
      members[place].value = value
    } else {
      members.append(.init(name: name, offset: offset, value: value))
    }
    return JSONValue(content: .object(members), offset: offset)
  }
}
