extension VersionStep {
  /// What has been saved of an engine, in the next version: of the whole, or of a child.
  ///
  /// - Throws: `MemberError` for what cannot be read.
  func saved(_ json: JSONValue) throws(MemberError) -> JSONValue {
    var json = try json.changing("configuration") { (json) throws(MemberError) in
      try members(.configuration, in: json)
    }
    json = try json.changing("state") { (json) throws(MemberError) in
      try members(.member, in: try renamingChildren(in: json))
    }
    guard changes(.part) || changes(.completion) else { return json }
    let idle = json.idleTransactions
    json = try json.changing("animations") { (json) throws(MemberError) in
      try json.changingElements { (json) throws(MemberError) in try renamingNode(in: json) }
    }
    json = try json.changing("leaving") { (json) throws(MemberError) in
      try json.changingElements { (json) throws(MemberError) in try renamingLeaving(json) }
    }
    json = try json.changing("transactions") { (json) throws(MemberError) in
      try json.changingElements { (json) throws(MemberError) in try renamingCompletion(in: json) }
    }
    // The newer version would not have begun what moves and tells nothing any more.
    let gone = zip(json.idleTransactions, idle).map { $0 && !$1 }
    return gone.contains(true) ? json.leavingOutTransactions(gone) : json
  }

  /// The members of children stand among those of the state.
  private func renamingChildren(in json: JSONValue) throws(MemberError) -> JSONValue {
    guard changes(.child), case .object(let members) = json.content else { return json }
    var kept: [JSONValue.Member] = []
    for var member in members {
      switch action(on: .child, where: { $0.bytes == member.name.bytes })?.action {
      case .removed: continue
      case .renamed(let name): member.name = name
      case .refused(let reason):
        if member.value.isNothing { continue }
        throw MemberError(reason, at: member.offset).within(member.name)
      case .valueRenamed: break
      case nil:
        let oldName = oldName(of: .child) { newName, _ in newName.bytes == member.name.bytes }
        if let oldName, action(on: .member, where: { $0.bytes == member.name.bytes }) == nil {
          throw misplaced(.child, member.name, oldName, at: member.offset).within(member.name)
        }
      }
      kept.append(member)
    }
    return JSONValue(content: .object(kept), offset: json.offset)
  }

  /// An animation, by the name of its node; `nil` for one of a part that has been removed.
  private func renamingNode(in json: JSONValue) throws(MemberError) -> JSONValue? {
    guard case .string(let name)? = json["node"]?.content else { return json }
    guard let newName = try part(name, at: json["node"]?.offset) else { return nil }
    return try json.changing("node") { JSONValue(content: .string(newName), offset: $0.offset) }
  }

  /// A node on its way out; `nil` for a part that has been removed.
  private func renamingLeaving(_ json: JSONValue) throws(MemberError) -> JSONValue? {
    var isRemoved = false
    func rename(_ json: JSONValue) throws(MemberError) -> JSONValue {
      guard case .string(let name) = json.content else { return json }
      guard let newName = try part(name, at: json.offset) else {
        isRemoved = true
        return json
      }
      return JSONValue(content: .string(newName), offset: json.offset)
    }
    let renamed = try json.changing("node") { (json) throws(MemberError) in
      try json.changing("id", rename).changing("parent", rename)
    }
    if isRemoved { return nil }
    return try renamed.changing("rear") { (json) throws(MemberError) in
      let renamed = try rename(json)
      // Behind a part that has been removed is behind all others.
      return isRemoved ? JSONValue(content: .null, offset: json.offset) : renamed
    }
  }

  /// The id of a node in the next version; `nil` for a part that has been removed.
  func part(_ id: String, at offset: Int? = nil) throws(MemberError) -> String? {
    guard let (name, action) = action(on: .part, where: { PartName.names($0, NodeID(id)) }) else {
      let oldName = oldName(of: .part) { newName, _ in PartName.names(newName, NodeID(id)) }
      if let oldName { throw misplaced(.part, id, oldName, at: offset) }
      return id
    }
    switch action {
    case .removed: return nil
    case .refused(let reason): throw MemberError(reason, at: offset)
    case .renamed(let newName): return PartName.renamed(id, from: name, to: newName)
    case .valueRenamed: return id
    }
  }

  private func renamingCompletion(in json: JSONValue) throws(MemberError) -> JSONValue {
    try json.changing("completion") { (json) throws(MemberError) in
      guard case .string(let name) = json.content else { return json }
      let found = action(on: .completion) { name.begins(with: $0, before: UInt8(ascii: "-")) }
      guard let (oldName, action) = found else {
        let oldName = oldName(of: .completion) { newName, _ in
          name.begins(with: newName, before: UInt8(ascii: "-"))
        }
        if let oldName { throw misplaced(.completion, name, oldName, at: json.offset) }
        return json
      }
      switch action {
      case .renamed(let newName):
        let rest = String(Substring(name.utf8.dropFirst(oldName.utf8.count)))
        return JSONValue(content: .string(newName + rest), offset: json.offset)
      case .removed: return JSONValue(content: .null, offset: json.offset)
      case .refused(let reason): throw MemberError(reason, at: json.offset)
      case .valueRenamed: return json
      }
    }
  }
}

extension JSONValue {
  /// Whether no child is there: `null`, or an empty array.
  fileprivate var isNothing: Bool {
    switch content {
    case .null: true
    case .array(let elements): elements.isEmpty
    default: false
    }
  }
}

extension JSONValue {
  /// Which transactions of a saved state neither move anything nor tell anything when they end.
  fileprivate var idleTransactions: [Bool] {
    guard case .array(let transactions)? = self["transactions"]?.content else { return [] }
    var isIdle = transactions.map { transaction in
      if case .string? = transaction["completion"]?.content { false } else { true }
    }
    func use(_ json: JSONValue?) {
      guard let place = json?["transaction"]?.place, isIdle.indices.contains(place) else { return }
      isIdle[place] = false
    }
    for name in ["animations", "leaving"] {
      guard case .array(let elements)? = self[name]?.content else { continue }
      for element in elements { use(element) }
    }
    use(self["transition"])
    return isIdle
  }

  /// A saved state without some transactions, of which nothing is left.
  fileprivate func leavingOutTransactions(_ gone: [Bool]) -> JSONValue {
    guard case .object(var members) = content else { return self }
    var places: [Int] = []
    for isGone in gone { places.append((places.last ?? -1) + (isGone ? 0 : 1)) }
    for index in members.indices {
      let value = members[index].value
      let name = members[index].name
      if name.bytes == "transactions".bytes || name.bytes == "numbers".bytes {
        guard case .array(let elements) = value.content, elements.count == gone.count else {
          continue
        }
        let kept = zip(elements, gone).filter { !$1 }.map { $0.0 }
        members[index].value.content = .array(kept)
      } else if case .array(let elements) = value.content {
        members[index].value.content = .array(elements.map { $0.atTransaction(in: places) })
      } else if name.bytes == "transition".bytes {
        members[index].value = value.atTransaction(in: places)
      }
    }
    return JSONValue(content: .object(members), offset: offset)
  }

  /// The value as the index of something.
  private var place: Int? {
    if case .number(let number) = content { Int(exactly: number) } else { nil }
  }

  /// The object with the new place of its transaction.
  private func atTransaction(in places: [Int]) -> JSONValue {
    guard case .object(var members) = content else { return self }
    for index in members.indices where members[index].name.bytes == "transaction".bytes {
      guard let place = members[index].value.place, places.indices.contains(place) else { continue }
      members[index].value.content = .number(Double(places[place]))
    }
    return JSONValue(content: .object(members), offset: offset)
  }
}
