extension VersionPlan {
  /// A saved state with the nodes that fingers, keys and edits are at by their newest names.
  ///
  /// What is at a part that has been removed is left out, as an event for it is.
  /// - Throws: `MemberError` for a name that cannot be read.
  func input(_ json: JSONValue) throws(MemberError) -> JSONValue {
    // Nobody reads it in a module that takes no pointers and no keys.
    guard Recognition.isIncluded else { return json }
    var json = try json.changing("keyFocus", node)
    if json["keyFocus"] == nil { json = try json.changing("keySelection") { _ in nil } }
    json = try json.changing("marked") { (json) throws(MemberError) in
      try renamingNode("target", in: json)
    }
    json = try json.changing("edits") { (json) throws(MemberError) in
      try json.changing("done", groups).changing("undone", groups)
    }
    return try json.changing("gestures", gestures)
  }

  /// An id by its newest name; `nil` for a part that has been removed.
  private func node(_ json: JSONValue) throws(MemberError) -> JSONValue? {
    guard case .string(let id) = json.content else { return json }
    guard let newID = try node(id, at: json.offset) else { return nil }
    return JSONValue(content: .string(newID), offset: json.offset)
  }

  /// An object with the id in a member by its newest name; `nil` for a part that has been removed.
  private func renamingNode(
    _ name: StaticString, in json: JSONValue
  ) throws(MemberError) -> JSONValue? {
    let renamed = try json.changing(name, node)
    let isRemoved = json[name.text] != nil && renamed[name.text] == nil
    return isRemoved ? nil : renamed
  }

  /// The objects of an array, each with the id in a member by its newest name.
  private func renamingNodes(
    _ name: StaticString, in json: JSONValue
  ) throws(MemberError) -> JSONValue {
    try json.changingElements { (json) throws(MemberError) in try renamingNode(name, in: json) }
  }

  /// Edits that can be undone, or done again, without those of which no field is left.
  private func groups(_ json: JSONValue) throws(MemberError) -> JSONValue? {
    try json.changingElements { (json) throws(MemberError) in
      var isEmpty = false
      let group = try json.changing("fields") { (json) throws(MemberError) in
        let fields = try renamingNodes("node", in: json)
        if case .array(let fields) = fields.content { isEmpty = fields.isEmpty }
        return fields
      }
      return isEmpty ? nil : group
    }
  }

  private func gestures(_ json: JSONValue) throws(MemberError) -> JSONValue? {
    var json = try json.changing("hovers") { (json) throws(MemberError) in
      try renamingNodes("target", in: json)
    }
    json = try json.changing("tap") { (json) throws(MemberError) in
      try renamingNode("target", in: json)
    }
    let pinched = json["pinch"] != nil
    json = try json.changing("pinch") { (json) throws(MemberError) in
      try renamingNode("target", in: json)
    }
    let losesPinch = pinched && json["pinch"] == nil
    return try json.changing("fingers") { (json) throws(MemberError) in
      try json.changingElements { (json) throws(MemberError) in
        try finger(json, losesPinch: losesPinch)
      }
    }
  }

  /// A finger; what it has begun on a part that has been removed, it does no longer.
  private func finger(
    _ json: JSONValue, losesPinch: Bool
  ) throws(MemberError) -> JSONValue {
    var finger = json
    for name in ["hit", "owner", "pressed"] as [StaticString] {
      finger = try finger.changing(name, node)
    }
    func loses(_ name: String) -> Bool { json[name] != nil && finger[name] == nil }
    let isLost =
      switch role(of: json) {
      case .undecided: loses("hit")
      case .pinch: losesPinch
      case .pan, .scroll, .panAndScroll, .longPress: loses("owner")
      case .ignored, nil: false
      }
    guard isLost else { return finger }
    for name in ["owner", "pressed", "pressTime"] as [StaticString] {
      finger = try finger.changing(name) { _ in nil }
    }
    return try finger.changing("role") {
      JSONValue(content: .string(Finger.Role.ignored.rawValue), offset: $0.offset)
    }
  }

  private func role(of finger: JSONValue) -> Finger.Role? {
    guard case .string(let name)? = finger["role"]?.content else { return nil }
    return Finger.Role(named: name)
  }
}
